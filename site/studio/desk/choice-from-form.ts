import type { PassageChoice } from '#operations/choose-passage.ts'
import type { Form } from '#site/studio/read-form.ts'

const id = /^[a-z0-9]{1,24}$/
const place = /^[\w-]{1,40}\.\d{1,4}$/
const mostPlaces = 60

/** What somebody has chosen. Whatever else the form says, no text of it is ever read aloud. */
export function choiceFromForm(form: Form): PassageChoice | undefined {
  const [deed, at, was] = [form.text('choose'), form.text('at'), form.text('was')]
  const places = form.all('place').filter((each) => place.test(each))
  if (!id.test(at)) return undefined
  if (deed === 'leave-out') return { deed, at, was }
  if (deed === 'up' || deed === 'down') return { deed: 'move', at, was, direction: deed }
  if (places.length === 0 || places.length > mostPlaces) return undefined
  if (deed === 'instead') return { deed, at, was, places }
  return deed === 'after' ? { deed, at, places } : undefined
}
