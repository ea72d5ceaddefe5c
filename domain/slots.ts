/** What becomes of the dates of a show: a pure rule, so that a year of them is a second in a test. */
export type SlotState = 'open' | 'published' | 'missed' | 'skipped' | 'held' | 'lapsed'

export type KeptSlot = { key: string; at: Date; state: SlotState; requestId: string | null }

/** In the order in which they were begun. */
export type SlotEpisode = {
  requestId: string
  isOut: boolean
  /** Nothing comes of it. */
  hasEnded: boolean
  /** Its client has approved it: it goes out by itself. */
  isApproved: boolean
}

/** `runs`; `waits`: money is late, in doubt, or the plan rests; `over`: no date is owed any more. */
export type SlotPolicy = 'runs' | 'waits' | 'over'

/** Why an approved episode does not go out, not even later: its plan, or no date that is free. */
export type WaitsFor = Exclude<SlotPolicy, 'runs'> | 'date'

type Wanted = {
  kept: readonly KeptSlot[]
  /** Of the rhythm and plan as they are, in the future. */
  wanted: readonly { key: string; at: Date }[]
  episodes: readonly SlotEpisode[]
  policy: SlotPolicy
  now: Date
}

/** An approved episode that is just on its way out is not late. */
const patienceMilliseconds = 6 * 3_600_000

/** All dates as they are from now on, in their order. None is ever taken away: what does not happen says why. */
export function settledSlots({ kept, wanted, episodes, policy, now }: Wanted): KeptSlot[] {
  const byRequest = new Map(episodes.map((each) => [each.requestId, each]))
  const taken = policy === 'runs' ? takenUp(kept, episodes, now) : kept
  const settled = new Map(
    taken.map((slot) => [slot.key, slot.at <= now ? closed(slot, byRequest, policy, now) : slot]),
  )
  const owed = new Map(policy === 'over' ? [] : wanted.map((each) => [each.key, each]))
  for (const slot of settled.values())
    if (slot.at > now && slot.state === 'open' && owed.get(slot.key)?.at.getTime() !== slot.at.getTime())
      settled.set(slot.key, { ...slot, state: 'lapsed', requestId: null })
  for (const { key, at } of owed.values()) {
    const before = settled.get(key)
    if (at > now && (!before || before.state === 'lapsed'))
      settled.set(key, { key, at, state: 'open', requestId: null })
  }
  const inOrder = [...settled.values()].sort((one, other) => one.at.getTime() - other.at.getTime())
  return withEpisodes(inOrder, episodes, now)
}

const hasJustCome = ({ state, at }: KeptSlot, now: Date) =>
  state === 'open' && at <= now && now.getTime() - at.getTime() < patienceMilliseconds

/** A date that comes goes to the first that is approved and waits, where its own episode is not ready. */
function takenUp(kept: readonly KeptSlot[], episodes: readonly SlotEpisode[], now: Date): KeptSlot[] {
  const past = new Set(kept.flatMap(({ at, requestId }) => (at <= now && requestId ? [requestId] : [])))
  const ready = episodes.filter(
    ({ requestId, isApproved, isOut, hasEnded }) => isApproved && !isOut && !hasEnded && !past.has(requestId),
  )
  const own = new Set(
    episodes.flatMap(({ requestId, isApproved, isOut }) => (isApproved || isOut ? [requestId] : [])),
  )
  return kept.map((slot) => {
    if (!hasJustCome(slot, now) || (slot.requestId && own.has(slot.requestId))) return slot
    const next = ready.shift()
    return next ? { ...slot, requestId: next.requestId } : slot
  })
}

function closed(
  slot: KeptSlot,
  episodes: ReadonlyMap<string, SlotEpisode>,
  policy: SlotPolicy,
  now: Date,
): KeptSlot {
  if (slot.state !== 'open') return slot
  const episode = slot.requestId === null ? undefined : episodes.get(slot.requestId)
  if (episode?.isOut) return { ...slot, state: 'published' }
  if (policy === 'runs' && episode?.isApproved && hasJustCome(slot, now)) return slot
  const state = { runs: 'missed', waits: 'held', over: 'lapsed' } as const
  return { ...slot, state: state[policy], requestId: null }
}

/**
 * The next episode takes the next date, and approved ones before the others: where one is left out, or is not ready,
 * those behind it move up.
 */
function withEpisodes(slots: readonly KeptSlot[], episodes: readonly SlotEpisode[], now: Date): KeptSlot[] {
  const taken = new Set(slots.flatMap(({ at, requestId }) => (at <= now && requestId ? [requestId] : [])))
  const waiting = episodes
    .filter(({ requestId, isOut, hasEnded }) => !isOut && !hasEnded && !taken.has(requestId))
    .sort((one, other) => Number(other.isApproved) - Number(one.isApproved))
  let next = 0
  return slots.map((slot) =>
    slot.at > now && slot.state === 'open'
      ? { ...slot, requestId: waiting[next++]?.requestId ?? null }
      : slot,
  )
}
