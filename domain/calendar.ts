/** A show's calendar, looked at once: its dates, what its plan means for them, and whether an episode is to be begun. */
import { lateSinceOf, type Policy, policyOf } from './plan-policy.ts'
import { type Month, monthAt, type Rhythm, slotsBetween } from './rhythm.ts'
import { type KeptSlot, type NotBegun, type SlotEpisode, settledSlots } from './slots.ts'
import type { KnownThing } from './standing.ts'

export type CalendarEpisode = SlotEpisode & {
  /** Of the first ones of a plan, which go out without a date. Null: nobody has looked yet. */
  isSetup: boolean | null
  /** Nobody has read its script yet. */
  isUnwritten: boolean
}

/** As it is kept. */
export type Calendar = {
  rhythm: Rhythm
  since: Date
  things: readonly KnownThing[]
  lateSince: Date | null
  hasApproved: boolean
  month: Month | null
  notBegun: NotBegun | null
  slots: readonly KeptSlot[]
  episodes: readonly CalendarEpisode[]
}

/** What was sold. */
export type SoldPlan = {
  /** False: it has no dates, and everything goes out when it is approved. */
  hasDates: boolean
  isKnown: boolean
  perMonth: number
  setupEpisodes: number
  endsAt: number
}

const minute = 60_000
const day = 1440 * minute
/** So far ahead dates are kept and shown. */
const horizonDays = 60
/** From a topic to an episode that is out: writing, two working days to answer, recording, two more, and one in hand. */
export const leadDays = 12

export type Look = {
  slots: KeptSlot[]
  episodes: CalendarEpisode[]
  policy: Policy
  lateSince: Date | null
  month: Month | null
  begins: Begins
  again: Date
}

export function lookAtCalendar(calendar: Calendar, plan: SoldPlan, now: Date): Look {
  const { rhythm, since, things, hasApproved, notBegun } = calendar
  const lateSince = lateSinceOf(things, calendar.lateSince)
  const policy = policyOf({ things, lateSince, hasApproved, now })
  const month = monthNow(calendar, plan, now)
  const past = calendar.slots.filter(({ at, state }) => at <= now && state !== 'lapsed').map(({ at }) => at)
  const sold = { perMonth: plan.perMonth, bought: since, thisMonth: month ?? undefined }
  const until = new Date(Math.min(now.getTime() + horizonDays * day, plan.endsAt))
  const wanted = slotsBetween(rhythm, sold, { past, from: now, until })
  const episodes = plan.isKnown ? withSetup(calendar.episodes, plan.setupEpisodes) : [...calendar.episodes]
  const dated = episodes.filter(({ isSetup }) => !isSetup)
  const slots = settledSlots({
    ...{ kept: calendar.slots, wanted, episodes: dated, policy, notBegun, now },
    endsAt: plan.endsAt,
  })
  const begins = beginsNow({ slots, episodes, plan, policy, now })
  return { slots, episodes, policy, lateSince, month, begins, again: againAt(slots, begins, now) }
}

/** A plan that changes counts from the next billing month on. */
function monthNow({ rhythm, since, month }: Calendar, plan: SoldPlan, now: Date): Month | null {
  if (!plan.isKnown) return month
  const begins = monthAt(rhythm, since, now)
  return month?.begins === begins ? month : { begins, has: plan.perMonth }
}

/** Of what nothing comes, another takes the place. */
function withSetup(episodes: readonly CalendarEpisode[], most: number): CalendarEpisode[] {
  let free = most - episodes.filter(({ isSetup, hasEnded }) => isSetup && !hasEnded).length
  return episodes.map((episode) =>
    episode.isSetup === null && !episode.hasEnded ? { ...episode, isSetup: free-- > 0 } : episode,
  )
}

/** `yes`, where the questions are answered; `later`: another one is being written; null: nothing is due. */
type Begins = 'yes' | 'later' | NotBegun | null

type Asked = {
  slots: readonly KeptSlot[]
  episodes: readonly CalendarEpisode[]
  plan: SoldPlan
  policy: Policy
  now: Date
}

/** The next one is planned when the one before is written, so that none tells what another tells. */
function beginsNow({ slots, episodes, plan, policy, now }: Asked): Begins {
  if (policy.state !== 'runs' || !plan.hasDates) return null
  if (!plan.isKnown) return 'plan'
  const living = episodes.filter(({ hasEnded }) => !hasEnded)
  const ahead = new Date(now.getTime() + leadDays * day)
  const isDue = slots.some(
    ({ state, at, requestId }) => state === 'open' && !requestId && at > now && at <= ahead,
  )
  if (!isDue && living.filter(({ isSetup }) => isSetup).length >= plan.setupEpisodes) return null
  if (episodes.some(({ isWithoutMaterial }) => isWithoutMaterial)) return 'material'
  return living.some(({ isUnwritten }) => isUnwritten) ? 'later' : 'yes'
}

/** At its next date, when the next is to be begun, and once a day. */
function againAt(slots: readonly KeptSlot[], begins: Begins, now: Date): Date {
  const open = slots.filter(({ state }) => state === 'open')
  const isLeaving = open.some(({ at }) => at <= now)
  if (isLeaving || begins === 'later') return new Date(now.getTime() + 5 * minute)
  const dates = open.flatMap(({ at }) => [at.getTime(), at.getTime() - leadDays * day])
  return new Date(Math.min(now.getTime() + day, ...dates.filter((at) => at > now.getTime())))
}
