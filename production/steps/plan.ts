import { tooLittle } from '#content/unreadable-reasons.ts'
import { planOf } from '#production/writer/plan-programme.ts'
import { materialOf, programmeOf } from './material.ts'
import type { Finished, Order, Result } from './step.ts'

/** What there is to tell decides how long it takes; nothing is padded. */
export async function planStep(order: Order, finished: Finished): Promise<Result<Finished['plan']>> {
  const { brief } = order
  const reading = materialOf(order, finished)
  const written = programmeOf(reading, order.wishes)
  if (written.outcome === 'too-little')
    return { outcome: 'give-up', code: 'too-little', reason: tooLittle(reading.host, written.words) }
  const wishes = brief ? { speakers: brief.hosts, seconds: brief.minutes * 60 } : {}
  return { outcome: 'done', output: planOf(reading, written, wishes) }
}
