import type pg from 'pg'
import { isAnythingWithdrawn } from '#database/withdrawn.ts'
import { putPublishedIntoFeeds } from '#operations/shows/put-in-by-itself.ts'
import { keepWithdrawnNotice } from '#production/notices/keep-notice.ts'
import type { Vendors } from '#production/steps/step.ts'
import type { Log } from '#server/process/log.ts'

export type FeedsWanted = {
  pool: pg.Pool
  vendors: Pick<Vendors, 'storage' | 'speech' | 'cast' | 'cacheFolder'>
  log: Log
  signal: AbortSignal
}

/** What is published goes into feeds, and whoever asks for what was withdrawn hears why there is nothing. */
export function keepFeeds({ pool, vendors, log, signal }: FeedsWanted): () => Promise<void> {
  let isSpoken = false
  return async () => {
    const { speech, cast, storage, cacheFolder } = vendors
    const count = await putPublishedIntoFeeds({ pool, storage })
    if (count > 0) log.info({ event: 'put-into-feeds', count })
    if (isSpoken || !(await isAnythingWithdrawn(pool))) return
    const kept = await keepWithdrawnNotice({ speech, cast, storage, cacheFolder, signal })
    if (kept.outcome === 'made') log.info({ event: 'notice-spoken', seconds: Math.round(kept.seconds) })
    else if (kept.outcome !== 'there') throw new Error(kept.reason)
    isSpoken = true
  }
}
