import type pg from 'pg'
import { codesPlace } from './seal-secrets.ts'
import type { SecretKey } from './secret-key.ts'

type Client = pg.Pool | pg.ClientBase

type KeptCodes = { sealed: Buffer; since: Date; usedAt: Date | null }

export async function findCodes(pool: pg.Pool, operatorId: string): Promise<KeptCodes | undefined> {
  const { rows } = await pool.query<KeptCodes>(
    `select sealed_secret as sealed, created_at as since, used_at as "usedAt" from private.operator_codes where operator_id = $1`,
    [operatorId],
  )
  return rows[0]
}

/** What the app has; undefined where another key has sealed it. */
export const openCodes = (secretKey: SecretKey, operatorId: string, { sealed }: KeptCodes) =>
  secretKey.open(sealed, codesPlace(operatorId))?.toString()

/** Replaces what was there. The code that proved it does not count again. */
export async function keepCodes(
  client: Client,
  secretKey: SecretKey,
  { operatorId, secret, step }: { operatorId: string; secret: string; step: number },
): Promise<void> {
  await client.query(
    `insert into private.operator_codes (operator_id, sealed_secret, last_step) values ($1, $2, $3)
     on conflict (operator_id) do update set clear_secret = null, sealed_secret = excluded.sealed_secret,
       last_step = excluded.last_step, created_at = now(), used_at = null`,
    [operatorId, secretKey.seal(Buffer.from(secret), codesPlace(operatorId)), step],
  )
}

/** Once: of two who enter a code at the same moment, one gets in. */
export async function spendCode(
  pool: pg.Pool,
  { operatorId, sealed, step }: { operatorId: string; sealed: Buffer; step: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update private.operator_codes set last_step = $3, used_at = now()
     where operator_id = $1 and sealed_secret = $2 and last_step < $3`,
    [operatorId, sealed, step],
  )
  return rowCount === 1
}
