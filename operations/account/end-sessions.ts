import { recordDeed } from '#database/deeds.ts'
import { endOtherSessions } from '#database/sessions.ts'
import { hashOfSecret } from '#operations/open-session.ts'
import type { Visit } from '#operations/sign-in/visit.ts'

/** One's own elsewhere: the one with this id, or all of them. */
export async function endSessions({ pool, operator, sessionSecret }: Visit, id?: string): Promise<void> {
  if (!operator || !sessionSecret) return
  const except = hashOfSecret(sessionSecret)
  const ended = await endOtherSessions(pool, { operatorId: operator.id, except, id })
  if (ended > 0) await recordDeed(pool, { operatorId: operator.id, deed: 'end-sessions', facts: { ended } })
}
