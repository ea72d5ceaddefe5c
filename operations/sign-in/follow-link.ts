import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { removeFactors } from '#database/passkeys.ts'
import { endAllSessions, endSession } from '#database/sessions.ts'
import { isLinkOpen, takeLink } from '#database/sign-in-links.ts'
import { isSecret } from '#domain/operator.ts'
import { hashOfSecret, openSession } from '#operations/open-session.ts'
import type { Visit } from './visit.ts'

export const canFollow = async (pool: pg.Pool, secret: string): Promise<boolean> =>
  isSecret(secret) && isLinkOpen(pool, hashOfSecret(secret))

/** Resolves to a session that leads to the second factor and nowhere else; undefined when the link is used or old. */
export async function followLink(visit: Visit, secret: string): Promise<string | undefined> {
  if (!isSecret(secret)) return undefined
  return inTransaction(visit.pool, async (client) => {
    const taken = await takeLink(client, hashOfSecret(secret))
    if (!taken) return undefined
    const { operatorId, resetsFactors } = taken
    if (resetsFactors) {
      await removeFactors(client, operatorId)
      await endAllSessions(client, operatorId)
    }
    if (visit.sessionSecret) await endSession(client, hashOfSecret(visit.sessionSecret))
    await recordDeed(client, { operatorId, deed: 'follow-link', facts: { resetsFactors } })
    return openSession(client, operatorId, { isConfirmed: false, browser: visit.browser })
  })
}
