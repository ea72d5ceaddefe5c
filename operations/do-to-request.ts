import type pg from 'pg'
import { asOperator } from '#database/as-operator.ts'
import { type KnownStanding, lockStanding } from '#database/board.ts'
import { recordDeed } from '#database/deeds.ts'
import { isId } from '#domain/id.ts'
import { mayDoToRequest, type RequestDeed } from '#domain/request-deeds.ts'

export type DoneToRequest =
  | { outcome: 'done' }
  /** Somebody was faster, or the product was. */
  | { outcome: 'not-now' }
  /** This person has stopped all mail, or has no such mailbox. */
  | { outcome: 'no-mail' }
  | { outcome: 'unknown' }

export type DeedOrder = { pool: pg.Pool; operatorId: string; requestId: string }
type Work = (client: pg.ClientBase, standing: KnownStanding) => Promise<void>

const endsInMail: readonly RequestDeed[] = ['try-again', 'send-letters-again']

/** What is allowed is decided while nobody else can change the request; what was done is written down with it. */
export async function doToRequest(order: DeedOrder, deed: RequestDeed, work: Work): Promise<DoneToRequest> {
  const { pool, operatorId, requestId } = order
  if (!isId(requestId)) return { outcome: 'unknown' }
  return asOperator(pool, operatorId, async (client) => {
    const standing = await lockStanding(client, requestId)
    if (!standing) return { outcome: 'unknown' }
    if (!mayDoToRequest(deed, standing)) return { outcome: 'not-now' }
    if (standing.wantsNoMail && endsInMail.includes(deed)) return { outcome: 'no-mail' }
    await work(client, standing)
    await recordDeed(client, {
      operatorId,
      deed: `${deed}-request`,
      requestId,
      facts: { from: standing.status },
    })
    return { outcome: 'done' }
  })
}
