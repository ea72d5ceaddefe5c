import { writeScript } from '#production/writing/write-script.ts'
import type { Finished, Order, Result } from './step.ts'

/** A model that cannot write this one leaves it to our own rules: an episode was promised. */
export async function writeScriptStep(
  { vendors, signal }: Order,
  { 'read-website': reading, plan }: Finished,
): Promise<Result<Finished['write-script']>> {
  const written = await vendors.writer?.write(reading, plan, { signal })
  if (written?.outcome === 'wait') return written
  if (written?.outcome === 'ask-a-person') return { outcome: 'ask', reason: written.reason }
  const script = written?.outcome === 'written' ? written.script : writeScript(reading, plan)
  return { outcome: 'done', output: script }
}
