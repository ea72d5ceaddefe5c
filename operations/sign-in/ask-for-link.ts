import { knowsBrowser } from '#database/known-browsers.ts'
import { wishForLink } from '#database/sign-in-links.ts'
import { countTry } from '#database/sign-in-tries.ts'
import { isSecret } from '#domain/operator.ts'
import { tryLimits } from '#domain/sign-in.ts'
import { hashOfSecret } from '#operations/open-session.ts'
import { addressBudgets } from './address-budgets.ts'
import type { Visit } from './visit.ts'

/**
 * Only writes down that somebody would like a link. Whose address it is, is looked up by whoever sends mail: until
 * the answer is out, there is no difference between an operator and a stranger.
 */
export async function askForLink(visit: Visit, email: string) {
  const seconds = await countTry(visit.pool, [
    { name: await budgetOf(visit, email), most: tryLimits.account },
    ...addressBudgets(visit),
  ])
  if (seconds > 0) return { outcome: 'wait', seconds } as const
  await wishForLink(visit.pool, email)
  return { outcome: 'noted' } as const
}

/** A browser in which this operator has signed in before does not pay for what strangers try elsewhere. */
async function budgetOf({ pool, browserSecret }: Visit, email: string): Promise<string> {
  const account = email.toLowerCase()
  if (!browserSecret || !isSecret(browserSecret)) return `link:${account}`
  const hash = hashOfSecret(browserSecret)
  return (await knowsBrowser(pool, email, hash))
    ? `link:${account}:${hash.toString('hex')}`
    : `link:${account}`
}
