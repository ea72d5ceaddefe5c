import { checkFacts } from '#production/checking/check-facts.ts'
import { materialOf, programmeOf } from './material.ts'
import type { Finished, Order, Result } from './step.ts'

export async function checkFactsStep(
  order: Order,
  finished: Finished,
): Promise<Result<Finished['check-facts']>> {
  const { plan, 'write-script': script } = finished
  const { vendors, signal, wishes } = order
  const reading = materialOf(order, finished)
  const writer = wishes ? undefined : vendors.writer
  const programme = () => {
    const written = programmeOf(reading, wishes)
    return written.outcome === 'written' ? written.script : undefined
  }
  const checked = await checkFacts({ script, reading, plan, programme, signal, ...(writer && { writer }) })
  if (checked.outcome === 'checked') {
    const { script: told, ledger } = checked
    return { outcome: 'done', output: { script: told, ledger } }
  }
  return { outcome: 'give-up', code: checked.outcome, reason: checked.reason }
}
