import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { erasePersonalRows } from '#database/erasures.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { pseudonymOf } from '#database/people.ts'
import { calendarAddress } from '#domain/begun-by-calendar.ts'
import { checkEmail } from '#domain/email-address.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'

type Erased =
  | { outcome: 'begun'; number: number }
  | { outcome: 'not-allowed' | 'bad-email' | 'not-confirmed' }

type Wanted = { email: string; typedAgain: string; staysUnwanted: boolean }

/** Rows go at once and together; the files follow, and whoever works on letters and episodes sees to that. */
export async function erasePerson(pool: pg.Pool, operator: Operator, wanted: Wanted): Promise<Erased> {
  if (!hasRight(operator, 'erase-people')) return { outcome: 'not-allowed' }
  const email = checkEmail(wanted.email)
  // Episodes of shows are of no person.
  if (!email || email.toLowerCase() === calendarAddress) return { outcome: 'bad-email' }
  if (wanted.typedAgain.trim().toLowerCase() !== email.toLowerCase()) return { outcome: 'not-confirmed' }
  const { staysUnwanted } = wanted
  for (let tries = 1; ; tries++)
    try {
      return { outcome: 'begun', number: await eraseOnce(pool, operator.id, email, staysUnwanted) }
    } catch (error) {
      if (tries === 3 || !isDeadlock(error)) throw error
    }
}

const eraseOnce = (pool: pg.Pool, operatorId: string, email: string, staysUnwanted: boolean) =>
  inTransaction(pool, async (client) => {
    const number = await erasePersonalRows(client, { email, operatorId, staysUnwanted })
    const person = await pseudonymOf(client, email)
    await recordDeed(client, { operatorId, deed: 'erase-person', facts: { person, receipt: number } })
    return number
  })

/** A worker writes a letter's fate at the same moment: one of the two goes first. */
const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01'
