import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { keepFeedCode } from '#database/arrival-codes.ts'
import { arrivalOf } from '#database/arrivals.ts'
import { hashOfFeedCode } from './read-arrival.ts'

/** For the letter that is being written. Undefined: nobody asks any more. */
export async function makeFeedCode(
  pool: pg.Pool,
  showId: string,
): Promise<{ show: string; code: string } | undefined> {
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const isKept = await keepFeedCode(pool, showId, hashOfFeedCode(showId, code))
  const arrival = isKept ? await arrivalOf(pool, showId) : undefined
  return arrival && { show: arrival.found.title, code }
}
