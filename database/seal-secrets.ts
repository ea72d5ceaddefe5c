import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { cannotStart } from './cannot-start.ts'
import { inTransaction } from './in-transaction.ts'
import type { SecretKey } from './secret-key.ts'

/** Where each secret is kept, as the key knows it. */
export const listenKeyPlace = 'private.listen_key'
export const codesPlace = (operatorId: string) => `private.operator_codes ${operatorId}`

/**
 * Seals what an older version, or a migration, has left in clear. The key for listening links is sealed first and in
 * every database, so it also tells whether this is the key that the database was sealed with.
 */
export const sealSecrets = (pool: pg.Pool, secretKey: SecretKey): Promise<void> =>
  inTransaction(pool, async (client) => {
    await sealListenKey(client, secretKey)
    await sealCodes(client, secretKey)
  })

async function sealListenKey(client: pg.ClientBase, secretKey: SecretKey): Promise<void> {
  const kept = await lockListenKey(client)
  if (kept.clear) await keepListenKey(client, secretKey, kept.clear)
  else if (!secretKey.open(kept.sealed, listenKeyPlace)) throw wrongKey()
}

async function lockListenKey(client: pg.ClientBase) {
  const { rows } = await client.query<{ clear: Buffer | null; sealed: Buffer }>(
    'select clear_key as clear, sealed_key as sealed from private.listen_key for update',
  )
  if (!rows[0]) throw new Error('The database has no key for listening links.')
  return rows[0]
}

const keepListenKey = (client: pg.ClientBase, secretKey: SecretKey, key: Uint8Array) =>
  client.query('update private.listen_key set clear_key = null, sealed_key = $1', [
    secretKey.seal(key, listenKeyPlace),
  ])

async function sealCodes(client: pg.ClientBase, secretKey: SecretKey): Promise<void> {
  const { rows } = await client.query<{ id: string; clear: string }>(
    `select operator_id as id, clear_secret as clear from private.operator_codes
     where clear_secret is not null for update`,
  )
  for (const { id, clear } of rows)
    await client.query(
      `update private.operator_codes set clear_secret = null, sealed_secret = $2 where operator_id = $1`,
      [id, secretKey.seal(Buffer.from(clear), codesPlace(id))],
    )
}

/**
 * For a database whose key is lost: what this key cannot open goes or is made anew. Resolves to how many operators lose
 * their codes; undefined: it opens everything.
 */
export const sealAnew = (pool: pg.Pool, secretKey: SecretKey): Promise<number | undefined> =>
  inTransaction(pool, async (client) => {
    const kept = await lockListenKey(client)
    if (kept.clear || secretKey.open(kept.sealed, listenKeyPlace)) return undefined
    await keepListenKey(client, secretKey, randomBytes(32))
    const { rowCount } = await client.query(
      'delete from private.operator_codes where sealed_secret is not null',
    )
    return rowCount ?? 0
  })

const wrongKey = () =>
  cannotStart(
    'The secrets in the database were sealed with another key: put the file secret.key that belongs to it into the data folder, or set SECRET_KEY to what stands in it. If it is lost for good, type npm run new-key.',
  )
