import { recordTold } from './record-told.ts'
import type { Finished, Order, Result } from './step.ts'
import { toldIn } from './told.ts'

/** Leaves the clips in the cache, where mastering finds them. */
export async function recordVoicesStep(
  order: Order,
  finished: Finished,
): Promise<Result<Finished['record-voices']>> {
  const recorded = await recordTold(order, toldIn(order, finished))
  if (recorded.outcome !== 'recorded') return recorded
  const seconds = recorded.clips.reduce((sum, clip) => sum + clip.seconds, 0)
  return { outcome: 'done', output: { clips: recorded.clips.length, seconds } }
}
