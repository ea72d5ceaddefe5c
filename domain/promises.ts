/** What a client was promised with a purchase, and until when: from what is sold, never stored. */
import type { KnownThing } from './standing.ts'
import { isGuide } from './standing.ts'
import { type Promised, promisedThings } from './told/operator.ts'

type PromiseClock = {
  /** The purchase or subscription that it was promised with. */
  of: string
  promised: Promised
  /** Undefined: what starts the clock has not happened yet. */
  dueAt: Date | undefined
  isKept: boolean
}

/** In hours: the draft from the purchase on, the first episode from the call that comes after it. */
type PromisedHours = Record<Promised, number>

const hour = 3_600_000
const after = (start: Date | undefined, hours: number) => start && new Date(start.getTime() + hours * hour)

/** The call in which a show is set up: the first one that ends after the purchase. */
function callAfter(things: readonly KnownThing[], bought: Date): Date | undefined {
  const ends = things
    .filter(({ kind, facts }) => kind === 'booking' && facts.state === 'booked')
    .map(({ facts }) => Date.parse(String(facts.endsAt ?? facts.startsAt)))
    .filter((at) => at > bought.getTime())
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined
}

export function promisesTo(things: readonly KnownThing[], hours: PromisedHours): PromiseClock[] {
  const kept = new Map(
    things.filter(({ kind }) => kind === 'promise').map(({ id, facts }) => [id, facts.state === 'kept']),
  )
  const purchases = things.filter(
    (thing) => thing.kind === 'purchase' && thing.facts.state === 'paid' && !isGuide(thing),
  )
  return firstOfEachShow(purchases).flatMap(({ id: of, asOf }) =>
    promisedThings.map((promised) => ({
      of,
      promised,
      dueAt: after(promised === 'draft' ? asOf : callAfter(things, asOf), hours[promised]),
      isKept: kept.get(`promise:${of}:${promised}`) ?? false,
    })),
  )
}

/** Months that are paid for later promise nothing new. */
function firstOfEachShow(purchases: readonly KnownThing[]): KnownThing[] {
  const inOrder = [...purchases].sort((one, other) => one.asOf.getTime() - other.asOf.getTime())
  const shows = new Set<unknown>()
  return inOrder.filter(
    ({ id, facts: { subscription = id } }) => !shows.has(subscription) && shows.add(subscription),
  )
}
