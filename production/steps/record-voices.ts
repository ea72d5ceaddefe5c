import type { Recorded } from '#production/recording/record-voices.ts'
import { episodeAsEdited } from './as-edited.ts'
import { recordAsEdited } from './record-as-edited.ts'
import type { Finished, HeardBack, Order, Result } from './step.ts'

/** Leaves the clips in the cache, where mastering finds them. */
export async function recordVoicesStep(
  order: Order,
  finished: Finished,
): Promise<Result<Finished['record-voices']>> {
  const recorded = await recordAsEdited(order, episodeAsEdited(order, finished))
  if (recorded.outcome !== 'recorded') return recorded
  const seconds = recorded.clips.reduce((sum, clip) => sum + clip.seconds, 0)
  const heard = heardBack(recorded)
  for (const remark of remarksOn(heard)) order.vendors.remark?.(order.requestId, remark)
  return { outcome: 'done', output: { clips: recorded.clips.length, seconds, ...heard } }
}

function heardBack({ clips, unheard }: Recorded): HeardBack {
  const misheard = clips.flatMap((clip, at) =>
    clip.misheard === undefined ? [] : { at, heard: clip.misheard },
  )
  return { ...(misheard.length > 0 && { misheard }), ...(unheard && { unheard }) }
}

const remarksOn = ({ misheard = [], unheard }: HeardBack) => [
  ...misheard.map(
    ({ at }) => `Sentence ${at + 1} was heard otherwise twice. It is kept; listen to it at the desk.`,
  ),
  ...(unheard ? [`Nobody listened to the voices: ${unheard}`] : []),
]
