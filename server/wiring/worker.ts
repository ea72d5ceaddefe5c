import type pg from 'pg'
import type { ServerBuild } from 'react-router'
import type { SecretKey } from '#database/secret-key.ts'
import { settingsWith } from '#domain/settings.ts'
import { keepShows } from '#operations/keep-shows.ts'
import { readSource } from '#operations/material/hand-in.ts'
import { understandTold } from '#operations/understand-told.ts'
import { keepWorkshopOpen } from '#production/keep-workshop-open.ts'
import type { Config } from '#server/config.ts'
import { eachSecond } from '#server/process/each-second.ts'
import type { Log } from '#server/process/log.ts'
import { tidyUpUntilClosed } from '#server/process/tidy-up.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import type { CurrentSettings } from './current-settings.ts'
import { followArrivals } from './follow-arrivals.ts'
import { followShows } from './follow-shows.ts'
import { installationOf } from './installation-of.ts'
import { openPostOffice } from './post-office.ts'
import { brandNow, openVendors } from './vendors.ts'

type Wanted = {
  config: Config
  /** What the owner has set: it may change at any time. */
  current: CurrentSettings
  pool: pg.Pool
  secretKey: SecretKey
  log: Log
  app: { build(): Promise<ServerBuild> }
  signal: AbortSignal
}

/** Sends mail, makes episodes and tidies up until it is closed. */
export function startWorker(wanted: Wanted): () => Promise<void> {
  const { config, current, pool, secretKey, log, app, signal } = wanted
  const storage = openStorage(config)
  const closePostOffice = openPostOffice({ config, current, pool, secretKey, storage, log, app })
  const vendors = openVendors({ config, current, pool, secretKey, storage })
  const everybody = config.rateLimits?.everybody
  const closeWorkshop = keepWorkshopOpen({ pool, everybody, vendors, log, signal })
  const closeHouse = tidyUpUntilClosed({ config, pool, storage, house: installationOf(config), log })
  const closeTold = eachSecond({
    async work() {
      const understood = await understandTold(pool)
      if (understood > 0) log.info({ event: 'told-understood', events: understood })
    },
    failing: 'told-waits',
    log,
  })
  const closeCalendar = eachSecond({
    work: () => keepShows(pool, settingsWith(config.environment, current.settings)),
    failing: 'calendar-waits',
    log,
    everyMilliseconds: 60_000,
  })
  const closeReading = readSources(pool, log)
  const closeShows = followShows({ config, pool, vendors, log, signal })
  const closeArrivals = followArrivals({ config, pool, storage, maker: () => brandNow(current), log })
  return async () => {
    const all = [
      closeShows,
      closeArrivals,
      closeReading,
      closeCalendar,
      closeWorkshop,
      closePostOffice,
      closeHouse,
      closeTold,
    ]
    await Promise.all(all.map((close) => close()))
  }
}

/** What the process that has taken it in has not come to. */
const readSources = (pool: pg.Pool, log: Log) =>
  eachSecond({
    async work() {
      while (await readSource(pool)) log.info({ event: 'source-read' })
    },
    failing: 'sources-wait',
    log,
    everyMilliseconds: 10_000,
  })
