import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { keepFeedCode } from '#database/arrival-codes.ts'
import { arrivalOf } from '#database/arrivals.ts'
import { typedName } from '#domain/typed-name.ts'
import { hashOfFeedCode } from './read-arrival.ts'

/** For the letter that is being written. Undefined: nobody asks any more. */
export async function makeFeedCode(
  pool: pg.Pool,
  showId: string,
): Promise<{ show: string; code: string } | undefined> {
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const isKept = await keepFeedCode(pool, showId, hashOfFeedCode(showId, code))
  const arrival = isKept ? await arrivalOf(pool, showId) : undefined
  return arrival && { show: titleInLetter(arrival.found.title), code }
}

const mostCharacters = 100

/** A feed says what it likes, and our letter signs it: one line, and nothing that mail programs would make a link of. */
const titleInLetter = (title: string): string =>
  typedName(title)
    .split(' ')
    .filter((word) => !/[@:/\\]|[\p{L}\d]\.[\p{L}\d]/u.test(word))
    .join(' ')
    .slice(0, mostCharacters)
    .toWellFormed() || 'a podcast'
