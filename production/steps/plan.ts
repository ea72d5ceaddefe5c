import { type PlanOptions, planEpisode } from '#production/planning/plan-episode.ts'
import type { Finished, Order, Result } from './step.ts'

export async function planStep(order: Order, finished: Finished): Promise<Result<Finished['plan']>> {
  const planned = planEpisode(finished['read-website'], wishesOf(order))
  if (planned.outcome === 'planned') return { outcome: 'done', output: planned.plan }
  return { outcome: 'give-up', code: planned.outcome, reason: planned.reason }
}

const wishesOf = ({ brief }: Order): PlanOptions =>
  brief ? { speakers: brief.hosts, seconds: brief.minutes * 60 } : {}
