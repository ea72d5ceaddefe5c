import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { lockOwners } from '#database/operators.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'
import type { KeyPurpose, Tried } from '#domain/vendor-key.ts'

type TryOut = (purpose: KeyPurpose) => Promise<Tried | undefined>

/** A call costs a little, so it is written down; nothing is held up by a vendor who does not answer. */
export async function tryKey(
  pool: pg.Pool,
  by: Operator,
  purpose: KeyPurpose,
  tryOut: TryOut,
): Promise<Tried | 'nobody' | 'forbidden'> {
  const owners = hasRight(by, 'keep-keys') ? await inTransaction(pool, lockOwners) : []
  if (!owners.includes(by.id)) return 'forbidden'
  const tried = await tryOut(purpose)
  if (!tried) return 'nobody'
  const facts = { purpose, outcome: tried.outcome }
  await recordDeed(pool, { operatorId: by.id, deed: 'try-key', facts })
  return tried
}
