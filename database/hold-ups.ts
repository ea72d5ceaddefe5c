/** What holds shows up, as it was found. */
import type pg from 'pg'
import type { HeldUpShow } from '#domain/calls.ts'
import { type Hold, type HoldUp, holdUps } from '#domain/hold-ups.ts'
import { clientCalled } from './portal-sessions.ts'

/** In the order of the rule. */
const holds = `json_agg(json_build_object('what', what, 'since', hold_ups.since, 'left', episodes_left) order by
  array_position(array['${holdUps.join("','")}'], what)) as holds`

/** What comes as JSON has its moments as texts. */
const withDates = <Row extends { holds: readonly Pick<Hold, 'since'>[] }>(row: Row): Row => ({
  ...row,
  holds: row.holds.map((each) => ({ ...each, since: new Date(each.since) })),
})

export type FoundHoldUp = { showId: string; what: HoldUp; since: Date }

/** `unseen`: shows that could not be looked at keep what they had. What is no more is forgotten; what goes on has begun when it was found first, and with a draft when that was offered. */
export async function keepHoldUps(
  client: pg.ClientBase,
  found: readonly FoundHoldUp[],
  unseen: readonly string[],
): Promise<void> {
  const rows = JSON.stringify(found)
  const as = `jsonb_to_recordset($1) as found("showId" uuid, what text, since timestamptz)`
  await client.query(
    `delete from private.hold_ups where not exists (
       select from ${as} where "showId" = show_id and found.what = hold_ups.what) and show_id <> all ($2)`,
    [rows, unseen],
  )
  await client.query(
    `insert into private.hold_ups (show_id, what, since) select "showId", what, since from ${as}
     on conflict (show_id, what) do update set since = excluded.since
       where excluded.what = 'draft' and excluded.since <> hold_ups.since`,
    [rows],
  )
}

/** One process at a time finds out: the others leave it to that one. */
export async function mayLookForHoldUps(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('hold-ups', 0)) as mine`,
  )
  return rows[0]?.mine === true
}

/** For the rule about letters: what is theirs to do. */
export async function showsThatWait(client: pg.ClientBase): Promise<HeldUpShow[]> {
  const { rows } = await client.query<HeldUpShow>(
    `select show_id as "showId", client_id as "clientId", coalesce(rhythm ->> 'zone', 'UTC') as zone,
       ${holds} from private.hold_ups join private.shows on shows.id = show_id where what <> 'plan'
     group by show_id, shows.id order by show_id`,
  )
  return rows.map(withDates)
}

/** Of `member` and what holds a show up: they are asked about it. */
const isAsked = `member.ended_at is null and member.quiet_since is null and (member.role in ('owner', 'approver') or what = 'nobody')`

/** Of a letter about shows: something of theirs holds one of them up still, and its reader is asked about that. */
export const isHeldUpStill = `exists (
  select from private.members reader join private.members member using (email_key)
  join private.shows on shows.client_id = member.client_id join private.hold_ups on show_id = shows.id
  where reader.id = letter.member_id and letter.facts -> 'shows' ? shows.id::text and what <> 'plan' and ${isAsked}
    and not exists (select from private.unwanted_mail where unwanted_mail.email_key = member.email_key))`

/** What such a letter says, as it stands when it is written. */
export async function holdUpsInLetter(pool: pg.Pool, letterId: string): Promise<HeldUp[]> {
  const { rows } = await pool.query<HeldUp>(
    `select show_id as "showId", shows.client_id as "clientId",
       coalesce(${clientCalled('shows.client_id')}, '') as client, ${holds}
     from private.letters letter join private.members reader on reader.id = letter.member_id
     join private.members member using (email_key) join private.shows on shows.client_id = member.client_id
     join private.hold_ups on show_id = shows.id
     where letter.id = $1 and letter.facts -> 'shows' ? shows.id::text and what <> 'plan' and ${isAsked}
     group by show_id, shows.id order by bool_and(what = 'scarce'), min(hold_ups.since), show_id`,
    [letterId],
  )
  return rows.map(withDates)
}

export type HeldUp = {
  showId: string
  clientId: string
  client: string
  holds: Hold[]
}

/** What holds one up comes before what is only scarce, and what has stood longest first; `clientId`: of that one alone. */
export async function showsHeldUp(
  pool: pg.Pool,
  { most, clientId }: { most: number; clientId?: string },
): Promise<HeldUp[]> {
  const { rows } = await pool.query<HeldUp>(
    `select show_id as "showId", client_id as "clientId", coalesce(${clientCalled('shows.client_id')}, '') as client,
       ${holds} from private.hold_ups join private.shows on shows.id = show_id
     where $2::uuid is null or client_id = $2
     group by show_id, shows.id order by bool_and(what = 'scarce'), min(hold_ups.since), show_id limit $1`,
    [most, clientId ?? null],
  )
  return rows.map(withDates)
}
