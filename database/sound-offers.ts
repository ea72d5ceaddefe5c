/** Puts a finished episode before its client, after whoever reviews it here. */
import type pg from 'pg'
import { keepSound, noteAtGate } from './client-offers.ts'
import { inTransaction } from './in-transaction.ts'
import { lockProgress } from './progress.ts'
import { showEpisodeOf } from './show-episodes.ts'
import { comeBackAt, goesOutAt } from './slots.ts'

type Offer = { requestId: string; version: number; audioHash: string }

/** It passes where it belongs to no show, or where these very bytes are approved and their date has come. */
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
    const goesAt = verdict === 'yes' ? await goesOutAt(client, requestId) : undefined
    if (verdict === 'yes' && !goesAt) return { isPassed: true, hash: audioHash }
    await noteAtGate(client, requestId)
    if (goesAt) await comeBackAt(client, requestId, goesAt)
    return { isPassed: false, hash: audioHash }
  })
