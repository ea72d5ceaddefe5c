import type pg from 'pg'
import type { Belongings } from '#domain/erasure.ts'
import { ofTheirShow, personalTables } from './personal-tables.ts'

type Client = pg.Pool | pg.ClientBase

/** The name that logs, deeds and receipts have for this person. */
export async function pseudonymOf(client: Client, email: string): Promise<string> {
  const { rows } = await client.query<{ person: string }>(
    `select left(encode(private.pseudonym_of($1), 'hex'), 16) as person`,
    [email],
  )
  return rows[0]?.person ?? ''
}

export type PersonsRequest = { id: string; email: string; website: string; status: string; createdAt: Date }

/** Newest first; whoever mails to one of these addresses reaches the same person. */
export async function requestsOfPerson(client: Client, email: string): Promise<PersonsRequest[]> {
  const { rows } = await client.query<PersonsRequest>(
    `select id, email, website_url as website, status, created_at as "createdAt"
     from public.podcast_requests where email_key = private.email_key($1) order by created_at desc, id`,
    [email],
  )
  return rows
}

/** How many rows of which table, for all tables in one question. */
export async function countPersonalRows(client: Client, email: string): Promise<Record<string, number>> {
  const counts = personalTables.map(
    ({ table, where }) =>
      `select '${table}' as "table", count(*)::integer as count from ${table} where ${where}`,
  )
  const { rows } = await client.query<{ table: string; count: number }>(counts.join(' union all '), [email])
  return Object.fromEntries(rows.map(({ table, count }) => [table, count]))
}

/** Everything that is kept in tables, row by row. */
export async function readPersonalRows(client: Client, email: string): Promise<Record<string, unknown[]>> {
  const kept: Record<string, unknown[]> = {}
  for (const { table, where, without = [] } of personalTables) {
    const { rows } = await client.query<{ row: unknown }>(
      `select to_jsonb(kept) - $2::text[] as row from ${table} kept where ${where}`,
      [email, without],
    )
    kept[table] = rows.map(({ row }) => row)
  }
  return kept
}

/** By which names files of this person are found. */
export async function belongingsOf(client: Client, email: string): Promise<Belongings> {
  const { rows } = await client.query<Belongings>(
    `with mine as (
       select id from public.podcast_requests where email_key = private.email_key($1)
       union select request_id from private.public_episodes where came is not null and ${ofTheirShow}
     )
     select
       coalesce((select jsonb_agg(id) from mine), '[]') as requests,
       coalesce((select jsonb_agg(letters.id) from private.letters
         where request_id in (select id from mine) or arrival_id in (
             select show_id from private.arrivals where private.email_key(owner_email) = private.email_key($1)) or member_id in (
           select id from private.members where email_key = private.email_key($1))), '[]') as letters,
       coalesce((select jsonb_agg(media ->> 'name') from (
         select media from private.episodes join mine on mine.id = request_id
         union all select media from private.arriving_episodes where media is not null and ${ofTheirShow}) as kept), '[]')
         as media`,
    [email],
  )
  return rows[0] ?? { requests: [], letters: [], media: [] }
}

/** Why we do not write to this address, if we do not. */
export async function whyUnwanted(client: Client, email: string): Promise<string | undefined> {
  const { rows } = await client.query<{ reason: string }>(
    'select reason from private.unwanted_mail where email_key = private.email_key($1)',
    [email],
  )
  return rows[0]?.reason
}
