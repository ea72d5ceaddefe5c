import { data } from 'react-router'
import { directories } from '#domain/directories.ts'
import { isId } from '#domain/id.ts'
import { noteListing, sayOfPlace } from '#operations/distribution/listings.ts'
import { shareOwner } from '#operations/shows/change-public-show.ts'
import type { Studio } from '#site/context.ts'
import type { Form } from '#site/studio/read-form.ts'

/** A press means what its button says, or nothing. */
export async function pressOnPlace(studio: Studio, form: Form, showId: string) {
  if (!isId(showId)) throw new Response(null, { status: 404 })
  const { outcome } = await pressed({ ...studio, showId }, form)
  return data({ outcome, typed: form.text('listing') }, outcome === 'done' ? 200 : 422)
}

async function pressed(by: Studio & { showId: string }, form: Form) {
  const place = directories.find(({ id }) => id === form.text('place'))?.id
  if (!place) return { outcome: 'gone' } as const
  const intent = form.text('intent')
  switch (intent) {
    case 'sent':
    case 'refused':
    case 'not-wanted':
    case 'not-yet':
      return sayOfPlace(by, place, intent)
    case 'listed': {
      const found = { typed: form.text('listing'), isSeen: form.text('seen') === 'yes' }
      return noteListing({ ...by, fetchPage: by.web.fetchPage }, place, found)
    }
    case 'share-owner': {
      const { outcome } = await shareOwner(by, true)
      return { outcome: outcome === 'done' ? outcome : 'gone' } as const
    }
    default:
      return { outcome: 'gone' } as const
  }
}
