import type pg from 'pg'
import { mediaOfRequest } from '#database/episodes.ts'
import { findFinishedSteps } from '#database/production-steps.ts'
import { mediaKey } from '#domain/published-episode.ts'
import type { Finished } from '#production/steps/step.ts'

/** What is mastered and not out yet lies with the work; afterwards only the published one is left. */
export async function masteredFile(pool: pg.Pool, requestId: string): Promise<string | undefined> {
  const finished = await findFinishedSteps(pool, requestId)
  const master = finished.get('master') as Finished['master'] | undefined // written by that step
  if (master && !finished.has('publish')) return master.mp3
  const media = await mediaOfRequest(pool, requestId)
  return media && mediaKey(media.name, 'episode.mp3')
}
