import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { lockOwners } from '#database/operators.ts'
import type { SecretKey } from '#database/secret-key.ts'
import { keepVendorKey } from '#database/vendor-keys.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'
import { faultInKey, type KeyFault, type KeyPurpose, type VendorKey } from '#domain/vendor-key.ts'

type NewKey = { purpose: KeyPurpose; vendor: string; key: VendorKey }

/** Replaces what was entered before; it is never shown again. */
export async function enterKey(
  pool: pg.Pool,
  secretKey: SecretKey,
  by: Operator,
  { purpose, vendor, key }: NewKey,
): Promise<'entered' | 'forbidden' | KeyFault> {
  if (!hasRight(by, 'keep-keys')) return 'forbidden'
  const fault = faultInKey(purpose, key)
  if (fault) return fault
  return inTransaction(pool, async (client) => {
    // As it is now, not as it was when the page was opened.
    if (!(await lockOwners(client)).includes(by.id)) return 'forbidden'
    await keepVendorKey(client, secretKey, { purpose, vendor, key, operatorId: by.id })
    await recordDeed(client, { operatorId: by.id, deed: 'enter-key', facts: { purpose } })
    return 'entered'
  })
}
