/** What the plan of a show means for its dates: the table that clients were promised. */
import { clientStanding, type KnownThing, type Standing } from './standing.ts'

/** `runs`; `waits`: until money or a person says otherwise; `over`: no date is owed any more. */
export type SlotPolicy = 'runs' | 'waits' | 'over'

export type PolicyReason = 'late' | 'unpaid' | 'disputed' | 'paused' | 'refunded' | 'ended'
/** `why`: null where it runs. */
export type Policy = { state: SlotPolicy; why: PolicyReason | null }

const day = 86_400_000
/** Production goes on for so long when money is late. */
const patienceDays = 7

type Asked = {
  /** Of this show: what it is paid with, and money that belongs to that. */
  things: readonly KnownThing[]
  lateSince: Date | null
  /** Its client has approved an episode: the guarantee is over, and a person decides about money that went back. */
  hasApproved: boolean
  now: Date
}

const runs: Policy = { state: 'runs', why: null }
const waits = (why: PolicyReason): Policy => ({ state: 'waits', why })
const over = (why: PolicyReason): Policy => ({ state: 'over', why })

const table: Record<Standing, (asked: Asked) => Policy> = {
  lead: () => runs,
  booked: () => runs,
  paying: () => runs,
  ending: () => runs,
  'waiting-for-money': () => waits('unpaid'),
  'past-due': ({ lateSince, now }) =>
    lateSince && now.getTime() - lateSince.getTime() > patienceDays * day ? waits('late') : runs,
  paused: () => waits('paused'),
  disputed: () => waits('disputed'),
  refunded: ({ hasApproved }) => (hasApproved ? waits : over)('refunded'),
  ended: () => over('ended'),
}

export const policyOf = (asked: Asked): Policy => table[clientStanding(asked.things, asked.now)](asked)

/** Since when money is late: what is told of it later does not begin it anew. Null: it is not. */
export function lateSinceOf(things: readonly KnownThing[], before: Date | null): Date | null {
  const late = things.filter(
    ({ kind, facts }) => kind === 'subscription' && ['past_due', 'unpaid'].includes(String(facts.state)),
  )
  if (late.length === 0) return null
  return new Date(Math.min(...late.map(({ asOf }) => asOf.getTime()), before?.getTime() ?? Infinity))
}
