import type pg from 'pg'

type Client = pg.Pool | pg.ClientBase

export type KeptCodes = { secret: string; since: Date; usedAt: Date | null }

export async function findCodes(pool: pg.Pool, operatorId: string): Promise<KeptCodes | undefined> {
  const { rows } = await pool.query<KeptCodes>(
    `select secret, created_at as since, used_at as "usedAt" from private.operator_codes where operator_id = $1`,
    [operatorId],
  )
  return rows[0]
}

/** Replaces what was there. The code that proved it does not count again. */
export async function keepCodes(
  client: Client,
  { operatorId, secret, step }: { operatorId: string; secret: string; step: number },
): Promise<void> {
  await client.query(
    `insert into private.operator_codes (operator_id, secret, last_step) values ($1, $2, $3)
     on conflict (operator_id) do update
       set secret = excluded.secret, last_step = excluded.last_step, created_at = now(), used_at = null`,
    [operatorId, secret, step],
  )
}

/** Once: of two who enter a code at the same moment, one gets in. */
export async function spendCode(
  pool: pg.Pool,
  { operatorId, secret, step }: { operatorId: string; secret: string; step: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update private.operator_codes set last_step = $3, used_at = now()
     where operator_id = $1 and secret = $2 and last_step < $3`,
    [operatorId, secret, step],
  )
  return rowCount === 1
}
