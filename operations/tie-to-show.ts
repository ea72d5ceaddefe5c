import type pg from 'pg'
import { forgetOffer } from '#database/approvals.ts'
import { asOperator } from '#database/as-operator.ts'
import { recordDeed } from '#database/deeds.ts'
import { lockProgress } from '#database/progress.ts'
import { remakeProduction } from '#database/review.ts'
import { bringToGate, holdShows, placeOnLine, tieToShow } from '#database/ties.ts'
import type { Operator } from '#domain/operator.ts'
import { mayTie } from '#domain/script-gate.ts'

type Wanted = { requestId: string; operator: Operator; showId: string | null }
type Tied = 'done' | 'not-now' | 'gone'

/**
 * Whose show an episode is of; `null`: nobody's. What has voices already and lies still goes back to the gate before
 * them; what they were made from is there still.
 */
export const tieEpisode = (pool: pg.Pool, { requestId, operator, showId }: Wanted): Promise<Tied> =>
  asOperator(pool, operator.id, async (client): Promise<Tied> => {
    const isThere = await holdShows(client, { requestId, showId })
    const at = await lockProgress(client, requestId)
    const place = await placeOnLine(client, requestId)
    if (!at || !place || !isThere) return 'gone'
    if (!mayTie({ ...at, ...place })) return 'not-now'
    if (place.showId === showId) return 'done'
    if ((at.isAwaiting || at.isWithClient) && showId) await remakeProduction(client, requestId)
    else if (at.isWithClient) {
      // A sound that its client has not approved waits for an operator again, whoever approved it before.
      if (place.step === 'await-episode') await forgetOffer(client, requestId)
      await bringToGate(client, requestId)
    }
    await tieToShow(client, { requestId, showId, operatorId: operator.id })
    const facts = { show: showId ?? 'none' }
    await recordDeed(client, { operatorId: operator.id, deed: 'tie-to-show', requestId, facts })
    return 'done'
  })
