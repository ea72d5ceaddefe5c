import type pg from 'pg'
import { mediaOfRequest } from '#database/episodes.ts'
import { masteredKey } from '#database/production-steps.ts'
import { mediaKey } from '#domain/published-episode.ts'

/** What is mastered and not out yet lies with the work; afterwards only the published one is left. */
export async function masteredFile(pool: pg.Pool, requestId: string): Promise<string | undefined> {
  const key = await masteredKey(pool, requestId)
  if (key) return key
  const media = await mediaOfRequest(pool, requestId)
  return media && mediaKey(media.name, 'episode.mp3')
}
