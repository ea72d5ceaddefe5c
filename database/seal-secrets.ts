import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { cannotEverStart } from './cannot-start.ts'
import { inTransaction } from './in-transaction.ts'
import type { SecretKey } from './secret-key.ts'
import { vendorKeyPlace } from './vendor-keys.ts'

/** Where each secret is kept, as the key knows it. */
export const listenKeyPlace = 'private.listen_key'
export const codesPlace = (operatorId: string) => `private.operator_codes ${operatorId}`

/**
 * Seals what an older version, or a migration, has left in clear, and seals anew what an older key or an older form has
 * sealed. The key for listening links comes first and is in every database: it tells whether this is the key that the
 * database was sealed with, and whoever else starts meanwhile waits for it.
 */
export const sealSecrets = (pool: pg.Pool, secretKey: SecretKey): Promise<void> =>
  inTransaction(pool, async (client) => {
    await sealListenKey(client, secretKey)
    await sealCodes(client, secretKey)
    await sealVendorKeys(client, secretKey)
  })

async function sealListenKey(client: pg.ClientBase, secretKey: SecretKey): Promise<void> {
  const kept = await lockListenKey(client)
  const key = kept.clear ?? secretKey.open(kept.sealed, listenKeyPlace)
  if (!key) throw wrongKey()
  if (kept.clear || secretKey.renew(kept.sealed, listenKeyPlace)) await keepListenKey(client, secretKey, key)
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
  const { rows } = await client.query<{ id: string; clear: string | null; sealed: Buffer }>(
    `select operator_id as id, clear_secret as clear, sealed_secret as sealed
     from private.operator_codes for update`,
  )
  for (const { id, clear, sealed } of rows) {
    const place = codesPlace(id)
    const renewed =
      clear === null ? secretKey.renew(sealed, place) : secretKey.seal(Buffer.from(clear), place)
    if (renewed)
      await client.query(
        `update private.operator_codes set clear_secret = null, sealed_secret = $2 where operator_id = $1`,
        [id, renewed],
      )
  }
}

const lockVendorKeys = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ purpose: string; vendor: string; sealed: Buffer }>(
    'select purpose, vendor, sealed_key as sealed from private.vendor_keys for update',
  )
  return rows.map((row) => ({ ...row, place: vendorKeyPlace(row) }))
}

async function sealVendorKeys(client: pg.ClientBase, secretKey: SecretKey): Promise<void> {
  for (const { purpose, sealed, place } of await lockVendorKeys(client)) {
    const renewed = secretKey.renew(sealed, place)
    if (renewed)
      await client.query('update private.vendor_keys set sealed_key = $2 where purpose = $1', [
        purpose,
        renewed,
      ])
  }
}

export type Lost = { codes: number; keys: number }

/**
 * For a database whose key is lost: what this key cannot open goes or is made anew. Resolves to how many operators lose
 * their codes and how many vendors their keys; undefined: it opens everything.
 */
export const sealAnew = (pool: pg.Pool, secretKey: SecretKey): Promise<Lost | undefined> =>
  inTransaction(pool, async (client) => {
    const kept = await lockListenKey(client)
    if (kept.clear || secretKey.open(kept.sealed, listenKeyPlace)) return undefined
    await keepListenKey(client, secretKey, randomBytes(32))
    const codes = await client.query('delete from private.operator_codes where sealed_secret is not null')
    const keys = await client.query('delete from private.vendor_keys')
    return { codes: codes.rowCount ?? 0, keys: keys.rowCount ?? 0 }
  })

const wrongKey = () =>
  cannotEverStart(
    'The secrets in the database were sealed with another key: put the file secret.key that belongs to it into the data folder, or set SECRET_KEY to what stands in it. If it is lost for good, type npm run new-key.',
  )
