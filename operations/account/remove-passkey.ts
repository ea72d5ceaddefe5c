import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { lockOperator } from '#database/operators.ts'
import { countFactors, deletePasskey } from '#database/passkeys.ts'

/** The last factor stays: without it only a link with a new start would lead in. */
export async function removePasskey(
  pool: pg.Pool,
  operatorId: string,
  id: string,
): Promise<'removed' | 'last-factor' | 'unknown'> {
  return inTransaction(pool, async (client) => {
    await lockOperator(client, operatorId)
    if ((await countFactors(client, operatorId)) < 2) return 'last-factor'
    if (!(await deletePasskey(client, operatorId, id))) return 'unknown'
    await recordDeed(client, { operatorId, deed: 'remove-passkey' })
    return 'removed'
  })
}
