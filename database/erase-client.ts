import type pg from 'pg'
import { isNobodyElses, namesThem, personalTables } from './personal-tables.ts'
import { lockFold } from './told.ts'

/**
 * Under the lock of the fold: what is told of them later makes a new client. A client that has other people goes on
 * without this one: of what was told, whatever names them goes.
 */
export async function eraseClient(client: pg.ClientBase, email: string): Promise<void> {
  await lockFold(client)
  const { where = 'false' } = personalTables.find(({ table }) => table === 'private.told') ?? {}
  await client.query(`delete from private.told where ${where}`, [email])
  // Nothing of theirs is sent because nobody can be asked any more: it waits for an operator.
  await client.query(
    `update private.productions set held_since = coalesce(held_since, now()),
       again_at = case when step in ('await-script', 'await-episode') then now() else again_at end
     where ended_at is null and request_id in (
       select request_id from private.show_episodes join private.shows on shows.id = show_id where ${isNobodyElses})`,
    [email],
  )
  await client.query(
    `delete from private.clients where id in (select client_id from private.client_names where ${isNobodyElses})`,
    [email],
  )
  await client.query(
    `update private.client_things set facts = facts - array['email', 'name'] where ${namesThem}`,
    [email],
  )
  await client.query(`delete from private.client_names where name = 'email:' || private.email_key($1)`, [
    email,
  ])
  await forgetOwner(client, email)
  const { rows } = await client.query<{ clientId: string }>(
    `select client_id as "clientId" from private.members where email_key = private.email_key($1)`,
    [email],
  )
  for (const table of ['members', 'portal_sessions', 'portal_asked'])
    await client.query(`delete from private.${table} where email_key = private.email_key($1)`, [email])
  await holdWhereNobodyDecides(
    client,
    rows.map(({ clientId }) => clientId),
  )
}

/** Those who may only read cannot let anything out: what waits is an operator's. */
const holdWhereNobodyDecides = (client: pg.ClientBase, clientIds: readonly string[]) =>
  client.query(
    `update private.productions set held_since = coalesce(held_since, now()),
       again_at = case when step in ('await-script', 'await-episode') then now() else again_at end
     where ended_at is null and request_id in (
       select request_id from private.show_episodes join private.shows on shows.id = show_id
       where client_id = any ($1) and not exists (
         select from private.members where members.client_id = shows.client_id and ended_at is null
           and role in ('owner', 'approver')))`,
    [clientIds],
  )

/** What stays is the show of others: it is theirs to say where its owner can be reached, and it goes on arriving. */
async function forgetOwner(client: pg.ClientBase, email: string): Promise<void> {
  await client.query(
    `update private.public_shows set owner_email = '', owner_shown_until = null
     where private.email_key(owner_email) = private.email_key($1)`,
    [email],
  )
  await client.query(
    `update private.arrivals set owner_email = '', code_hash = null, code_until = null,
       found = found || '{"ownerEmail": ""}'
     where private.email_key(owner_email) = private.email_key($1)`,
    [email],
  )
  await client.query(`delete from private.letters where arrival_id in (
    select show_id from private.arrivals where owner_email = '')`)
}
