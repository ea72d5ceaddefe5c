/** Keeps the dates of shows: on whichever machine comes first, and the same whoever does it and however often. */
import type pg from 'pg'
import { offersOf } from '#content/packages.ts'
import { soldLinks } from '#database/client-doubts.ts'
import { readClient } from '#database/clients.ts'
import { inTransaction } from '#database/in-transaction.ts'
import {
  type Calendar,
  calendarsDue,
  episodesWithDates,
  keepSlots,
  setDue,
  slotsOf,
} from '#database/slots.ts'
import { own } from '#domain/own.ts'
import type { Settings } from '#domain/read-setting.ts'
import { slotsBetween } from '#domain/rhythm.ts'
import { type SlotPolicy, settledSlots } from '#domain/slots.ts'
import { clientStanding, type KnownThing } from '#domain/standing.ts'
import { offerOf } from '#operations/clients/client-row.ts'

const day = 86_400_000
/** So far ahead dates are kept and shown. */
const horizonDays = 60
/** Production goes on for so long when money is late. */
const patienceDays = 7
const mostAtOnce = 50

/** Resolves to how many shows were looked at. */
export async function keepCalendars(pool: pg.Pool, settings: Settings, now = new Date()): Promise<number> {
  let looked = 0
  for (;;) {
    const seen = await inTransaction(pool, async (client) => {
      const due = await calendarsDue(client, now, mostAtOnce)
      const links = due.length > 0 ? await soldLinks(client) : new Map<string, string>()
      for (const calendar of due) await keepCalendar(client, calendar, { settings, links, now })
      return due.length
    })
    looked += seen
    if (seen < mostAtOnce) return looked
  }
}

type Known = { settings: Settings; links: Map<string, string>; now: Date }

/** While its row is held. */
export async function keepCalendar(client: pg.ClientBase, calendar: Calendar, known: Known): Promise<void> {
  const { id, clientId, rhythm, since } = calendar
  const { now } = known
  const things = (await readClient(client, clientId))?.things ?? []
  const plan = planOf(things, calendar, known)
  const until = new Date(Math.min(now.getTime() + horizonDays * day, plan.endsAt))
  const wanted = slotsBetween(rhythm, { perMonth: plan.perMonth, bought: since }, now, until)
  const kept = await slotsOf(client, id)
  const episodes = await episodesWithDates(client, id, plan.setupEpisodes)
  const slots = settledSlots({ kept, wanted, episodes, policy: policyOf(things, now), now })
  await keepSlots(client, id, slots)
  const soonest = slots.find(({ at, state }) => state === 'open' && at > now)
  const isLeaving = slots.some(({ at, state }) => state === 'open' && at <= now)
  const again = Math.min(now.getTime() + day, soonest?.at.getTime() ?? Number.POSITIVE_INFINITY)
  await setDue(client, id, new Date(isLeaving ? now.getTime() + day / 288 : again))
}

/** What it is paid with, and how much of it there is. */
function planOf(things: readonly KnownThing[], { paidWith }: Calendar, { settings, links }: Known) {
  const bought = things.filter(
    ({ id, facts }) => id === paidWith || `subscription:${facts.subscription}` === paidWith,
  )
  const subscription = bought.find(({ kind }) => kind === 'subscription')
  const offers = [subscription, ...bought].flatMap((thing) => (thing && offerOf(thing.facts, links)) ?? [])
  const sold = own(offersOf(settings), offers[0] ?? '')
  const endsAt = Date.parse(String(subscription?.facts.endsAt ?? ''))
  return {
    perMonth: sold?.episodesPerMonth ?? 0,
    setupEpisodes: sold?.setupEpisodes ?? 0,
    endsAt: Number.isNaN(endsAt) ? Number.POSITIVE_INFINITY : endsAt,
  }
}

function policyOf(things: readonly KnownThing[], now: Date): SlotPolicy {
  const standing = clientStanding(things, now)
  if (standing === 'ended' || standing === 'refunded') return 'over'
  if (standing === 'disputed' || standing === 'paused' || standing === 'waiting-for-money') return 'waits'
  if (standing !== 'past-due') return 'runs'
  const late = things.filter(
    ({ kind, facts }) => kind === 'subscription' && ['past_due', 'unpaid'].includes(String(facts.state)),
  )
  const since = Math.min(...late.map(({ asOf }) => asOf.getTime()))
  return now.getTime() - since > patienceDays * day ? 'waits' : 'runs'
}
