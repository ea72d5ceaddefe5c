/** Shows on their way here: what they are owed is fetched, and their old addresses are looked at. */
import path from 'node:path'
import type pg from 'pg'
import { followMoving } from '#operations/arrivals/take-in.ts'
import type { Marked } from '#pictures/mark/mark.ts'
import { fetchArriving } from '#production/arrivals/fetch-arriving.ts'
import { tidyArriving } from '#production/arrivals/tidy-arriving.ts'
import type { Config } from '#server/config.ts'
import { eachSecond } from '#server/process/each-second.ts'
import type { Log } from '#server/process/log.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { openFileWeb } from '#vendors/web/file-web.ts'

type Wanted = {
  config: Pick<Config, 'siteOrigin' | 'dataDir'>
  pool: pg.Pool
  storage: Storage
  maker(): Marked
  log: Log
}

/** Returns what ends it: whatever is fetched just then goes on from there later. */
export function followArrivals({ config, pool, storage, maker, log }: Wanted): () => Promise<void> {
  const { siteOrigin: origin, dataDir } = config
  const [files, closing] = [openFileWeb({ siteOrigin: origin }), new AbortController()]
  const folder = path.join(dataDir, 'arriving')
  const ends = [
    eachSecond({
      async work() {
        const came = await fetchArriving({ pool, storage, files, maker, folder, signal: closing.signal })
        if (came > 0) log.info({ event: 'episodes-arrived', came })
      },
      failing: 'arrivals-wait',
      log,
      everyMilliseconds: 5000,
    }),
    eachSecond({
      async work() {
        const moved = await followMoving({ pool, files, origin })
        if (moved > 0) log.info({ event: 'shows-moved', moved })
        const left = await tidyArriving(pool, folder)
        if (left > 0) log.info({ event: 'arriving-tidied', left })
      },
      failing: 'moves-wait',
      log,
      everyMilliseconds: 300_000,
    }),
  ]
  return async () => {
    closing.abort()
    for (const end of ends) await end()
  }
}
