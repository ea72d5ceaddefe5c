import { createHash } from 'node:crypto'
import { pageWordsOf } from '#domain/script-gate.ts'
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

export const hashOfScript = (order: Order, finished: Finished): string =>
  createHash('sha256')
    .update(pageWordsOf(episodeAsEdited(order, finished).script))
    .digest('hex')
