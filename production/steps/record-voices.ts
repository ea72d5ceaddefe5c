import { recordVoices } from '#production/recording/record-voices.ts'
import type { Finished, Order, Result } from './step.ts'

/** Leaves the clips in the cache, where mastering finds them. */
export async function recordVoicesStep(
  { vendors, signal }: Order,
  finished: Finished,
): Promise<Result<Finished['record-voices']>> {
  const { speech, cast, lexicon = {}, cacheFolder } = vendors
  const { script } = finished['check-facts']
  const recorded = await recordVoices({ script, voices: cast, speech, lexicon, cacheFolder, signal })
  if (recorded.outcome === 'give-up') return { outcome: 'ask', reason: recorded.reason }
  if (recorded.outcome !== 'recorded') return recorded
  const seconds = recorded.clips.reduce((sum, clip) => sum + clip.seconds, 0)
  return { outcome: 'done', output: { clips: recorded.clips.length, seconds } }
}
