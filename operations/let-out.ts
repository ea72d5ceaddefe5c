/** An operator lets out before its date what a client has approved. */
import type pg from 'pg'
import { asOperator } from '#database/as-operator.ts'
import { recordDeed } from '#database/deeds.ts'
import { findScript } from '#database/edits.ts'
import { letOutSound } from '#database/may-go-out.ts'
import { lockProgress } from '#database/progress.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { lookAgainBy } from '#database/slots.ts'
import { holdShows } from '#database/ties.ts'
import { isId } from '#domain/id.ts'
import { mayLetOut } from '#domain/let-out.ts'
import type { Operator } from '#domain/operator.ts'
import { isUnmade } from './script-on-desk.ts'

/** `changed`: it is another by now. `not-now`: it does not wait, or for more than a date. */
type LetOut = 'done' | 'changed' | 'not-now'

type Pressed = { operator: Operator; requestId: string; hash: string }

/** By then it is out, and its date says so. */
const publishingMilliseconds = 10 * 60_000

/** Exactly what stood before them. The line publishes it as it does on a date. */
export const letOut = (pool: pg.Pool, { operator, requestId, hash }: Pressed): Promise<LetOut> =>
  asOperator<LetOut>(pool, operator.id, async (client) => {
    if (!isId(requestId)) return 'not-now'
    await holdShows(client, { requestId, showId: null })
    const progress = await lockProgress(client, requestId)
    const shown = await showEpisodeOf(client, requestId)
    if (!progress || !shown) return 'not-now'
    const kept = await findScript(client, requestId)
    if (shown.sound.hash !== hash || (kept && isUnmade(kept))) return 'changed'
    const now = new Date()
    if (!mayLetOut(progress, shown, now)) return 'not-now'
    await letOutSound(client, requestId, hash)
    await lookAgainBy(client, shown.showId, new Date(now.getTime() + publishingMilliseconds))
    const facts = { show: shown.showId, ...(shown.date && { date: shown.date }) }
    await recordDeed(client, { operatorId: operator.id, deed: 'let-out-episode', requestId, facts })
    return 'done'
  })
