import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { keepKnownBrowser } from '#database/known-browsers.ts'
import { endSession } from '#database/sessions.ts'
import { isSecret } from '#domain/operator.ts'
import { hashOfSecret, newSecret, openSession } from '#operations/open-session.ts'
import type { LetIn, Visit } from './visit.ts'

/** Who has proved who they are gets a new session; whatever this browser held before opens nothing any more. */
export async function letIn(visit: Visit, operatorId: string, by: 'passkey' | 'code'): Promise<LetIn> {
  const { sessionSecret, browserSecret, browser } = visit
  const known = browserSecret && isSecret(browserSecret) ? browserSecret : newSecret()
  return inTransaction(visit.pool, async (client) => {
    if (sessionSecret) await endSession(client, hashOfSecret(sessionSecret))
    const session = await openSession(client, operatorId, { browser })
    await keepKnownBrowser(client, operatorId, hashOfSecret(known))
    await recordDeed(client, { operatorId, deed: 'sign-in', facts: { by } })
    return { outcome: 'let-in', session, browser: known }
  })
}
