import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { lockOwners, type NewOperator, tryAddOperator } from '#database/operators.ts'
import { oweOperatorLetter } from '#database/sign-in-links.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'

export async function inviteOperator(
  pool: pg.Pool,
  by: Operator,
  invited: NewOperator,
): Promise<'invited' | 'known' | 'forbidden'> {
  if (!hasRight(by, 'manage-operators')) return 'forbidden'
  return inTransaction(pool, async (client) => {
    if (!(await lockOwners(client)).includes(by.id)) return 'forbidden'
    const added = await tryAddOperator(client, invited)
    if (!added) return 'known'
    await oweOperatorLetter(client, added.id, 'invitation')
    const facts = { whom: added.id, role: added.role }
    await recordDeed(client, { operatorId: by.id, deed: 'invite-operator', facts })
    return 'invited'
  })
}
