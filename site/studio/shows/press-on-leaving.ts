import { endShow, moveShow, setLock, stayHere } from '#operations/shows/leave.ts'
import type { Studio } from '#site/context.ts'
import { place } from '#site/settings.ts'
import type { Form } from '#site/studio/read-form.ts'

/** Undefined: the button says something else. */
export function pressedOnLeaving(by: Studio & { showId: string }, form: Form) {
  switch (form.text('intent')) {
    case 'move':
      return moveShow(
        { ...by, fetchPart: by.web.fetchPart, origin: place.origin },
        { typed: form.text('movingTo'), isSeen: form.text('seen') === 'yes' },
      )
    case 'end':
      return endShow(by, form.text('farewell').replaceAll('\r\n', '\n').trim())
    case 'stay':
      return stayHere(by)
    case 'lock':
    case 'unlock':
      return setLock(by, form.text('intent') === 'lock')
    default:
      return undefined
  }
}
