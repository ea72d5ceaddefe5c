import { checkFacts } from '#production/checking/check-facts.ts'
import { programmeOf } from './plan.ts'
import type { Finished, Order, Result } from './step.ts'

export async function checkFactsStep(
  { vendors, signal }: Order,
  finished: Finished,
): Promise<Result<Finished['check-facts']>> {
  const { 'read-website': reading, plan, 'write-script': script } = finished
  const { writer } = vendors
  const programme = () => {
    const written = programmeOf(reading)
    return written.outcome === 'written' ? written.script : undefined
  }
  const checked = await checkFacts({ script, reading, plan, programme, signal, ...(writer && { writer }) })
  if (checked.outcome === 'checked') {
    const { script: told, ledger } = checked
    return { outcome: 'done', output: { script: told, ledger } }
  }
  return { outcome: 'give-up', code: checked.outcome, reason: checked.reason }
}
