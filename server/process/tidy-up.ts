/** Finishes what was deleted, and deletes what was kept for long enough, until it is closed. */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { oweReminders } from '#database/reminders.ts'
import { reminding } from '#domain/desk.ts'
import type { Installation } from '#domain/installation.ts'
import { finishErasures } from '#operations/finish-erasures.ts'
import { forgetExpired, forgetLocalFiles } from '#operations/forget-expired.ts'
import { overwriteDeleted } from '#operations/overwrite-deleted.ts'
import type { Config } from '#server/config.ts'
import { whyNoRoom } from '#vendors/disk.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { Log } from './log.ts'

type Wanted = {
  config: Pick<Config, 'rateLimits' | 'databaseUrl'>
  pool: pg.Pool
  storage: Storage
  house: Installation
  log: Log
  pauseMilliseconds?: number
}

const hourInMilliseconds = 3_600_000

export function tidyUpUntilClosed(wanted: Wanted): () => Promise<void> {
  const closing = new AbortController()
  const keeping = keep(wanted, closing.signal)
  return async () => {
    closing.abort()
    await keeping
  }
}

async function keep(wanted: Wanted, signal: AbortSignal): Promise<void> {
  const { log, pauseMilliseconds = 1000 } = wanted
  let tidiedAt = Number.NEGATIVE_INFINITY
  let isAway = false
  while (!signal.aborted) {
    try {
      for (const receipt of await finishErasures(wanted)) log.info({ event: 'erasure-done', receipt })
      if (performance.now() - tidiedAt >= hourInMilliseconds) {
        await tidy(wanted)
        await oweReminders(wanted.pool, reminding)
        tidiedAt = performance.now()
      }
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ event: 'house-waits', error })
      isAway = true
    }
    await sleep(isAway ? 10 * pauseMilliseconds : pauseMilliseconds, undefined, { signal, ref: false }).catch(
      () => {},
    )
  }
}

async function tidy(wanted: Wanted): Promise<void> {
  const { config, log } = wanted
  const limitSeconds = Math.max(0, ...(config.rateLimits?.client ?? []).map(({ seconds }) => seconds))
  const forgotten = await forgetExpired({ ...wanted, limitSeconds })
  const files = await forgetLocalFiles(wanted, new Date())
  log.info({ event: 'expired-forgotten', ...forgotten, ...files })
  await overwrite(wanted)
}

/** Of our own database: how long another server keeps its files is for whoever runs it. It takes room while it lasts. */
async function overwrite({ config, pool, house, log }: Wanted): Promise<void> {
  if (config.databaseUrl || (await whyNoRoom(house.dataDir))) return
  const overwritten = await overwriteDeleted(pool).catch((error: unknown) =>
    log.warn({ event: 'deleted-not-overwritten', error }),
  )
  if (overwritten) log.info({ event: 'deleted-overwritten', ...overwritten })
}
