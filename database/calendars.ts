/** The calendars of many shows at once, as they are looked at and kept: the same number of statements for one and for all. */
import type pg from 'pg'
import type { Calendar, CalendarEpisode, Look } from '#domain/calendar.ts'
import type { KeptSlot } from '#domain/slots.ts'
import type { KnownThing } from '#domain/standing.ts'
import { isMoneyOf } from './money-of-show.ts'
import { isAtEpisodeGate, isAtGate, isBrought } from './show-episodes.ts'

export type KeptCalendar = Calendar & { id: string; clientId: string; paidWith: string }

/** Of `show`, in the order in which they were begun, without those that came out on a date: nothing becomes of them any more. */
const episodes = `select coalesce(json_agg(json_build_object('requestId', request.id, 'isSetup', is_setup,
    'outAt', (select published_at from private.episodes where episodes.request_id = request.id),
    'hasEnded', request.status in ('failed', 'stopped'),
    'isApproved', sound_verdict is not distinct from 'yes',
    'isWithClient', (${isAtGate} and verdict is null) or (${isAtEpisodeGate} and sound_verdict is null),
    'isUnwritten', request.status in ('pending', 'read') and offered_at is null,
    'isWithoutMaterial', coalesce(request.status = 'failed' and settled_at is null and ended_at > now() - interval '7 days'
      or request.status <> 'stopped' and production.step in ('read-website', 'plan') and trouble_of = 'operator', false)
  ) order by show_episode.at, request.id), '[]')
  from private.show_episodes show_episode join public.podcast_requests request on request.id = show_episode.request_id
  left join private.productions production on production.request_id = request.id where show_id = show.id
    and not ${isBrought('show_episode.request_id')}
    and not exists (select from private.slots where slots.request_id = show_episode.request_id and state = 'published')`

/** Of `show`: what it is paid with, and the money that belongs to that. */
export const thingsOfShow = `select coalesce(json_agg(json_build_object('id', thing.id, 'kind', kind, 'asOf', as_of, 'facts', facts)
    order by as_of, thing.id), '[]')
  from private.client_things thing where thing.client_id = show.client_id and (thing.id = show.paid_with
    or 'subscription:' || (facts ->> 'subscription') = show.paid_with or ${isMoneyOf})`

/** What was longer ago than a billing month is closed, and stays as it is. */
const slots = `select coalesce(json_agg(json_build_object('key', key, 'at', slot.at, 'state', state, 'why', why,
    'requestId', slot.request_id) order by slot.at, key), '[]') from private.slots slot where slot.show_id = show.id
    and (state = 'open' or slot.at > show.slots_due_at - interval '40 days')`

const calendar = `id, client_id as "clientId", paid_with as "paidWith", since, rhythm, late_since as "lateSince",
  not_begun as "notBegun", case when month_begins is not null
    then json_build_object('begins', month_begins, 'has', month_has) end as month,
  exists (select from private.decisions where decisions.show_id = show.id and what = 'episode' and verdict = 'yes')
    as "hasApproved", (${slots}) as slots, (${episodes}) as episodes, (${thingsOfShow}) as things`

/** Those that are due, held by this very transaction: what another one holds is in good hands. */
export const dueCalendars = (client: pg.ClientBase, now: Date, most: number): Promise<KeptCalendar[]> =>
  read(client, 'slots_due_at <= $1 order by slots_due_at, id limit $2', 'skip locked', [now, most])

/** Nobody else changes its dates before this transaction ends. Undefined: it is another client's. */
export async function lockCalendar(
  client: pg.ClientBase,
  { showId, clientId }: { showId: string; clientId: string },
): Promise<KeptCalendar | undefined> {
  const [found] = await read(client, 'id = $1 and client_id = $2', '', [showId, clientId])
  return found
}

async function read(client: pg.ClientBase, where: string, lock: string, values: unknown[]) {
  const { rows } = await client.query<KeptCalendar>(
    `with show as materialized (select * from private.shows where ${where} for no key update ${lock})
     select ${calendar} from show order by slots_due_at, id`,
    values,
  )
  return rows.map(withDates)
}

/** What comes as JSON has its moments as texts. */
function withDates(row: KeptCalendar): KeptCalendar {
  const dated = <At extends { at: Date }>(each: At) => ({ ...each, at: new Date(each.at) })
  const seen = (thing: KnownThing) => ({ ...thing, asOf: new Date(thing.asOf) })
  const heard = (each: CalendarEpisode) => ({ ...each, outAt: each.outAt && new Date(each.outAt) })
  return {
    ...row,
    slots: row.slots.map(dated),
    things: row.things.map(seen),
    episodes: row.episodes.map(heard),
  }
}

export type Looked = { calendar: KeptCalendar; look: Look; hasDates: boolean }

const isSame = (one: KeptSlot, other: KeptSlot | undefined) =>
  other?.at.getTime() === one.at.getTime() &&
  other.state === one.state &&
  other.why === one.why &&
  other.requestId === one.requestId

/** Only what is another now is written. */
export async function keepCalendars(client: pg.ClientBase, looked: readonly Looked[]): Promise<void> {
  const changed = looked.flatMap(({ calendar: { id, slots }, look }) => {
    const before = new Map(slots.map((slot) => [slot.key, slot]))
    return look.slots
      .filter((slot) => !isSame(slot, before.get(slot.key)))
      .map((slot) => ({ ...slot, show: id }))
  })
  if (changed.length > 0) await writeSlots(client, JSON.stringify(changed))
  const setup = looked.flatMap(({ calendar, look }) =>
    look.episodes.filter(({ isSetup }, at) => isSetup !== calendar.episodes[at]?.isSetup),
  )
  if (setup.length > 0)
    await client.query(
      `update private.show_episodes set is_setup = "isSetup"
       from jsonb_to_recordset($1) as said("requestId" uuid, "isSetup" boolean) where request_id = "requestId"`,
      [JSON.stringify(setup)],
    )
  await noteLooked(client, looked)
}

async function writeSlots(client: pg.ClientBase, changed: string): Promise<void> {
  // An episode that moves leaves its date before another takes it.
  await client.query(
    `update private.slots set request_id = null from jsonb_to_recordset($1) as changed(show uuid, key date)
     where show_id = show and slots.key = changed.key and request_id is not null`,
    [changed],
  )
  await client.query(
    `insert into private.slots (show_id, key, at, state, why, request_id)
     select show, key, at, state, why, "requestId"
     from jsonb_to_recordset($1) as changed(show uuid, key date, at timestamptz, state text, why text, "requestId" uuid)
     on conflict (show_id, key) do update set at = excluded.at, state = excluded.state, why = excluded.why,
       request_id = excluded.request_id`,
    [changed],
  )
}

/** What is approved goes out on its date: when that has changed, the line looks again. */
async function noteLooked(client: pg.ClientBase, looked: readonly Looked[]): Promise<void> {
  const rows = looked.map(
    ({ calendar: { id }, look: { again, policy, lateSince, month, begins }, hasDates }) => ({
      ...{ id, again, policy: policy.state, lateSince, hasDates, begins: month?.begins, has: month?.has },
      notBegun: begins === 'yes' || begins === 'later' ? null : begins,
    }),
  )
  await client.query(
    `update private.shows set slots_due_at = again, plan_state = policy, has_dates = "hasDates",
       late_since = "lateSince", month_begins = begins, month_has = has, not_begun = "notBegun"
     from jsonb_to_recordset($1) as looked(id uuid, again timestamptz, policy text, "lateSince" timestamptz,
       "hasDates" boolean, begins date, has integer, "notBegun" text) where shows.id = looked.id`,
    [JSON.stringify(rows)],
  )
  await client.query(
    `update private.productions production set again_at = now() from private.show_episodes show_episode
     where show_episode.request_id = production.request_id and show_id = any ($1) and step = 'await-episode'
       and ended_at is null and attempts = 0 and sound_verdict = 'yes'
       and again_at is distinct from (select at from private.slots where slots.request_id = production.request_id)`,
    [looked.map(({ calendar }) => calendar.id)],
  )
}
