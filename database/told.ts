/** What companies tell: kept as it comes, and folded into clients afterwards. */
import type pg from 'pg'
import type { Source, Teller, ToldEvent, Understood } from '#domain/told/source.ts'

/** Its number. Undefined: it is known. */
export async function keepTold(pool: pg.Pool | pg.ClientBase, told: ToldEvent): Promise<string | undefined> {
  const { rows } = await pool.query<{ number: string }>(
    `insert into private.told (source, event_id, kind, happened_at, is_test, body) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning number::text`,
    [told.source, told.id, told.kind, told.happenedAt, told.isTest, told.body],
  )
  return rows[0]?.number
}

/** Whether it has told anything since its secret was entered, and what was refused today. */
export async function signedSince(
  pool: pg.Pool,
  source: Source,
): Promise<{ isSigned: boolean; refusedToday: number }> {
  const { rows } = await pool.query(
    `select exists (select from private.told where source = $1 and received_at > coalesce(
         (select at from private.vendor_keys where purpose = $1), '-infinity')) as "isSigned",
       (select coalesce(sum(count), 0)::int from private.told_refused
        where source = $1 and day = (now() at time zone 'UTC')::date) as "refusedToday"`,
    [source],
  )
  return rows[0] // without a table it selects from there is always one
}

/** Whoever holds it until the end of a transaction is the only one who changes whose names are whose. */
export async function lockFold(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('private.fold_told', 0))`)
}

export async function countRefused(
  pool: pg.Pool,
  { source, reason, count }: { source: Source; reason: string; count: number },
): Promise<void> {
  await pool.query(
    `insert into private.told_refused as refused (source, reason, day, count)
     values ($1, $2, (now() at time zone 'UTC')::date, $3)
     on conflict (source, reason, day) do update set count = refused.count + excluded.count`,
    [source, reason, count],
  )
}

export type KeptEvent = { number: string; source: Teller; kind: string; body: string }

/** The oldest that nobody has understood yet. */
export async function eventsToUnderstand(pool: pg.Pool, most: number): Promise<KeptEvent[]> {
  const { rows } = await pool.query<KeptEvent>(
    `select number::text, source, kind, body from private.told
     where understood_at is null and trouble is null order by number limit $1`,
    [most],
  )
  return rows
}

export async function foldEvent(
  client: pg.ClientBase,
  number: string,
  { names, things }: Understood,
): Promise<void> {
  await client.query('select private.fold_told($1, $2, $3)', [number, names, JSON.stringify(things)])
}

export async function noteTrouble(
  client: pg.Pool | pg.ClientBase,
  number: string,
  trouble: string,
): Promise<void> {
  await client.query('update private.told set trouble = $2 where number = $1 and understood_at is null', [
    number,
    trouble,
  ])
}
