/** Where a client stands: computed from what is known of their things, and kept nowhere. */
import type { Thing } from './told/source.ts'

export type KnownThing = Pick<Thing, 'id' | 'kind' | 'facts'> & { asOf: Date }

const standings = [
  'disputed',
  'past-due',
  'waiting-for-money',
  'ending',
  'paying',
  'paused',
  'refunded',
  'ended',
  'booked',
  'lead',
] as const
export type Standing = (typeof standings)[number]

/** The guide is read, and makes nobody a client. */
export const isGuide = ({ facts }: Pick<KnownThing, 'facts'>): boolean => facts.offer === 'guide'

const settled = new Set(['won', 'lost', 'warning_closed', 'reversed', 'rejected'])
/** A bank that has decided leaves a refund, or nothing; a chargeback that is reversed is another adjustment. */
const isOpenDispute = (thing: KnownThing, things: readonly KnownThing[]) =>
  thing.kind === 'dispute' &&
  !settled.has(String(thing.facts.state)) &&
  !String(thing.facts.action ?? '').endsWith('_reverse') &&
  !things.some((other) => other.facts.action === 'chargeback_reverse' && other.asOf >= thing.asOf)

export const openDisputes = (things: readonly KnownThing[]): KnownThing[] =>
  things.filter((thing) => isOpenDispute(thing, things))

/** Of one subscription. Undefined: nothing has come of it. */
function standingOfSubscription({ facts }: KnownThing, now: Date): Standing | undefined {
  const isOver = typeof facts.endsAt === 'string' && Date.parse(facts.endsAt) <= now.getTime()
  switch (facts.state) {
    case 'active':
    case 'trialing':
      return isOver ? 'ended' : facts.endsAt ? 'ending' : 'paying'
    case 'past_due':
    case 'unpaid':
      return 'past-due'
    case 'paused':
      return 'paused'
    case 'canceled':
      return 'ended'
    default:
      return undefined
  }
}

/** All that was paid has gone back. */
function isRefunded(things: readonly KnownThing[]): boolean {
  const payments = things.filter(({ kind }) => kind === 'payment')
  if (payments.length > 0) return payments.every(({ facts }) => facts.isRefunded === true)
  const back = things.filter(({ kind, facts }) => kind === 'refund' && facts.action === 'refund')
  const paid = things.filter((thing) => thing.kind === 'purchase' && thing.facts.state === 'paid')
  return back.length > 0 && amountOf(back) >= amountOf(paid)
}

const amountOf = (things: readonly KnownThing[]) =>
  things.reduce((sum, { facts }) => sum + (Number(facts.amount) || 0), 0)

/** What asks most for somebody's attention comes first: a client with two shows stands where the worse one stands. */
export function clientStanding(all: readonly KnownThing[], now: Date): Standing {
  const things = all.filter((thing) => !isGuide(thing))
  const has = (kind: Thing['kind'], ...states: readonly string[]) =>
    things.some((thing) => thing.kind === kind && states.includes(String(thing.facts.state)))
  const found = new Set<Standing | undefined>(
    things.filter(({ kind }) => kind === 'subscription').map((each) => standingOfSubscription(each, now)),
  )
  if (openDisputes(things).length > 0) return 'disputed'
  if (isRefunded(things)) return 'refunded'
  const worst = standings.find((standing) => found.has(standing))
  if (worst && worst !== 'ended') return worst
  if (has('purchase', 'waiting')) return 'waiting-for-money'
  if (worst) return worst
  if (has('purchase', 'paid')) return 'paying'
  return has('booking', 'booked', 'asked') ? 'booked' : 'lead'
}
