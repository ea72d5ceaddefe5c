import type pg from 'pg'
import type { Belongings, Erasure } from '#domain/erasure.ts'
import { own } from '#domain/own.ts'
import { eraseClient } from './erase-client.ts'
import { belongingsOf, countPersonalRows } from './people.ts'
import { personalTables } from './personal-tables.ts'

/** A letter in its sender's hands may become a file for so long. */
const lettersSettleSeconds = 120

type Asked = { email: string; operatorId: string | undefined; staysUnwanted: boolean }

/** Within a transaction: all rows of one person go, and the receipt remembers which files have to follow. */
export async function erasePersonalRows(client: pg.ClientBase, asked: Asked): Promise<number> {
  const { email, operatorId, staysUnwanted } = asked
  // The lock under which requests are taken in: none slips in behind us.
  await client.query('select pg_advisory_xact_lock(hashtextextended(private.email_key($1), 0))', [email])
  await client.query(
    'select from public.podcast_requests where email_key = private.email_key($1) order by id for update',
    [email],
  )
  const belongings = await belongingsOf(client, email)
  const counts = withoutStaying(await countPersonalRows(client, email))
  const number = await openErasure(client, { ...asked, operatorId, counts, belongings })
  await client.query(
    `update private.episodes set request_id = null, episode = null, ledger = null, media = null, deleted_at = now(),
       deleted_files = (select count(*) from jsonb_object_keys(media -> 'sizes')),
       deleted_bytes = (select sum(value::bigint) from jsonb_each_text(media -> 'sizes'))
     where request_id = any ($1::uuid[])`,
    [belongings.requests],
  )
  await client.query('delete from public.podcast_requests where id = any ($1::uuid[])', [belongings.requests])
  await eraseClient(client, email)
  await client.query('delete from private.proposed_calls where email_key = private.email_key($1)', [email])
  await client.query('delete from private.request_tries where person = private.pseudonym_of($1)', [email])
  await client.query(
    staysUnwanted
      ? `insert into private.unwanted_mail (email_key, reason) values (private.email_key($1), 'stopped')
         on conflict do nothing`
      : 'delete from private.unwanted_mail where email_key = private.email_key($1)',
    [email],
  )
  return number
}

/** A receipt counts what went. */
const withoutStaying = (counts: Record<string, number>) =>
  Object.fromEntries(
    personalTables.filter(({ stays }) => !stays).map(({ table }) => [table, own(counts, table) ?? 0]),
  )

type Opened = Asked & { counts: Record<string, number>; belongings: Belongings }

async function openErasure(client: pg.ClientBase, opened: Opened): Promise<number> {
  const { email, operatorId, staysUnwanted, counts, belongings } = opened
  const { rows } = await client.query<{ number: number }>(
    `insert into private.erasures
       (reason, person, operator_id, stays_unwanted, counts, remains, files, settles_at)
     select 'asked', private.pseudonym_of($1), $2, $3, $4, $5, '{}', now() + make_interval(secs => case when exists (
       select from private.letters where id = any ($6::uuid[]) and state = 'sending') then $7 else 0 end)
     returning number`,
    [
      email,
      operatorId ?? null,
      staysUnwanted,
      JSON.stringify(counts),
      JSON.stringify(belongings),
      belongings.letters,
      lettersSettleSeconds,
    ],
  )
  if (!rows[0]) throw new Error('The database has made no receipt.')
  return rows[0].number
}

export type OpenErasure = { number: number; remains: Belongings; tries: number; hasSettled: boolean }

/** The next ones to go on with; for half a minute nobody else will. */
export async function claimErasures(pool: pg.Pool, most = 10): Promise<OpenErasure[]> {
  const { rows } = await pool.query<OpenErasure>(
    `with next as (
       select number from private.erasures where done_at is null and due_at <= now()
       order by due_at limit $1 for update skip locked
     )
     update private.erasures set due_at = now() + interval '30 seconds', tries = tries + 1 from next
     where erasures.number = next.number
     returning erasures.number, remains, tries, settles_at <= now() as "hasSettled"`,
    [most],
  )
  return rows
}

/** Before they are deleted, so that nothing is deleted that is not counted. */
export async function noteErasedFiles(
  pool: pg.Pool,
  number: number,
  files: Readonly<Record<string, number>>,
): Promise<void> {
  await pool.query('update private.erasures set files = files || $2 where number = $1 and done_at is null', [
    number,
    JSON.stringify(files),
  ])
}

export async function postponeErasure(
  pool: pg.Pool,
  number: number,
  { seconds, trouble }: { seconds: number; trouble: string | null },
): Promise<void> {
  await pool.query(
    `update private.erasures set due_at = now() + make_interval(secs => $2), trouble = $3
     where number = $1 and done_at is null`,
    [number, seconds, trouble],
  )
}

/** What it still names goes with it: the receipt only counts. */
export async function endErasure(pool: pg.Pool, number: number): Promise<void> {
  await pool.query(
    `update private.erasures set done_at = now(), remains = null, files = null, trouble = null,
       deleted_files = deleted_files + (select count(*) from jsonb_each(files)),
       deleted_bytes = deleted_bytes + (select coalesce(sum(value::bigint), 0) from jsonb_each_text(files))
     where number = $1 and done_at is null`,
    [number],
  )
}

const receipt = `
  select number, reason, left(encode(person, 'hex'), 16) as person, operators.name as operator,
    asked_at as "askedAt", done_at as "doneAt", stays_unwanted as "staysUnwanted", counts, trouble,
    deleted_files + (select count(*)::integer from jsonb_object_keys(coalesce(files, '{}'))) as files,
    (deleted_bytes + (select coalesce(sum(value::bigint), 0) from jsonb_each_text(coalesce(files, '{}'))))::float8
      as bytes
  from private.erasures left join private.operators on operators.id = operator_id`

export async function findErasure(pool: pg.Pool, number: number): Promise<Erasure | undefined> {
  const { rows } = await pool.query<Erasure>(`${receipt} where number = $1`, [number])
  return rows[0]
}

/** Those that somebody has asked for; what expires is routine. */
export async function listErasures(pool: pg.Pool, most = 25): Promise<Erasure[]> {
  const { rows } = await pool.query<Erasure>(
    `${receipt} where reason <> 'expired' order by number desc limit $1`,
    [most],
  )
  return rows
}
