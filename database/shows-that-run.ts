/** What the rule about hold-ups asks of each show whose plan runs. */
import type pg from 'pg'
import type { ShowDraft } from '#domain/show-draft.ts'
import type { NotBegun } from '#domain/slots.ts'
import type { KnownThing } from '#domain/standing.ts'
import { thingsOfShow } from './calendars.ts'
import { isOut } from './promised.ts'
import { isBrought } from './show-episodes.ts'

type ShowToLookAt = {
  id: string
  paidWith: string
  hasDays: boolean
  notBegun: NotBegun | null
  hasDecider: boolean
  isUnbegun: boolean
  /** Nothing is left that it may be told from. */
  isTold: boolean
  /** Episodes, as they were counted last. */
  left: number | null
  /** Only of those that no calendar looks at. */
  things: KnownThing[]
  lateSince: Date | null
  /** The newest that was put before its people, while nothing is out. */
  draft: ShowDraft | null
  offeredAt: Date | null
  /** Part and hash of what they have decided about. */
  decided: string[]
}

const isBegun = `exists (select from private.show_episodes join public.podcast_requests request on request.id = request_id
  where show_episodes.show_id = show.id and request.status not in ('failed', 'stopped')
    and not ${isBrought('request.id')})`
/** The line has found nothing to tell, and nobody has settled it. */
const isTold = `exists (select from private.show_episodes join public.podcast_requests request on request.id = request_id
  join private.productions production using (request_id) where show_episodes.show_id = show.id and case
    when request.status = 'failed' then settled_at is null and trouble like 'plan: %'
      and ended_at > now() - interval '7 days'
    else request.status <> 'stopped' and production.step = 'plan' and trouble_of = 'operator' and ended_at is null end)`

export const hasDecider = (clientId: string) => `exists (select from private.members decider
  where decider.client_id = ${clientId} and ended_at is null and role in ('owner', 'approver'))`

export async function showsThatRun(client: pg.ClientBase): Promise<ShowToLookAt[]> {
  const { rows } = await client.query<ShowToLookAt>(
    `select id, paid_with as "paidWith", rhythm is not null as "hasDays", not_begun as "notBegun",
       ${hasDecider('show.client_id')} as "hasDecider", not ${isBegun} as "isUnbegun",
       not_begun is not distinct from 'material' and ${isTold} as "isTold", episodes_left as left,
       case when rhythm is null then (${thingsOfShow}) else '[]' end as things, late_since as "lateSince",
       draft, offered_at as "offeredAt", case when draft is null then '{}' else array(
         select part || ' ' || encode(hash, 'hex') from private.decisions
         where decisions.show_id = show.id and what = 'draft') end as decided
     from private.shows show left join lateral (
       select draft, offered_at from private.show_drafts where show_drafts.show_id = show.id and offered_at is not null
         and not ${isOut} order by version desc limit 1) as offered on true
     where plan_state = 'runs' order by id`,
  )
  return rows.map((row) => ({
    ...row,
    things: row.things.map((thing) => ({ ...thing, asOf: new Date(thing.asOf) })),
  }))
}
