/** Keeps the dates of shows: on whichever machine comes first, and the same whoever does it and however often. */
import type pg from 'pg'
import { offersOf } from '#content/packages.ts'
import { dueCalendars, type KeptCalendar, keepCalendars, type Looked } from '#database/calendars.ts'
import { soldLinks } from '#database/client-doubts.ts'
import { asPart, inTransaction } from '#database/in-transaction.ts'
import { putOff } from '#database/slots.ts'
import { lookAtCalendar, type SoldPlan } from '#domain/calendar.ts'
import { own } from '#domain/own.ts'
import type { Settings } from '#domain/read-setting.ts'
import { beginEpisode, readyToBegin } from '#operations/begin-episodes.ts'
import { offerOf } from '#operations/clients/client-row.ts'

const minute = 60_000
/** In one transaction. */
const mostAtOnce = 100
/** In a minute: what waits for the next one is closed later, and goes out no later for that. */
const mostInAMinute = 200

type Known = { settings: Settings; links: Map<string, string>; now: Date }

/** Resolves to how many shows were looked at. One that cannot be waits for some minutes, and no other waits for it. */
export async function keepDueCalendars(pool: pg.Pool, settings: Settings, now = new Date()): Promise<number> {
  const known = { settings, links: await soldLinks(pool), now }
  const failed = new Map<string, unknown>()
  let found = 0
  for (let more = mostAtOnce; more === mostAtOnce && found < mostInAMinute; found += more)
    more = await inTransaction(pool, async (client) => {
      const due = await dueCalendars(client, now, mostAtOnce)
      const looked = due.flatMap((calendar) => lookedAt(calendar, known, failed))
      await keepAndBegin(client, looked, (id, error) => failed.set(id, error))
      for (const { id } of due)
        if (failed.has(id)) await putOff(client, id, new Date(now.getTime() + 5 * minute))
      return due.length
    })
  if (failed.size === 0) return found
  const [cause] = failed.values()
  throw new Error(`The dates of some shows could not be kept: ${[...failed.keys()].join(', ')}`, { cause })
}

function lookedAt(calendar: KeptCalendar, known: Known, failed: Map<string, unknown>): Looked[] {
  try {
    return [lookAt(calendar, known)]
  } catch (error) {
    failed.set(calendar.id, error)
    return []
  }
}

function lookAt(calendar: KeptCalendar, known: Known): Looked {
  const plan = planOf(calendar, known)
  return { calendar, look: lookAtCalendar(calendar, plan, known.now), hasDates: plan.hasDates }
}

/** While its row is held. */
export const keepCalendar = (client: pg.ClientBase, calendar: KeptCalendar, known: Known): Promise<void> =>
  keepAndBegin(client, [lookAt(calendar, known)], (_, error) => {
    throw error
  })

async function keepAndBegin(
  client: pg.ClientBase,
  looked: readonly Looked[],
  onFailure: (showId: string, error: unknown) => void,
): Promise<void> {
  const due = looked.flatMap(({ calendar, look }) => (look.begins === 'yes' ? [calendar.id] : []))
  const ready = await readyToBegin(client, due)
  const isReady = new Set(ready.map(({ showId }) => showId))
  await keepCalendars(
    client,
    looked.map(({ look, ...of }) =>
      look.begins === 'yes' && !isReady.has(of.calendar.id)
        ? { ...of, look: { ...look, begins: 'questions' } }
        : { ...of, look },
    ),
  )
  for (const each of ready)
    try {
      await asPart(client, () => beginEpisode(client, each))
    } catch (error) {
      onFailure(each.showId, error)
    }
}

/** Of what it is paid with: how much there is of it. */
export function planOf(
  { things, paidWith }: Pick<KeptCalendar, 'things' | 'paidWith'>,
  { settings, links }: Known,
): SoldPlan {
  const bought = things.filter(
    ({ id, facts }) => id === paidWith || `subscription:${facts.subscription}` === paidWith,
  )
  const subscription = bought.find(({ kind }) => kind === 'subscription')
  const offers = [subscription, ...bought].flatMap((thing) => (thing && offerOf(thing.facts, links)) ?? [])
  const sold = own(offersOf(settings), offers[0] ?? '')
  const endsAt = Date.parse(String(subscription?.facts.endsAt ?? ''))
  return {
    // Which plan it is may not be known yet.
    hasDates: sold ? sold.episodesPerMonth > 0 : bought.length > 0,
    isKnown: sold !== undefined,
    perMonth: sold?.episodesPerMonth ?? 0,
    setupEpisodes: sold?.setupEpisodes ?? 0,
    endsAt: Number.isNaN(endsAt) ? Number.POSITIVE_INFINITY : endsAt,
  }
}
