import type pg from 'pg'
import type { ServerBuild } from 'react-router'
import type { SecretKey } from '#database/secret-key.ts'
import { keepWorkshopOpen } from '#production/keep-workshop-open.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import type { Config } from './config.ts'
import type { CurrentSettings } from './current-settings.ts'
import { houseOf } from './house.ts'
import { keepHouse } from './keep-house.ts'
import type { Log } from './log.ts'
import { openPostOffice } from './post-office.ts'
import { openVendors } from './vendors.ts'

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
export function startWorker({
  config,
  current,
  pool,
  secretKey,
  log,
  app,
  signal,
}: Wanted): () => Promise<void> {
  const storage = openStorage(config)
  const closePostOffice = openPostOffice({ config, current, pool, secretKey, storage, log, app })
  const vendors = openVendors({ config, current, pool, secretKey, storage })
  const closeWorkshop = keepWorkshopOpen({
    pool,
    everybody: config.rateLimits?.everybody,
    vendors,
    log,
    signal,
  })
  const closeHouse = keepHouse({ config, pool, storage, house: houseOf(config), log })
  return async () => {
    await Promise.all([closeWorkshop(), closePostOffice(), closeHouse()])
  }
}
