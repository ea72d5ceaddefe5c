import type pg from 'pg'
import { challengeSeconds } from '#domain/sign-in.ts'

type Client = pg.Pool | pg.ClientBase

export type Passkey = {
  id: string
  operatorId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
}

/** Of somebody who may still sign in. */
export async function findPasskey(pool: pg.Pool, id: string): Promise<Passkey | undefined> {
  const { rows } = await pool.query<Omit<Passkey, 'publicKey'> & { publicKey: Buffer }>(
    `select passkey.id, operator_id as "operatorId", public_key as "publicKey", counter::float8, transports
     from private.operator_passkeys passkey join private.operators operator on operator.id = operator_id
     where passkey.id = $1 and disabled_at is null`,
    [id],
  )
  const [passkey] = rows
  return passkey && { ...passkey, publicKey: new Uint8Array(passkey.publicKey) }
}

type ListedPasskey = {
  id: string
  name: string
  transports: string[]
  addedAt: Date
  usedAt: Date | null
}

export async function listPasskeys(pool: pg.Pool, operatorId: string): Promise<ListedPasskey[]> {
  const { rows } = await pool.query<ListedPasskey>(
    `select id, name, transports, created_at as "addedAt", used_at as "usedAt"
     from private.operator_passkeys where operator_id = $1 order by created_at`,
    [operatorId],
  )
  return rows
}

/** False: there is such a passkey already. */
export async function keepPasskey(client: Client, passkey: Passkey & { name: string }): Promise<boolean> {
  const { id, operatorId, name, publicKey, counter, transports } = passkey
  const { rowCount } = await client.query(
    `insert into private.operator_passkeys (id, operator_id, name, public_key, counter, transports)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [id, operatorId, name, Buffer.from(publicKey), counter, transports],
  )
  return rowCount === 1
}

export async function notePasskeyUse(pool: pg.Pool, id: string, counter: number): Promise<void> {
  await pool.query(
    'update private.operator_passkeys set counter = greatest(counter, $2), used_at = now() where id = $1',
    [id, counter],
  )
}

export async function deletePasskey(client: Client, operatorId: string, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from private.operator_passkeys where operator_id = $1 and id = $2',
    [operatorId, id],
  )
  return rowCount === 1
}

/** How many ways there are for this operator to prove who they are. */
export async function countFactors(client: Client, operatorId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select (select count(*) from private.operator_passkeys where operator_id = $1)::integer
       + (select count(*) from private.operator_codes where operator_id = $1)::integer as count`,
    [operatorId],
  )
  return rows[0]?.count ?? 0
}

export async function removeFactors(client: Client, operatorId: string): Promise<void> {
  for (const table of ['operator_passkeys', 'operator_codes'])
    await client.query(`delete from private.${table} where operator_id = $1`, [operatorId])
}

export async function keepChallenge(
  pool: pg.Pool,
  challenge: string,
  sessionHash: Buffer | null,
): Promise<void> {
  await pool.query('delete from private.passkey_challenges where expires_at < now()')
  await pool.query(
    `insert into private.passkey_challenges (challenge, session_hash, expires_at)
     values ($1, $2, now() + make_interval(secs => $3))`,
    [challenge, sessionHash, challengeSeconds],
  )
}

/** Each is answered once, by whom it was given to. */
export async function takeChallenge(
  pool: pg.Pool,
  challenge: string,
  sessionHash: Buffer | null,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `delete from private.passkey_challenges
     where challenge = $1 and session_hash is not distinct from $2 and expires_at > now()`,
    [challenge, sessionHash],
  )
  return rowCount === 1
}
