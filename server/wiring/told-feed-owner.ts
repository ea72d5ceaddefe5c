import type pg from 'pg'
import type { OwedLetter } from '#domain/owed-letter.ts'
import { makeFeedCode } from '#operations/arrivals/make-feed-code.ts'

type ArrivalLetter = Extract<OwedLetter, { kind: 'feed-code' }>

/** A code is made for this very letter. */
export async function toldFeedOwner({ kind, arrivalId }: ArrivalLetter, pool: pg.Pool) {
  const made = await makeFeedCode(pool, arrivalId)
  if (!made) throw new Error('Nobody waits for this code any more.')
  return { kind, ...made }
}
