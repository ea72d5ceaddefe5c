/** What the desk knows of the client whose show an episode is of. */
import type pg from 'pg'
import { type Decision, decisionsOn, type Remark, remarksOn } from '#database/decisions.ts'
import {
  listShows,
  placeOnLine,
  type ShowEpisode,
  showEpisodeOf,
  type TiableShow,
} from '#database/show-episodes.ts'
import type { EpisodeProgress } from '#domain/desk.ts'
import { mayTie } from '#domain/script-gate.ts'

export type ClientSide = {
  /** Null: it is nobody's show. */
  shown: ShowEpisode | null
  decision: Decision | null
  remarks: readonly Remark[]
  /** To which it can be tied now; empty where it cannot, or where there is none. */
  shows: readonly TiableShow[]
}

export async function openClientSide(
  client: pg.Pool | pg.ClientBase,
  requestId: string,
  progress: EpisodeProgress,
): Promise<ClientSide> {
  const place = await placeOnLine(client, requestId)
  const shown = (await showEpisodeOf(client, requestId)) ?? null
  const shows = place && mayTie({ ...progress, ...place }) ? await listShows(client) : []
  if (!shown) return { shown, decision: null, remarks: [], shows }
  const decisions = await decisionsOn(client, requestId)
  const decision = shown.verdict ? decisions.find(({ hash }) => hash === shown.hash) : undefined
  return { shown, decision: decision ?? null, remarks: await remarksOn(client, requestId), shows }
}
