import type pg from 'pg'
import type { ReviewPolicy } from '#domain/review.ts'

/** Nobody is asked as long as there is nobody to ask; then it is as chosen in the studio, or else the fallback. */
export async function reviewPolicy(pool: pg.Pool, fallback: ReviewPolicy): Promise<ReviewPolicy> {
  const { rows } = await pool.query<{ policy: ReviewPolicy }>(
    `select case
       when not exists (select from private.operators where disabled_at is null) then 'automatic'
       else coalesce((select settings->>'review' from private.settings order by number desc limit 1), $1)
     end as policy`,
    [fallback],
  )
  return rows[0]?.policy ?? 'automatic'
}

export type SettingsVersion = {
  number: number
  at: Date
  /** Undefined: nobody who is an operator still. */
  by: string | undefined
  settings: Record<string, unknown>
}

const version = `number, at, settings, (select name from private.operators where id = operator_id) as by`

/** The version that holds; undefined while nothing was ever set. */
export async function newestSettings(pool: pg.Pool | pg.ClientBase): Promise<SettingsVersion | undefined> {
  const { rows } = await pool.query<SettingsVersion>(
    `select ${version} from private.settings order by number desc limit 1`,
  )
  return rows[0]
}

/** For whoever asks every second. */
export async function newestSettingsNumber(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ number: number }>(
    'select coalesce(max(number), 0) as number from private.settings',
  )
  return rows[0]?.number ?? 0
}

export async function findSettings(
  pool: pg.Pool | pg.ClientBase,
  number: number,
): Promise<SettingsVersion | undefined> {
  const { rows } = await pool.query<SettingsVersion>(
    `select ${version} from private.settings where number = $1`,
    [number],
  )
  return rows[0]
}

/** Newest first. */
export async function listSettings(pool: pg.Pool, most: number): Promise<SettingsVersion[]> {
  const { rows } = await pool.query<SettingsVersion>(
    `select ${version} from private.settings order by number desc limit $1`,
    [most],
  )
  return rows
}

/** Within a transaction: until it ends nobody else adds a version. */
export async function holdSettings(client: pg.ClientBase): Promise<void> {
  await client.query('lock table private.settings in share row exclusive mode')
}

export async function addSettings(
  client: pg.ClientBase,
  operatorId: string,
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    'insert into private.settings (operator_id, settings) values ($1, $2) returning number',
    [operatorId, JSON.stringify(settings)],
  )
  if (!rows[0]) throw new Error('The database has kept no settings.')
  return rows[0].number
}
