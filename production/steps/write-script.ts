import type { Reading } from '#domain/evidence.ts'
import { withHosts } from '#production/writer/hosts.ts'
import { materialOf, programmeOf } from './material.ts'
import type { Finished, Order, Result } from './step.ts'

/** A model that cannot write this one leaves it to the programme: an episode was promised. */
export async function writeScriptStep(
  order: Order,
  finished: Finished,
): Promise<Result<Finished['write-script']>> {
  const { vendors, signal, brief, wishes } = order
  const { 'read-website': reading, plan } = finished
  // What somebody has chosen is read as it stands: no model writes that.
  const answer = wishes
    ? undefined
    : await vendors.writer?.write(without(reading, plan.withheld), plan, { signal })
  if (answer?.outcome === 'wait') return answer
  if (answer?.outcome === 'ask-a-person') return { outcome: 'ask', reason: answer.reason }
  if (answer?.outcome === 'written') return { outcome: 'done', output: answer.script }
  const written = programmeOf(materialOf(order, finished), wishes)
  if (written.outcome !== 'written') throw new Error('What was planned cannot be written any more.')
  return { outcome: 'done', output: withHosts(written.script, brief?.hosts ?? 2) }
}

/** What was told already, or shall not be told, a model never sees. */
const without = (reading: Reading, withheld: readonly string[] = []): Reading =>
  withheld.length === 0
    ? reading
    : { ...reading, passages: reading.passages.filter(({ id }) => !withheld.includes(id)) }
