/** Puts a finished episode before its client, after whoever reviews it here. */
import type pg from 'pg'
import { keepSound, noteAtGate } from './client-offers.ts'
import { inTransaction } from './in-transaction.ts'
import { comeBackAt, mayGoOut } from './may-go-out.ts'
import { lockProgress } from './progress.ts'
import { showEpisodeOf } from './show-episodes.ts'

const day = 86_400_000

type Offer = { requestId: string; version: number; audioHash: string }

/** It passes where it belongs to no show, or where these very bytes are approved and may go out now. */
export const offerSound = (
  pool: pg.Pool,
  { requestId, version, audioHash }: Offer,
): Promise<{ isPassed: boolean; hash: string | null }> =>
  inTransaction(pool, async (client) => {
    const at = await lockProgress(client, requestId)
    const isEnded = !at || at.hasEnded || at.status === 'stopped' || at.status === 'failed'
    if (isEnded) return { isPassed: false, hash: null }
    if (!(await showEpisodeOf(client, requestId))) return { isPassed: true, hash: null }
    const verdict = await keepSound(client, { requestId, version, hash: audioHash })
    const may = verdict === 'yes' ? await mayGoOut(client, requestId) : undefined
    if (may?.goes === 'now') return { isPassed: true, hash: audioHash }
    await noteAtGate(client, requestId)
    // When its calendar changes, the line comes back before that.
    if (may) await comeBackAt(client, requestId, may.goes === 'later' ? may.at : new Date(Date.now() + day))
    return { isPassed: false, hash: audioHash }
  })
