import { planEpisode } from '#production/planning/plan-episode.ts'
import type { Finished, Order, Result } from './step.ts'

export async function planStep(_order: Order, finished: Finished): Promise<Result<Finished['plan']>> {
  const planned = planEpisode(finished['read-website'])
  if (planned.outcome === 'planned') return { outcome: 'done', output: planned.plan }
  return { outcome: 'give-up', code: planned.outcome, reason: planned.reason }
}
