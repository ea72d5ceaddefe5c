/** Puts a script before its client, and again whenever an operator has changed a word of it. */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { draftAfter } from '#domain/draft/apply-edit.ts'
import { draftOf, scriptOfDraft } from '#domain/draft/draft.ts'
import type { Script } from '#domain/script.ts'
import { pageWordsOf } from '#domain/script-gate.ts'
import { goOnWith, keepOffer, noteAtGate } from './client-offers.ts'
import { findScript, type KeptScript } from './edits.ts'
import { inTransaction } from './in-transaction.ts'
import { lockProgress } from './progress.ts'
import { showEpisodeOf } from './show-episodes.ts'

/** As it would be spoken with so many of its edits. Undefined: there is none. */
export function scriptAt({ script, edits }: KeptScript, version: number): Script | undefined {
  if (!script) return undefined
  const first = edits.slice(0, version).map(({ edit }) => edit)
  return scriptOfDraft(draftAfter(draftOf(script), first))
}

export const hashOfWords = (script: Script) => createHash('sha256').update(pageWordsOf(script)).digest('hex')

type Passed = { isPassed: boolean; hash: string | null }

/**
 * What the line has in its hands, which is made with `version` edits. It passes where no client waits for it, or where
 * these very words are approved; what has been edited meanwhile is what the client is shown.
 */
export const offerScript = (
  pool: pg.Pool,
  { requestId, version }: { requestId: string; version: number },
): Promise<Passed> =>
  inTransaction(pool, async (client) => {
    const at = await lockProgress(client, requestId)
    const isEnded = !at || at.hasEnded || at.status === 'stopped' || at.status === 'failed'
    if (isEnded) return { isPassed: false, hash: null }
    if (!(await showEpisodeOf(client, requestId))) return { isPassed: true, hash: null }
    const kept = await findScript(client, requestId)
    const [latest, inHand] = [kept && scriptAt(kept, kept.edits.length), kept && scriptAt(kept, version)]
    if (!kept || !latest || !inHand) throw new Error('There is no script to put before anybody.')
    const hash = hashOfWords(latest)
    const verdict = await keepOffer(client, {
      ...{ requestId, title: latest.title, version: kept.edits.length, hash },
    })
    // Edits that change no word, such as another voice, may have come while it was on its way.
    const isInHand = kept.version === version && hashOfWords(inHand) === hash
    if (verdict === 'yes' && isInHand) return { isPassed: true, hash }
    if (verdict === 'yes') await goOnWith(client, requestId, kept.edits.length)
    await noteAtGate(client, requestId)
    return { isPassed: false, hash }
  })

/** While somebody holds request and production: what is at the gate is before the client as it is now. */
export async function offerAsEdited(client: pg.ClientBase, requestId: string): Promise<void> {
  const shown = await showEpisodeOf(client, requestId)
  // Approved a moment ago counts, too: no worker has begun with it.
  if (!shown?.offeredAt || shown.step !== 'await-script') return
  const kept = await findScript(client, requestId)
  const script = kept && scriptAt(kept, kept.edits.length)
  if (!kept || !script) return
  const version = kept.edits.length
  const verdict = await keepOffer(client, {
    ...{ requestId, title: script.title, version, hash: hashOfWords(script) },
  })
  if (verdict === 'yes') await goOnWith(client, requestId, version)
}
