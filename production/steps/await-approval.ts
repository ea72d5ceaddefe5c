import { createHash } from 'node:crypto'
import { fingerprint } from '#production/publish/listen-token.ts'
import { episodeAsEdited } from './as-edited.ts'
import type { Finished, Order, Result } from './step.ts'
import { readBlob, stored } from './stored.ts'

/** Offers the episode as it would go out. Where no person is asked, the answer comes at once. */
export async function awaitApprovalStep(
  order: Order,
  finished: Finished,
): Promise<Result<Finished['await-approval']>> {
  const { requestId, vendors, edits = [] } = order
  const { mp3 } = finished.master
  const audio = await stored(async () => fingerprint(await readBlob(vendors.storage, mp3, 'audio/mpeg')))
  if (audio.outcome !== 'done') return audio
  const output = {
    version: edits.length,
    scriptHash: hashOfScript(order, finished),
    audioHash: audio.output,
  }
  if (await vendors.approve({ requestId, ...output })) return { outcome: 'done', output }
  return { outcome: 'await-approval', reason: 'It waits for approval.' }
}

/** Of lists, because a database gives the fields of an object back in another order. */
export function hashOfScript(order: Order, finished: Finished): string {
  const { show, title, summary, chapters } = episodeAsEdited(order, finished).script
  const said = chapters.map((chapter) => [
    chapter.title,
    chapter.sentences.map(({ speaker, text }) => [speaker, text]),
  ])
  return createHash('sha256')
    .update(JSON.stringify([show, title, summary, said]))
    .digest('hex')
}
