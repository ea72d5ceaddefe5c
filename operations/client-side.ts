/** What the desk knows of the client whose show an episode is of. */
import type pg from 'pg'
import { type Decision, decisionsOn, type Remark, remarksOn } from '#database/decisions.ts'
import { type ShowEpisode, showEpisodeOf } from '#database/show-episodes.ts'
import { placeOnLine } from '#database/ties.ts'
import type { EpisodeProgress } from '#domain/desk.ts'
import { type Gate, gates, isBeforeGate, mayTie } from '#domain/script-gate.ts'

export type ClientSide = {
  /** Null: it is nobody's show. */
  shown: ShowEpisode | null
  /** Of what they have before them now, or had last. */
  decisions: Partial<Record<Gate, Decision>>
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
  if (!shown) return { ...side, decisions: {}, remarks: [] }
  const made = await decisionsOn(client, requestId)
  return { ...side, decisions: decisionsIn(made, shown), remarks: await remarksOn(client, requestId) }
}

/** Of a script that is being written anew, nothing is decided. */
function decisionsIn(made: readonly Decision[], shown: ShowEpisode): ClientSide['decisions'] {
  if (isBeforeGate(shown.step)) return {}
  const found = gates.flatMap((what) => {
    const { verdict, hash } = what === 'script' ? shown : shown.sound
    const decision = made.find((each) => each.what === what && each.hash === hash)
    return verdict && decision ? [[what, decision] as const] : []
  })
  return Object.fromEntries(found)
}
