import { data } from 'react-router'
import { isId } from '#domain/id.ts'
import {
  beginArrival,
  fetchLostAgain,
  fetchNewer,
  giveUpArrival,
} from '#operations/arrivals/begin-arrival.ts'
import { askOwner, enterFeedCode, lookForWord, readArrival } from '#operations/arrivals/read-arrival.ts'
import { takeArrivalIn } from '#operations/arrivals/take-in.ts'
import type { Studio } from '#site/context.ts'
import { place } from '#site/settings.ts'
import type { Form } from '#site/studio/read-form.ts'

/** A press means what its button says, or nothing. */
export async function pressOnArrival(studio: Studio, form: Form, showId: string) {
  if (!isId(showId)) throw new Response(null, { status: 404 })
  const { outcome } = await pressed({ ...studio, files: studio.web, showId }, form)
  return data({ outcome, typed: form.text('address') }, outcome === 'done' ? 200 : 422)
}

type By = Parameters<typeof readArrival>[0] & Parameters<typeof giveUpArrival>[0]

function pressed(by: By, form: Form): Promise<{ outcome: string }> {
  switch (form.text('intent')) {
    case 'read':
      return readArrival(by, form.text('address'))
    case 'ask-owner':
      return askOwner(by)
    case 'enter-code':
      return enterFeedCode(by, form.text('code'))
    case 'look':
      return lookForWord(by)
    case 'begin':
      return beginArrival(by)
    case 'fetch-lost':
      return fetchLostAgain(by)
    case 'fetch-newer':
      return fetchNewer(by)
    case 'take-in':
      return takeArrivalIn(by, place.origin)
    case 'give-up':
      return giveUpArrival(by)
    default:
      return Promise.resolve({ outcome: 'gone' })
  }
}
