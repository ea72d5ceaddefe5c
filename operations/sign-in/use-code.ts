import { findCodes, spendCode } from '#database/one-time-codes.ts'
import { countTry } from '#database/sign-in-tries.ts'
import { stepOfCode } from '#domain/one-time-code.ts'
import { tryLimits } from '#domain/sign-in.ts'
import { letIn } from './let-in.ts'
import type { LetIn, Refused, Visit } from './visit.ts'

/** The second factor after a link. */
export async function useCode(visit: Visit, code: string, now = new Date()): Promise<LetIn | Refused> {
  const { pool, halfway } = visit
  if (!halfway) return { outcome: 'wrong' }
  const operatorId = halfway.id
  const seconds = await countTry(pool, [
    { name: `factor:${operatorId}`, most: tryLimits.account },
    { name: `address:${visit.address}`, most: tryLimits.address },
  ])
  if (seconds > 0) return { outcome: 'wait', seconds }
  const secret = (await findCodes(pool, operatorId))?.secret
  const step = secret && stepOfCode(secret, code, now)
  if (!secret || !step || !(await spendCode(pool, { operatorId, secret, step }))) return { outcome: 'wrong' }
  return letIn(visit, operatorId, 'code')
}
