import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { lockOwners } from '#database/operators.ts'
import { deleteVendorKey } from '#database/vendor-keys.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'
import type { KeyPurpose } from '#domain/vendor-key.ts'

/** That of the environment holds again, where there is one. */
export async function removeKey(
  pool: pg.Pool,
  by: Operator,
  purpose: KeyPurpose,
): Promise<'removed' | 'none' | 'forbidden'> {
  if (!hasRight(by, 'keep-keys')) return 'forbidden'
  return inTransaction(pool, async (client) => {
    if (!(await lockOwners(client)).includes(by.id)) return 'forbidden'
    if (!(await deleteVendorKey(client, purpose))) return 'none'
    await recordDeed(client, { operatorId: by.id, deed: 'remove-key', facts: { purpose } })
    return 'removed'
  })
}
