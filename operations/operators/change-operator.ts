import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { lockOperator, lockOwners, updateOperator } from '#database/operators.ts'
import { endAllSessions } from '#database/sessions.ts'
import type { Operator, Role } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'

type OperatorChange = { role: Role } | { isDisabled: boolean }
type ChangedOperator = 'changed' | 'last-owner' | 'unknown' | 'forbidden'

/** Somebody who is disabled is signed out everywhere within the same moment. One owner always stays. */
export async function changeOperator(
  pool: pg.Pool,
  by: Operator,
  id: string,
  wanted: OperatorChange,
): Promise<ChangedOperator> {
  if (!hasRight(by, 'manage-operators')) return 'forbidden'
  return inTransaction(pool, async (client) => {
    const owners = await lockOwners(client)
    // As it is now, not as it was when the page was opened: a session may be older than its operator's demotion.
    if (!owners.includes(by.id)) return 'forbidden'
    const operator = await lockOperator(client, id)
    if (!operator) return 'unknown'
    const next = { ...operator, ...wanted }
    const staysOwner = next.role === 'owner' && !next.isDisabled
    if (!staysOwner && owners.every((owner) => owner === id)) return 'last-owner'
    await updateOperator(client, id, next)
    if (next.isDisabled) await endAllSessions(client, id)
    await recordDeed(client, { operatorId: by.id, deed: 'change-operator', facts: { whom: id, ...wanted } })
    return 'changed'
  })
}
