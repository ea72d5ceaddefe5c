/** Who is signed in at the portal: an address, and the clients that it is a member of. */
import type pg from 'pg'
import { type Membership, portalSessionEnds } from '#domain/member.ts'

type Client = pg.Pool | pg.ClientBase

/** Whose address a session is. Looking counts as a sign of life. */
export async function findPortalSession(pool: pg.Pool, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await pool.query<{ key: string }>(
    `update private.portal_sessions set seen_at = now()
     where token_hash = $1 and seen_at > now() - make_interval(secs => $2)
       and created_at > now() - make_interval(secs => $3)
     returning email_key as key`,
    [tokenHash, portalSessionEnds.idleSeconds, portalSessionEnds.afterSeconds],
  )
  return rows[0]?.key
}

/** What a client is called: by the company that was paid, or by whoever was its first member. */
export const clientCalled = (clientId: string) => `coalesce(
  (select facts ->> 'name' from private.client_things things
   where things.client_id = ${clientId} and facts ->> 'name' <> '' order by as_of desc, id limit 1),
  (select first.email from private.members first where first.client_id = ${clientId} order by since, id limit 1))`
export const clientsName = clientCalled('member.client_id')

const membership = `member.id, member.client_id as "clientId", ${clientsName} as client, member.name, member.email,
  member.role, member.ended_at is not null as "hasEnded"`

/** Of one address; those that have ended, too. */
export async function membershipsOf(pool: pg.Pool, emailKey: string): Promise<Membership[]> {
  const { rows } = await pool.query<Membership>(
    `select ${membership} from private.members member where email_key = $1 order by member.since, member.id`,
    [emailKey],
  )
  return rows
}

/** Whoever comes also takes away what has run out. */
export async function keepPortalSession(
  client: Client,
  { tokenHash, emailKey, browser }: { tokenHash: Buffer; emailKey: string; browser: string },
): Promise<void> {
  await client.query(
    `delete from private.portal_sessions where created_at < now() - make_interval(secs => $1)
       or seen_at < now() - make_interval(secs => $2)`,
    [portalSessionEnds.afterSeconds, portalSessionEnds.idleSeconds],
  )
  await client.query(
    'insert into private.portal_sessions (token_hash, email_key, browser) values ($1, $2, $3)',
    [tokenHash, emailKey, browser],
  )
}

export async function endPortalSession(client: Client, tokenHash: Buffer): Promise<void> {
  await client.query('delete from private.portal_sessions where token_hash = $1', [tokenHash])
}
