/** The people of one client. */
import type pg from 'pg'
import type { MemberRole } from '#domain/member.ts'

export type ListedMember = {
  id: string
  name: string
  email: string
  role: MemberRole
  since: Date
  seenAt: Date | null
  /** They want no letters about what waits. */
  isQuiet: boolean
}

export async function listMembers(pool: pg.Pool | pg.ClientBase, clientId: string): Promise<ListedMember[]> {
  const { rows } = await pool.query<ListedMember>(
    `select id, name, email, role, since, quiet_since is not null as "isQuiet",
       (select max(seen_at) from private.portal_sessions sessions where sessions.email_key = member.email_key)
         as "seenAt"
     from private.members member where client_id = $1 and ended_at is null
     order by array_position(array['owner', 'approver', 'reader'], role), since, id`,
    [clientId],
  )
  return rows
}

/** Until the transaction ends, nobody else changes who belongs to this client. */
export async function lockMembers(client: pg.ClientBase, clientId: string): Promise<ListedMember[]> {
  await client.query('select from private.clients where id = $1 for update', [clientId])
  return listMembers(client, clientId)
}

type NewMember = { clientId: string; email: string; name: string; role: MemberRole }

/** Whoever was taken out comes back this way. Undefined: they are a member, or the client is gone. */
export async function addMember(client: pg.ClientBase, wanted: NewMember): Promise<string | undefined> {
  const { clientId, email, name, role } = wanted
  const { rows } = await client.query<{ id: string }>(
    `insert into private.members as member (client_id, email, name, role)
     select id, $2, $3, $4 from private.clients where id = $1
     on conflict (client_id, email_key) do update
       set ended_at = null, since = now(), role = excluded.role, name = excluded.name, email = excluded.email
       where member.ended_at is not null
     returning id`,
    [clientId, email, name, role],
  )
  return rows[0]?.id
}

/** What is on its way to them does not go out any more. */
export async function endMember(client: pg.ClientBase, id: string): Promise<void> {
  await client.query('update private.members set ended_at = now() where id = $1', [id])
  await client.query(`delete from private.letters where member_id = $1 and state = 'queued'`, [id])
}

export async function changeMemberRole(client: pg.ClientBase, id: string, role: MemberRole): Promise<void> {
  await client.query('update private.members set role = $2 where id = $1', [id, role])
}

export async function oweMemberLetter(
  client: pg.Pool | pg.ClientBase,
  memberId: string,
  kind: string,
  facts: Record<string, string> = {},
): Promise<void> {
  await client.query('insert into private.letters (member_id, kind, facts) values ($1, $2, $3)', [
    memberId,
    kind,
    JSON.stringify(facts),
  ])
}
