/** Names of their own under which shows are answered. */
import type pg from 'pg'
import { hostWord } from '#domain/show-host.ts'

type Client = pg.Pool | pg.ClientBase
export type ShowHost = { host: string; token: string; provedAt: Date | null }

export async function hostOfShow(client: Client, showId: string): Promise<ShowHost | undefined> {
  const { rows } = await client.query<ShowHost>(
    `select host, token, proved_at as "provedAt" from private.show_hosts where show_id = $1`,
    [showId],
  )
  return rows[0]
}

/** Another name has to be proved anew. */
export async function keepHost(
  client: pg.ClientBase,
  showId: string,
  { host, token }: Omit<ShowHost, 'provedAt'>,
): Promise<void> {
  await client.query(
    `insert into private.show_hosts (show_id, host, token) values ($1, $2, $3)
     on conflict (show_id) do update set host = excluded.host, token = excluded.token, proved_at = null
       where show_hosts.host <> excluded.host`,
    [showId, host, token],
  )
}

/** Names change hands: whoever has proved it before and stands in none of its records any more lets it go. */
export async function yieldHost(
  client: pg.ClientBase,
  showId: string,
  records: readonly string[],
): Promise<void> {
  await client.query(
    `update private.show_hosts other set proved_at = null from private.show_hosts mine
     where mine.show_id = $1 and other.host = mine.host and other.show_id <> $1 and ($2 || other.token) <> all ($3)`,
    [showId, hostWord(''), records],
  )
}

/** False: another show has proved it. */
export async function noteHostProved(client: pg.ClientBase, showId: string): Promise<boolean> {
  // Whoever else proves a name at this moment goes first or waits.
  await client.query('select pg_advisory_xact_lock(171, 0)')
  const { rowCount } = await client.query(
    `update private.show_hosts mine set proved_at = coalesce(proved_at, now()) where show_id = $1 and not exists (
       select from private.show_hosts other
       where other.host = mine.host and other.show_id <> $1 and other.proved_at is not null)`,
    [showId],
  )
  return rowCount === 1
}

export async function dropHost(client: pg.ClientBase, showId: string): Promise<void> {
  await client.query('delete from private.show_hosts where show_id = $1', [showId])
}

type KnownHost = { slug: string; token: string; isProved: boolean }

/** A name that several have entered is whose who has proved it; before that each finds its own word there. */
export async function knownHosts(pool: pg.Pool): Promise<Map<string, KnownHost[]>> {
  const { rows } = await pool.query<KnownHost & { host: string }>({
    name: 'hosts-of-shows',
    text: `select host, slug, token, proved_at is not null as "isProved"
      from private.show_hosts join private.public_shows using (show_id)`,
  })
  return Map.groupBy(rows, ({ host }) => host)
}

/** How many shows have entered it, proved or not. */
export async function showsUnder(client: Client, host: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from private.show_hosts where host = $1',
    [host],
  )
  return rows[0]?.count ?? 0
}
