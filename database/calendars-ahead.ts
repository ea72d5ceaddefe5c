/** The calendars of all shows as operators see them: a page of them in one statement. */
import type pg from 'pg'
import type { EpisodeProgress } from '#domain/desk.ts'
import type { SlotPolicy } from '#domain/plan-policy.ts'
import type { KeptSlot, NotBegun, NotHeard } from '#domain/slots.ts'
import { clientCalled } from './portal-sessions.ts'
import { progressColumns } from './progress.ts'
import { joined, type ShowEpisode, shown } from './show-episodes.ts'
import { notHeard } from './slots.ts'

type Offered = ShowEpisode['sound']
type EpisodeAhead = Omit<ShowEpisode, 'offeredAt' | 'sound'> &
  EpisodeProgress & { sound: Omit<Offered, 'offeredAt'>; isOut: boolean }

export type CalendarAhead = {
  id: string
  clientId: string
  /** What the client is called. */
  client: string
  /** Of the show, where it is in public. */
  title: string | null
  hasDays: boolean
  planState: SlotPolicy
  notBegun: NotBegun | null
  /** The last one that has been, and the next ones. */
  slots: readonly (KeptSlot & { notHeard: NotHeard | null })[]
  /** Theirs, and whatever else of the show is not out yet. */
  episodes: readonly EpisodeAhead[]
}

const mostAhead = 4
const mostEpisodes = 20

/** Of `page`, without those that are none any more. */
const near = `(select * from private.slots where show_id = page.id and at <= $1 and state <> 'lapsed'
    order by at desc limit 1)
  union all (select * from private.slots where show_id = page.id and at > $1 and state <> 'lapsed'
    order by at limit ${mostAhead})`

const isOut = 'exists (select from private.episodes where episodes.request_id = request.id)'
const episodes = `select coalesce(json_agg(row_to_json(each) order by each.tied, each."requestId"), '[]') from (
    select ${shown}, ${progressColumns}, ${isOut} as "isOut", show_episode.at as tied from ${joined}
    where show_id = page.id and (request.id = any (dates.taken)
      or request.status not in ('failed', 'stopped') and not ${isOut})
    order by show_episode.at desc, request.id limit ${mostEpisodes}) as each`

/** The soonest date first, and those without one last. */
export async function calendarsAhead(
  pool: pg.Pool,
  { now, most, skip }: { now: Date; most: number; skip: number },
): Promise<CalendarAhead[]> {
  const { rows } = await pool.query<CalendarAhead>(
    `with page as materialized (
       select id, client_id, rhythm is not null as "hasDays", plan_state as "planState", not_begun as "notBegun",
         (select min(at) from private.slots where show_id = shows.id and state = 'open' and at > $1) as next_at
       from private.shows order by next_at nulls last, id limit $2 offset $3
     )
     select page.id, client_id as "clientId", coalesce(${clientCalled('page.client_id')}, '') as client,
       (select title from private.public_shows where show_id = page.id and podcast_guid is not null) as title,
       "hasDays", "planState", "notBegun", dates.slots, (${episodes}) as episodes
     from page cross join lateral (
       select array_agg(request_id) as taken, coalesce(json_agg(json_build_object('key', key, 'at', at, 'state', state,
         'why', why, 'requestId', request_id, 'notHeard', ${notHeard('near')}) order by at, key), '[]') as slots from (${near}) as near
     ) as dates order by next_at nulls last, page.id`,
    [now, most, skip],
  )
  return rows.map(withDates)
}

/** What comes as JSON has its moments as texts. */
const withDates = (row: CalendarAhead): CalendarAhead => ({
  ...row,
  slots: row.slots.map((slot) => ({ ...slot, at: new Date(slot.at) })),
  episodes: row.episodes.map((each) => ({ ...each, date: each.date && new Date(each.date) })),
})
