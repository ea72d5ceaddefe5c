import type { Finished, Order, Result } from './step.ts'

/** Puts the script before the client whose show it is. Where it belongs to no show, nobody is asked. */
export async function awaitScriptStep({
  requestId,
  vendors,
  edits = [],
}: Order): Promise<Result<Finished['await-script']>> {
  const asked = { requestId, version: edits.length }
  const { isPassed, hash } = (await vendors.offerScript?.(asked)) ?? { isPassed: true, hash: null }
  if (isPassed) return { outcome: 'done', output: { scriptHash: hash } }
  return { outcome: 'await-script', reason: 'It is with the client.' }
}
