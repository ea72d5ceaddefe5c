import { data } from 'react-router'
import { isId } from '#domain/id.ts'
import { enterHost, forgetHost, proveHost } from '#operations/shows/host-of-show.ts'
import type { Studio } from '#site/context.ts'
import { place } from '#site/settings.ts'
import type { Form } from '#site/studio/read-form.ts'

/** A press means what its button says, or nothing. */
export async function pressOnHost(studio: Studio, form: Form, showId: string) {
  if (!isId(showId)) throw new Response(null, { status: 404 })
  const { outcome } = await pressed({ ...studio, showId }, form)
  return data({ outcome, typed: form.text('host') }, outcome === 'done' ? 200 : 422)
}

function pressed(by: Studio & { showId: string }, form: Form): Promise<{ outcome: string }> {
  switch (form.text('intent')) {
    case 'enter':
      return enterHost({ ...by, origin: place.origin }, form.text('host'))
    case 'look':
      return proveHost({ ...by, ...by.web })
    case 'forget':
      return forgetHost(by)
    default:
      return Promise.resolve({ outcome: 'gone' })
  }
}
