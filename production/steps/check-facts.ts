import type { Script } from '#domain/script.ts'
import { checkFacts } from '#production/checking/check-facts.ts'
import { programmeOf } from '#production/writer/programme-of.ts'
import { materialOf } from './material.ts'
import type { Finished, Order, Result } from './step.ts'

/** Named, cast, played and drawn as its client has decided by now. */
function asOfShow(script: Script, show: Order['show']): Script {
  if (!show) return script
  const { name, ...chosen } = show
  return { ...script, show: name ?? script.show, chosen }
}

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
    return { outcome: 'done', output: { script: asOfShow(told, order.show), ledger } }
  }
  return { outcome: 'give-up', code: checked.outcome, reason: checked.reason }
}
