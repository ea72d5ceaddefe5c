import type pg from 'pg'

/** At most so many within a time. */
export type Limit = { most: number; seconds: number }
/** Undefined: no limits, as tests and load runs want it. */
export type RequestLimits = { client: readonly Limit[]; email: readonly Limit[] } | undefined

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
export type Verdict = {
  outcome: 'made' | 'known' | 'repeated' | 'limited' | 'taken'
  waitSeconds: number
  person: string
}

/** Shorter than the pool's: whoever waits for this is a visitor. (pg knows it for one query, its types do not.) */
const patience = { query_timeout: 5000 }

/** One commit for all of them; no two may have the same person, client or ticket. */
export async function takeRequests(
  pool: pg.Pool,
  requests: readonly AskedRequest[],
  limits: RequestLimits,
): Promise<Verdict[]> {
  const asked = requests.map((request) => ({ ...request, ticket: request.ticket && `\\x${request.ticket}` }))
  const { rows } = await pool.query<Verdict>({
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

/** Where the requests of these tickets stand; unknown tickets are left out. */
export async function findStatuses(pool: pg.Pool, tickets: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ ticket: string; status: string }>(
    `select encode(ticket_hash, 'hex') as ticket, status from podcast_requests
     where ticket_hash = any (select decode(unnest($1::text[]), 'hex'))`,
    [tickets],
  )
  return new Map(rows.map(({ ticket, status }) => [ticket, status]))
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
