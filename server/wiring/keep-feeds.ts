import type pg from 'pg'
import { isAnythingWithdrawn } from '#database/withdrawn.ts'
import { putPublishedIntoFeeds } from '#operations/shows/put-in-by-itself.ts'
import { keepWithdrawnNotice } from '#production/notices/keep-notice.ts'
import type { Vendors } from '#production/steps/step.ts'
import { eachSecond } from '#server/process/each-second.ts'
import type { Log } from '#server/process/log.ts'

export type FeedsWanted = {
  pool: pg.Pool
  vendors: Pick<Vendors, 'storage' | 'speech' | 'cast' | 'cacheFolder'>
  log: Log
  signal: AbortSignal
}

/** What is published goes into feeds, and whoever asks for what was withdrawn hears why there is nothing. */
export function keepFeeds(wanted: FeedsWanted): () => Promise<void> {
  const { pool, vendors, log } = wanted
  const feeding = eachSecond({
    async work() {
      const count = await putPublishedIntoFeeds({ pool, storage: vendors.storage })
      if (count > 0) log.info({ event: 'put-into-feeds', count })
    },
    failing: 'feeds-wait',
    log,
  })
  const speaking = eachSecond({
    work: keepNotice(wanted),
    failing: 'notice-waits',
    log,
    everyMilliseconds: 5000,
    slowestMilliseconds: 3_600_000,
  })
  return async () => {
    await Promise.all([feeding(), speaking()])
  }
}

/** Once it is spoken, nothing is asked any more. */
function keepNotice({ pool, vendors, log, signal }: FeedsWanted): () => Promise<void> {
  let isSpoken = false
  return async () => {
    if (isSpoken || !(await isAnythingWithdrawn(pool))) return
    const { speech, cast, storage, cacheFolder } = vendors
    const kept = await keepWithdrawnNotice({ speech, cast, storage, cacheFolder, signal })
    if (kept.outcome === 'made') log.info({ event: 'notice-spoken', seconds: Math.round(kept.seconds) })
    else if (kept.outcome !== 'there') throw new Error(kept.reason)
    isSpoken = true
  }
}
