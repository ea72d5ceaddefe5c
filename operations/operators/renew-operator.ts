import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { lockOperator, lockOwners } from '#database/operators.ts'
import { oweOperatorLetter } from '#database/sign-in-links.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'

/** For somebody who has lost their passkeys and codes: the link in this letter lets them set up new ones. */
export async function renewOperator(
  pool: pg.Pool,
  by: Operator,
  id: string,
): Promise<'owed' | 'unknown' | 'forbidden'> {
  if (!hasRight(by, 'manage-operators')) return 'forbidden'
  return inTransaction(pool, async (client) => {
    if (!(await lockOwners(client)).includes(by.id)) return 'forbidden'
    const operator = await lockOperator(client, id)
    if (!operator || operator.isDisabled) return 'unknown'
    await oweOperatorLetter(client, id, 'new-start')
    await recordDeed(client, { operatorId: by.id, deed: 'renew-operator', facts: { whom: id } })
    return 'owed'
  })
}
