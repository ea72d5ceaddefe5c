/** What becomes of the dates of a show: a pure rule, so that a year of them is a second in a test. */
import type { Policy, PolicyReason, SlotPolicy } from './plan-policy.ts'

export type SlotState = 'open' | 'published' | 'missed' | 'skipped' | 'held' | 'lapsed'

/** Why nothing is begun: nobody knows which plan it is, the questions are not answered, nothing is left to tell. */
export type NotBegun = 'plan' | 'questions' | 'material'
/** Why a date went by, rests or is none any more; null where its state says it all. */
export type SlotReason = PolicyReason | NotBegun | 'with-client' | 'with-us' | 'days'

export type KeptSlot = {
  key: string
  at: Date
  state: SlotState
  why: SlotReason | null
  requestId: string | null
}

/** Why nobody hears in public what a date of a public show has brought: null where they do, or where nothing is public. */
export type NotHeard = 'not-in-feed' | 'withdrawn'

/** In the order in which they were begun. */
export type SlotEpisode = {
  requestId: string
  outAt: Date | null
  /** Nothing comes of it. */
  hasEnded: boolean
  /** Its client has approved it: it goes out by itself. */
  isApproved: boolean
  /** It is before them, and they have not said anything. */
  isWithClient: boolean
  /** Nothing is left to tell, or the last try has failed and nobody has looked at it yet. */
  isWithoutMaterial: boolean
}

/** Why an approved episode does not go out, not even later: its plan, or no date that is free. */
export type WaitsFor = Exclude<SlotPolicy, 'runs'> | 'date'

type Wanted = {
  kept: readonly KeptSlot[]
  /** Of the rhythm and plan as they are, in the future. */
  wanted: readonly { key: string; at: Date }[]
  episodes: readonly SlotEpisode[]
  policy: Policy
  /** Of the plan, in milliseconds. */
  endsAt?: number
  notBegun: NotBegun | null
  now: Date
}

/** An approved episode that is just on its way out is not late. */
const patienceMilliseconds = 6 * 3_600_000
/** What comes out so long after a date that went by has kept it after all. */
const lateMilliseconds = 7 * 86_400_000

/** All dates as they are from now on, in their order. None is ever taken away: what does not happen says why. */
export function settledSlots(asked: Wanted): KeptSlot[] {
  const { kept, wanted, episodes, policy, endsAt = Number.POSITIVE_INFINITY, now } = asked
  const taken = policy.state === 'runs' ? takenUp(kept, episodes, now) : kept
  // What was let out before its date has kept it.
  const out = new Set(episodes.flatMap(({ requestId, outAt }) => (outAt ? [requestId] : [])))
  const hasEnded = ({ at, requestId }: KeptSlot) => at <= now || (requestId !== null && out.has(requestId))
  const settled = new Map(taken.map((slot) => [slot.key, hasEnded(slot) ? closed(slot, asked) : slot]))
  const owed = new Map(policy.state === 'over' ? [] : wanted.map((each) => [each.key, each]))
  for (const slot of settled.values())
    if (slot.at > now && slot.state === 'open' && owed.get(slot.key)?.at.getTime() !== slot.at.getTime())
      settled.set(slot.key, {
        ...{ ...slot, state: 'lapsed', requestId: null },
        why: policy.why ?? (slot.at.getTime() > endsAt ? 'ended' : 'days'),
      })
  for (const { key, at } of owed.values()) {
    const before = settled.get(key)
    if (at > now && (!before || before.state === 'lapsed'))
      settled.set(key, { key, at, state: 'open', why: null, requestId: null })
  }
  const inOrder = [...settled.values()].sort((one, other) => one.at.getTime() - other.at.getTime())
  return withEpisodes(keptAfterAll(inOrder, episodes), episodes, now)
}

const hasJustCome = ({ state, at }: KeptSlot, now: Date) =>
  state === 'open' && at <= now && now.getTime() - at.getTime() < patienceMilliseconds

/** A date that comes goes to the first that is approved and waits, where its own episode is not ready. */
function takenUp(kept: readonly KeptSlot[], episodes: readonly SlotEpisode[], now: Date): KeptSlot[] {
  const past = new Set(kept.flatMap(({ at, requestId }) => (at <= now && requestId ? [requestId] : [])))
  const ready = episodes.filter(
    ({ requestId, isApproved, outAt, hasEnded }) => isApproved && !outAt && !hasEnded && !past.has(requestId),
  )
  const own = new Set(
    episodes.flatMap(({ requestId, isApproved, outAt }) => (isApproved || outAt ? [requestId] : [])),
  )
  return kept.map((slot) => {
    if (!hasJustCome(slot, now) || (slot.requestId && own.has(slot.requestId))) return slot
    const next = ready.shift()
    return next ? { ...slot, requestId: next.requestId } : slot
  })
}

const closedAs = { runs: 'missed', waits: 'held', over: 'lapsed' } as const

function closed(slot: KeptSlot, { episodes, policy, notBegun, now }: Wanted): KeptSlot {
  if (slot.state !== 'open') return slot
  const episode = episodes.find(({ requestId }) => requestId === slot.requestId)
  if (episode?.outAt) return { ...slot, state: 'published', why: null }
  if (policy.state === 'runs' && episode?.isApproved && hasJustCome(slot, now)) return slot
  const missed = episode ? whyNotReady(episode) : (notBegun ?? 'with-us')
  return { ...slot, state: closedAs[policy.state], why: policy.why ?? missed, requestId: null }
}

const whyNotReady = ({ isWithClient, isWithoutMaterial }: SlotEpisode) =>
  isWithoutMaterial ? 'material' : isWithClient ? 'with-client' : 'with-us'

/** An episode may come out while its date is being closed: the newest that went by is the one that it has kept. */
function keptAfterAll(slots: readonly KeptSlot[], episodes: readonly SlotEpisode[]): KeptSlot[] {
  const dated = new Set(slots.map(({ requestId }) => requestId))
  const late = episodes.filter(({ outAt, requestId }) => outAt && !dated.has(requestId))
  const all = [...slots]
  for (const { requestId, outAt } of late) {
    const at = all.findLastIndex(
      (slot) =>
        outAt &&
        slot.state === 'missed' &&
        slot.at <= outAt &&
        outAt.getTime() - slot.at.getTime() < lateMilliseconds,
    )
    const slot = all[at]
    if (slot) all[at] = { ...slot, state: 'published', why: null, requestId }
  }
  return all
}

/**
 * The next episode takes the next date, and approved ones before the others: where one is left out, or is not ready,
 * those behind it move up.
 */
function withEpisodes(slots: readonly KeptSlot[], episodes: readonly SlotEpisode[], now: Date): KeptSlot[] {
  const taken = new Set(slots.flatMap(({ at, requestId }) => (at <= now && requestId ? [requestId] : [])))
  const waiting = episodes
    .filter(({ requestId, outAt, hasEnded }) => !outAt && !hasEnded && !taken.has(requestId))
    .sort((one, other) => Number(other.isApproved) - Number(one.isApproved))
  let next = 0
  return slots.map((slot) =>
    slot.at > now && slot.state === 'open'
      ? { ...slot, requestId: waiting[next++]?.requestId ?? null }
      : slot,
  )
}
