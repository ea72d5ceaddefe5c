import type pg from 'pg'
import { asOperator } from '#database/as-operator.ts'
import { recordDeed } from '#database/deeds.ts'
import { lockProgress } from '#database/progress.ts'
import { remakeProduction } from '#database/review.ts'
import { bringToGate, isShow, placeOnLine, tieToShow } from '#database/ties.ts'
import type { Operator } from '#domain/operator.ts'
import { mayTie } from '#domain/script-gate.ts'

type Wanted = { requestId: string; operator: Operator; showId: string | null }
type Tied = 'done' | 'not-now' | 'gone'

/**
 * Whose show an episode is of; `null`: nobody's. What has voices already and waits for approval goes back to the gate
 * before them; what they were made from is there still.
 */
export const tieEpisode = (pool: pg.Pool, { requestId, operator, showId }: Wanted): Promise<Tied> =>
  asOperator(pool, operator.id, async (client): Promise<Tied> => {
    const at = await lockProgress(client, requestId)
    const place = await placeOnLine(client, requestId)
    if (!at || !place || (showId && !(await isShow(client, showId)))) return 'gone'
    if (!mayTie({ ...at, ...place })) return 'not-now'
    if (place.showId === showId) return 'done'
    await tieToShow(client, { requestId, showId, operatorId: operator.id })
    if (at.isAwaiting && showId) await remakeProduction(client, requestId)
    if (place.isAtGate) await bringToGate(client, requestId)
    const facts = { show: showId ?? 'none' }
    await recordDeed(client, { operatorId: operator.id, deed: 'tie-to-show', requestId, facts })
    return 'done'
  })
