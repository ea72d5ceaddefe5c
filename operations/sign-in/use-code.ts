import { findCodes, openCodes, spendCode } from '#database/one-time-codes.ts'
import { countTry } from '#database/sign-in-tries.ts'
import { stepOfCode } from '#domain/one-time-code.ts'
import { tryLimits } from '#domain/sign-in.ts'
import { addressBudgets } from './address-budgets.ts'
import { letIn } from './let-in.ts'
import type { LetIn, RefusedVisit, Visit } from './visit.ts'

/** The second factor after a link. */
export async function useCode(visit: Visit, code: string, now = new Date()): Promise<LetIn | RefusedVisit> {
  const { pool, secretKey, halfway } = visit
  if (!halfway) return { outcome: 'wrong' }
  const operatorId = halfway.id
  const seconds = await countTry(pool, [
    { name: `factor:${operatorId}`, most: tryLimits.account },
    ...addressBudgets(visit),
  ])
  if (seconds > 0) return { outcome: 'wait', seconds }
  const kept = await findCodes(pool, operatorId)
  const secret = kept && openCodes(secretKey, operatorId, kept)
  const step = secret && stepOfCode(secret, code, now)
  if (!step || !(await spendCode(pool, { operatorId, sealed: kept.sealed, step })))
    return { outcome: 'wrong' }
  return letIn(visit, operatorId, 'code')
}
