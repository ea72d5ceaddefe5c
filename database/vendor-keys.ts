import type pg from 'pg'
import { type KeyPurpose, keyPurposes, type VendorKey } from '#domain/vendor-key.ts'
import type { SecretKey } from './secret-key.ts'

export type KeptVendorKey = {
  purpose: KeyPurpose
  /** To whom it may be shown: whoever else is set has another one. */
  vendor: string
  sealed: Buffer
  at: Date
  /** Undefined: nobody who is an operator still. */
  by: string | undefined
}

/** Where a key is kept, as the key of the house knows it. */
export const vendorKeyPlace = ({ purpose, vendor }: { purpose: string; vendor: string }) =>
  `private.vendor_keys ${purpose} ${vendor}`

export async function listVendorKeys(pool: pg.Pool): Promise<KeptVendorKey[]> {
  const { rows } = await pool.query<KeptVendorKey>(
    `select purpose, vendor, sealed_key as sealed, at,
       (select name from private.operators where id = operator_id) as by
     from private.vendor_keys where purpose = any($1) order by purpose`,
    [keyPurposes],
  )
  return rows
}

/** Undefined where another key has sealed it, or for another place. */
export function openVendorKey(secretKey: SecretKey, kept: KeptVendorKey): VendorKey | undefined {
  const opened = secretKey.open(kept.sealed, vendorKeyPlace(kept))
  return opened && JSON.parse(opened.toString()) // sealed below
}

type NewKey = { purpose: KeyPurpose; vendor: string; key: VendorKey; operatorId: string }

/** Replaces what was there. */
export async function keepVendorKey(
  client: pg.ClientBase,
  secretKey: SecretKey,
  { purpose, vendor, key, operatorId }: NewKey,
): Promise<void> {
  const sealed = secretKey.seal(Buffer.from(JSON.stringify(key)), vendorKeyPlace({ purpose, vendor }))
  await client.query(
    `insert into private.vendor_keys (purpose, vendor, sealed_key, operator_id) values ($1, $2, $3, $4)
     on conflict (purpose) do update set vendor = excluded.vendor, sealed_key = excluded.sealed_key,
       operator_id = excluded.operator_id, at = now()`,
    [purpose, vendor, sealed, operatorId],
  )
}

/** False: there was none. */
export async function deleteVendorKey(client: pg.ClientBase, purpose: KeyPurpose): Promise<boolean> {
  const { rowCount } = await client.query('delete from private.vendor_keys where purpose = $1', [purpose])
  return rowCount === 1
}
