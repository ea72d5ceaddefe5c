import { type Recorded, recordVoices } from '#production/recording/record-voices.ts'
import { sharedClips } from '#production/recording/shared-clips.ts'
import type { EpisodeAsEdited } from './as-edited.ts'
import type { Ended, Order } from './step.ts'

/** The sentences as they are to be said now: those that lie in the cache already cost nothing. */
export async function recordAsEdited(order: Order, told: EpisodeAsEdited): Promise<Recorded | Ended> {
  const { vendors, requestId, signal } = order
  const { speech, recogniser, cacheFolder, storage } = vendors
  const recorded = await recordVoices({
    script: told.script,
    voices: told.cast,
    lexicon: told.lexicon,
    // Our own engine is free: another machine is faster when it speaks for itself.
    ...(!speech.module && { shared: sharedClips(storage, requestId) }),
    ...(recogniser && { recogniser }),
    ...{ speech, cacheFolder, signal },
  })
  return recorded.outcome === 'give-up' ? { outcome: 'ask', reason: recorded.reason } : recorded
}
