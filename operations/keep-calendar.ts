/** Keeps the dates of shows: on whichever machine comes first, and the same whoever does it and however often. */
import type pg from 'pg'
import { offersOf } from '#content/packages.ts'
import { soldLinks } from '#database/client-doubts.ts'
import { readClient } from '#database/clients.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { moneyOfShow } from '#database/money-of-show.ts'
import {
  type Calendar,
  episodesWithDates,
  keepSlots,
  nextCalendarDue,
  noteLooked,
  putOff,
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
const minute = 60_000

/** Resolves to how many shows were looked at. One that cannot be waits for some minutes, and no other waits for it. */
export async function keepCalendars(pool: pg.Pool, settings: Settings, now = new Date()): Promise<number> {
  const known = { settings, links: await soldLinks(pool), now }
  const failed = new Map<string, unknown>()
  for (let looked = 0; ; looked++) {
    const next: { show?: string } = {}
    try {
      await inTransaction(pool, async (client) => {
        const calendar = await nextCalendarDue(client, now)
        if (!calendar) return
        next.show = calendar.id
        await keepCalendar(client, calendar, known)
      })
    } catch (error) {
      if (next.show === undefined) throw error
      await putOff(pool, next.show, new Date(now.getTime() + 5 * minute))
      failed.set(next.show, error)
    }
    if (next.show !== undefined) continue
    if (failed.size === 0) return looked
    const [cause] = failed.values()
    throw new Error(`The dates of some shows could not be kept: ${[...failed.keys()].join(', ')}`, { cause })
  }
}

type Known = { settings: Settings; links: Map<string, string>; now: Date }

/** While its row is held. */
export async function keepCalendar(client: pg.ClientBase, calendar: Calendar, known: Known): Promise<void> {
  const { id, clientId, rhythm, since, paidWith } = calendar
  const { now } = known
  const things = (await readClient(client, clientId))?.things ?? []
  const bought = things.filter(
    (thing) => thing.id === paidWith || `subscription:${thing.facts.subscription}` === paidWith,
  )
  const plan = planOf(bought, known)
  const money = await moneyOfShow(client, calendar)
  const policy = policyOf([...bought, ...things.filter((thing) => money.has(thing.id))], now)
  const until = new Date(Math.min(now.getTime() + horizonDays * day, plan.endsAt))
  const wanted = slotsBetween(rhythm, { perMonth: plan.perMonth, bought: since }, now, until)
  const kept = await slotsOf(client, id)
  const episodes = await episodesWithDates(client, id, plan.setupEpisodes)
  const slots = settledSlots({ kept, wanted, episodes, policy, now })
  await keepSlots(client, id, slots)
  const soonest = slots.find(({ at, state }) => state === 'open' && at > now)
  const isLeaving = slots.some(({ at, state }) => state === 'open' && at <= now)
  const again = Math.min(now.getTime() + day, soonest?.at.getTime() ?? Number.POSITIVE_INFINITY)
  await noteLooked(client, id, {
    again: new Date(isLeaving ? now.getTime() + 5 * minute : again),
    policy,
    withoutDate: plan.hasDates ? plan.setupEpisodes : null,
  })
}

/** Of what it is paid with: how much there is of it. */
function planOf(bought: readonly KnownThing[], { settings, links }: Known) {
  const subscription = bought.find(({ kind }) => kind === 'subscription')
  const offers = [subscription, ...bought].flatMap((thing) => (thing && offerOf(thing.facts, links)) ?? [])
  const sold = own(offersOf(settings), offers[0] ?? '')
  const endsAt = Date.parse(String(subscription?.facts.endsAt ?? ''))
  return {
    // Which plan it is may not be known yet.
    hasDates: sold ? sold.episodesPerMonth > 0 : bought.length > 0,
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
