/** People who book and buy, as their companies would tell it: half of them in Stripe's older shape. */
import { cal } from '#vendors/tellers/cal.ts'
import { type LifeName, lifeNames, lives } from '#vendors/tellers/lives.ts'
import type { Offer } from '#vendors/tellers/pays.ts'
import { stripe } from '#vendors/tellers/stripe.ts'
import type { Customer, Telling } from '#vendors/tellers/telling.ts'

const starter: Offer = { id: 'starter', cents: 9900, setupCents: 19900 }
const expert: Offer = { id: 'expert', cents: 25000, setupCents: 50000 }

export function aLife(
  name: LifeName,
  who: string,
  wanted: Partial<Customer> & { isOld?: boolean } = {},
): Telling[] {
  const { isOld = false, ...other } = wanted
  const person: Customer = {
    ...{ key: who, name: who, email: `${who}@${who}.example`, begins: new Date('2026-10-01T09:00:00Z') },
    ...other,
  }
  const pays = (show: string) => stripe(person, { show, shape: isOld ? 'old' : 'new' })
  return lives[name].tell({
    ...{ pays: pays('1'), second: pays('2'), books: cal(person) },
    ...{ offers: { starter, expert }, accounts: `accounts@${who}.example` },
  })
}

/** Everything that can happen to somebody, each to somebody else. */
export const allLives: readonly Telling[][] = lifeNames.map((name, at) =>
  aLife(name, name, { isOld: at % 2 === 0 }),
)
