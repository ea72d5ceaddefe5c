import { keepAsked } from '#database/portal-asked.ts'
import { countTry } from '#database/sign-in-tries.ts'
import { isSecret } from '#domain/operator.ts'
import { tryLimits } from '#domain/sign-in.ts'
import { hashOfSecret, newSecret } from '#operations/open-session.ts'
import { addressBudgets } from '#operations/sign-in/address-budgets.ts'
import type { PortalVisit } from './portal-visit.ts'

type AskedForCode = { outcome: 'noted'; asked: string } | { outcome: 'wait'; seconds: number }

/** Only writes down that this browser wants in: whose address it is, is looked up when the answer is out. */
export async function askForCode(visit: PortalVisit, email: string): Promise<AskedForCode> {
  const { pool, askedSecret } = visit
  const seconds = await countTry(pool, [
    { name: `portal:${email.toLowerCase()}`, most: tryLimits.account },
    ...addressBudgets(visit),
  ])
  if (seconds > 0) return { outcome: 'wait', seconds }
  const asked = newSecret()
  const before = askedSecret && isSecret(askedSecret) ? hashOfSecret(askedSecret) : undefined
  await keepAsked(pool, { askedHash: hashOfSecret(asked), before, email })
  return { outcome: 'noted', asked }
}
