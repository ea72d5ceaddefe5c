/** What the desk knows of the client whose show an episode is of. */
import type pg from 'pg'
import { type Decision, decisionsOn, type Remark, remarksOn } from '#database/decisions.ts'
import { type ShowEpisode, showEpisodeOf } from '#database/show-episodes.ts'
import { placeOnLine } from '#database/ties.ts'
import type { EpisodeProgress } from '#domain/desk.ts'
import { isBeforeGate, mayTie } from '#domain/script-gate.ts'

export type ClientSide = {
  /** Null: it is nobody's show. */
  shown: ShowEpisode | null
  decision: Decision | null
  remarks: readonly Remark[]
  /** Whose show it is can be said now. */
  mayTie: boolean
}

export async function openClientSide(
  client: pg.Pool | pg.ClientBase,
  requestId: string,
  progress: EpisodeProgress,
): Promise<ClientSide> {
  const place = await placeOnLine(client, requestId)
  const shown = (await showEpisodeOf(client, requestId)) ?? null
  const side = { shown, mayTie: place !== undefined && mayTie({ ...progress, ...place }) }
  if (!shown) return { ...side, decision: null, remarks: [] }
  const decisions = await decisionsOn(client, requestId)
  // Of a script that is being written anew, nothing is decided.
  const decision =
    shown.verdict && !isBeforeGate(shown.step) ? decisions.find(({ hash }) => hash === shown.hash) : undefined
  return { ...side, decision: decision ?? null, remarks: await remarksOn(client, requestId) }
}
