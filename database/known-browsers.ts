import type pg from 'pg'
import { knownBrowserSeconds } from '#domain/sign-in.ts'

type Client = pg.Pool | pg.ClientBase

export async function keepKnownBrowser(client: Client, operatorId: string, tokenHash: Buffer): Promise<void> {
  await client.query('delete from private.known_browsers where used_at < now() - make_interval(secs => $1)', [
    knownBrowserSeconds,
  ])
  await client.query(
    `insert into private.known_browsers (operator_id, token_hash) values ($1, $2)
     on conflict (token_hash, operator_id) do update set used_at = now()`,
    [operatorId, tokenHash],
  )
}

/** Whether whoever has this address has signed in with this browser before. */
export async function knowsBrowser(pool: pg.Pool, email: string, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from private.known_browsers join private.operators operator on operator.id = operator_id
     where token_hash = $1 and lower(email) = lower($2)`,
    [tokenHash, email],
  )
  return rowCount === 1
}
