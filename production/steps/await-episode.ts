import type { Finished, Order, Result } from './step.ts'

/** Puts the episode that was approved here before the client whose show it is. Where it belongs to none, nobody is asked. */
export async function awaitEpisodeStep(
  { requestId, vendors }: Order,
  finished: Finished,
): Promise<Result<Finished['await-episode']>> {
  const { version, audioHash } = finished['await-approval']
  const asked = { requestId, version, audioHash }
  const { isPassed, hash } = (await vendors.offerSound?.(asked)) ?? { isPassed: true, hash: null }
  if (isPassed) return { outcome: 'done', output: { audioHash: hash } }
  return { outcome: 'await-episode', reason: 'It is with the client.' }
}
