import { workKey } from '#domain/work-files.ts'
import { fingerprint } from '#production/publish/listen-token.ts'
import { nextEpisodes } from '#production/writer/next-episodes.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { episodeAsEdited } from './as-edited.ts'
import { hashOfScript } from './await-approval.ts'
import { letterFacts } from './letter-facts.ts'
import type { Finished, Order, Result } from './step.ts'
import { readBlob, stored } from './stored.ts'

export async function publishStep(order: Order, finished: Finished): Promise<Result<Finished['publish']>> {
  const { requestId, vendors } = order
  const { episode, mp3 } = finished.master
  const files = await stored(() => filesOf(vendors.storage, { ...finished.illustrate, mp3 }))
  if (files.outcome !== 'done') return files
  const { audioHash, scriptHash } = finished['await-approval']
  const heard = await fingerprint(files.output.mp3)
  const theirs = finished['await-episode'].audioHash ?? audioHash
  const isApproved =
    [audioHash, theirs].every((each) => each === heard) && hashOfScript(order, finished) === scriptHash
  if (!isApproved) return { outcome: 'ask', reason: 'This is not the episode that was approved.' }
  const { ledger, script } = episodeAsEdited(order, finished)
  // Of the website alone: what somebody has typed becomes no title. What an earlier version read has no passages.
  const website = finished['read-website']
  const next = Object.hasOwn(website, 'passages') ? await nextEpisodes(website, script) : []
  const facts = { ...letterFacts(order, finished), next: next.map(({ title }) => title) }
  const published = await vendors.publish({
    requestId,
    episode: { ...episode, next },
    ledger,
    facts,
    ...files.output,
  })
  if (published.outcome === 'published') return { outcome: 'done', output: { facts } }
  if (published.outcome === 'give-up') return { ...published, code: 'deleted' }
  if (published.outcome !== 'held') return published
  // At the last moment: offered once more, it waits until it is released.
  await vendors.approve({ requestId, ...finished['await-approval'] })
  return { outcome: 'await-approval', reason: published.reason }
}

async function filesOf(storage: Storage, keys: Finished['illustrate'] & { mp3: string }) {
  const picture = async (key: string) =>
    new Uint8Array(await (await readBlob(storage, key, 'image/jpeg')).arrayBuffer())
  return {
    mp3: await readBlob(storage, keys.mp3, 'audio/mpeg'),
    cover: await picture(keys.cover),
    smallCover: await picture(keys.smallCover),
    card: await picture(keys.card),
  }
}

/** Once the step is written down, and not before: done again it needs them. */
export async function clearWork(storage: Storage, requestId: string): Promise<void> {
  for (const key of await storage.list(workKey(requestId, ''))) await storage.delete(key)
}
