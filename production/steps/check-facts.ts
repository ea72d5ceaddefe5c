import { checkFacts } from '#production/checking/check-facts.ts'
import { programmeOf } from '#production/writer/programme-of.ts'
import { materialOf } from './material.ts'
import type { Finished, Order, Result } from './step.ts'

export async function checkFactsStep(
  order: Order,
  finished: Finished,
): Promise<Result<Finished['check-facts']>> {
  const { plan, 'write-script': script } = finished
  const { wishes } = order
  const reading = materialOf(order, finished)
  const programme = () => {
    const written = programmeOf(reading, wishes)
    return written.outcome === 'written' ? written.script : undefined
  }
  const checked = checkFacts({ script, reading, plan, programme })
  if (checked.outcome === 'checked') {
    const { script: told, ledger } = checked
    return { outcome: 'done', output: { script: told, ledger } }
  }
  return { outcome: 'give-up', code: checked.outcome, reason: checked.reason }
}
