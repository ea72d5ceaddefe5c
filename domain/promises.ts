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
  /** By what the house has done, whatever anybody has ticked. */
  isDone: boolean
}

/** Of one show: `paidWith` is the subscription or the purchase. */
export type ShowDone = { paidWith: string; isDrafted: boolean; isOut: boolean }

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

/** What is due soonest comes first, and what is kept last. */
export function promisesTo(
  things: readonly KnownThing[],
  hours: PromisedHours,
  done: readonly ShowDone[] = [],
): PromiseClock[] {
  const kept = new Map(
    things.filter(({ kind }) => kind === 'promise').map(({ id, facts }) => [id, facts.state === 'kept']),
  )
  const purchases = things.filter(
    (thing) => thing.kind === 'purchase' && thing.facts.state === 'paid' && !isGuide(thing),
  )
  const clocks = firstOfEachShow(purchases).flatMap(({ id: of, asOf, facts }) => {
    const show = done.find(
      ({ paidWith }) => paidWith === of || paidWith === `subscription:${facts.subscription}`,
    )
    return promisedThings.map((promised) => {
      // Whoever has an episode needs no draft any more.
      const isDone = show?.isOut === true || (promised === 'draft' && show?.isDrafted === true)
      return {
        ...{ of, promised, isDone },
        dueAt: after(promised === 'draft' ? asOf : callAfter(things, asOf), hours[promised]),
        isKept: isDone || (kept.get(`promise:${of}:${promised}`) ?? false),
      }
    })
  })
  const placeOf = ({ isKept, dueAt }: PromiseClock) =>
    isKept ? Number.MAX_VALUE : (dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER)
  return clocks.sort((one, other) => placeOf(one) - placeOf(other))
}

/** Months that are paid for later promise nothing new. */
function firstOfEachShow(purchases: readonly KnownThing[]): KnownThing[] {
  const inOrder = [...purchases].sort((one, other) => one.asOf.getTime() - other.asOf.getTime())
  const shows = new Set<unknown>()
  return inOrder.filter(
    ({ id, facts: { subscription = id } }) => !shows.has(subscription) && shows.add(subscription),
  )
}
