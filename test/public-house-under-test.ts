/** The product with a show in public, a line that makes its next episode, and a clock that tests turn. */
import path from 'node:path'
import type pg from 'pg'
import { playIdent } from '#audio/music/ident.ts'
import { offerEpisode } from '#database/review.ts'
import { offerSound } from '#database/sound-offers.ts'
import { openSoundCounting } from '#server/wiring/sound-counting.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { startDatabase } from './database-under-test.ts'
import { openLine } from './desk-under-test.ts'
import { aHouse } from './rights-under-test.ts'
import { anEpisodeOfAShow } from './scripts-under-test.ts'
import { aShowInPublic } from './shows-under-test.ts'
import { startSite, testConfig } from './site-under-test.ts'
import { anOperator } from './studio-under-test.ts'

const log = { info() {}, warn() {}, error() {}, child: () => log }

/** In which an operator can take an approval back. */
const theMomentIsOver = (pool: pg.Pool) =>
  pool.query(
    `with over as (update private.approvals set goes_at = now())
     update private.productions set again_at = now() where again_at is not null`,
  )

/** The house asks nobody; the client is asked all the same. */
const aLine = (kept: Pick<Parameters<typeof openLine>[0], 'pool' | 'storage' | 'cacheFolder'>) =>
  openLine({
    ...kept,
    changes: {
      offerSound: (offer) => offerSound(kept.pool, offer),
      approve: (offer) => offerEpisode(kept.pool, offer, 'automatic'),
    },
  })

/** Its episodes have the addresses of `siteOrigin`, whatever port it listens on. */
export async function aHouseInPublic(siteOrigin: string) {
  const { pool } = await startDatabase()
  const config = { ...testConfig({ dataDir: (await aHouse()).dataDir }), siteOrigin }
  const [storage, dataDir] = [openStorage(config), config.dataDir]
  let time = Date.now()
  const now = () => time
  const counting = await openSoundCounting({ pool, storage, dataDir, log, now })
  const database = { isReady: async (): Promise<true> => true, pool }
  const site = await startSite({ config, now, notes: counting.notes, database })
  const operator = await anOperator(pool)
  const show = await aShowInPublic({ pool, storage, operator: operator.operator }, {}, await playIdent())
  const requestId = await anEpisodeOfAShow(pool, show.showId)
  const line = await aLine({ pool, storage, cacheFolder: path.join(dataDir, 'clips') })
  return {
    ...{ pool, storage, origin: site.origin, operator, show, requestId },
    ask: (address: string, headers: Record<string, string> = {}) =>
      fetch(site.origin + address, { headers: { 'user-agent': 'AntennaPod/3.5.0', ...headers } }),
    wait: (seconds: number) => {
      time += 1000 * seconds
    },
    letItGo: () => theMomentIsOver(pool),
    /** As it does each minute. */
    async count() {
      await counting.flush()
      await counting.fold()
    },
    async [Symbol.asyncDispose]() {
      await line[Symbol.asyncDispose]()
      await site[Symbol.asyncDispose]()
      await counting.close()
    },
  }
}
