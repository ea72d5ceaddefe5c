import type pg from 'pg'
import type { Limit } from '#domain/admission.ts'
import { netsOf } from '#domain/client-nets.ts'

/** Undefined: no limits, as tests and load runs want it. */
export type RequestLimits =
  | { client: readonly Limit[]; email: readonly Limit[]; everybody: readonly Limit[] }
  | undefined

export type AskedRequest = {
  id: string
  website: string
  email: string
  source: string | null
  /** SHA-256 in hex. */
  ticket: string | null
  /** Whom the limits count, such as an address. It is hashed before it is kept. */
  client: string
}

/** `person` is a keyed hash of the e-mail address, for logs. */
export type IntakeVerdict = {
  outcome: 'made' | 'known' | 'repeated' | 'limited' | 'taken'
  waitSeconds: number
  person: string
}

/** Shorter than the pool's: whoever waits for this is a visitor. (pg knows it for one query, its types do not.) */
const patience = { query_timeout: 5000 }

/** One commit for all of them; no two may have the same person, network or ticket. */
export async function takeRequests(
  pool: pg.Pool,
  requests: readonly AskedRequest[],
  limits: RequestLimits,
): Promise<IntakeVerdict[]> {
  const asked = requests.map((request) => ({
    ...request,
    ticket: request.ticket && `\\x${request.ticket}`,
    nets: netsOf(request.client),
  }))
  const { rows } = await pool.query<IntakeVerdict>({
    text: `select outcome, wait_seconds as "waitSeconds", person from private.take_requests($1, $2, $3)`,
    values: [
      JSON.stringify(asked),
      limits && JSON.stringify(limits.client),
      JSON.stringify(limits?.email ?? []),
    ],
    ...patience,
  })
  return rows
}

/** `place` is the one in line, of whoever waits in one. */
export type TicketStanding = {
  status: string
  place: number | null
  /** The house lets nobody change their episode. */
  isFixed?: boolean
  /** Another word whenever there is more to see of the episode that is made. */
  work?: string | null
}

/** Where the requests of these tickets stand; unknown tickets are left out. */
export async function findStandings(
  pool: pg.Pool,
  tickets: readonly string[],
): Promise<Map<string, TicketStanding>> {
  const { rows } = await pool.query<TicketStanding & { ticket: string }>(
    `with line as (
       select id, row_number() over (order by created_at, id)::integer as place from podcast_requests
       where admitted_at is null and status = 'pending'
         and exists (select from private.waiting_line where since is not null)
     )
     select encode(ticket_hash, 'hex') as ticket, status, place, coalesce(
         (select settings ->> 'minute.on' from private.settings order by number desc limit 1), 'on') = 'off' as "isFixed",
       (select concat_ws(' ', step, awaits_approval_since, version, (
          select string_agg(finished.step || finished.finished_at, ' ' order by finished.finished_at)
          from private.finished_steps finished where finished.request_id = production.request_id))
        from private.productions production where production.request_id = podcast_requests.id) as work
     from podcast_requests left join line using (id)
     where ticket_hash = any (select decode(unnest($1::text[]), 'hex'))`,
    [tickets],
  )
  return new Map(rows.map(({ ticket, ...standing }) => [ticket, standing]))
}

export type ListedRequest = {
  id: string
  website_url: string
  email: string
  status: string
  source: string | null
  created_at: Date
  /** What has become of its letters, oldest first. */
  mail: string | null
}

export async function listRequests(pool: pg.Pool, most: number): Promise<ListedRequest[]> {
  const { rows } = await pool.query<ListedRequest>(
    `select id, website_url, email, status, source, created_at, (
       select string_agg(state, ', ' order by letters.created_at) from private.letters where request_id = request.id
     ) as mail
     from podcast_requests request
     order by created_at desc, id limit $1`,
    [most],
  )
  return rows
}

export async function countRequests(pool: pg.Pool): Promise<{ status: string; count: number }[]> {
  const { rows } = await pool.query<{ status: string; count: number }>(
    'select status, count(*)::integer as count from podcast_requests group by status order by count desc, status',
  )
  return rows
}
