import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isCannotStart, systemReason } from './cannot-start.ts'
import type { KeeperLog } from './keep-running.ts'
import { migrate } from './migrate.ts'

type Wanted = {
  pool: pg.Pool
  log: KeeperLog
  signal: AbortSignal
  /** The database is back, and it is none that this version can work with. */
  refused: (error: unknown) => void
}

/**
 * Brings the database up to date before anything else uses it. One that is away at the start is no reason not to
 * show the site: it is brought up to date as soon as it is back.
 */
export async function keepMigrated({ pool, log, signal, refused }: Wanted): Promise<void> {
  try {
    await migrate(pool)
  } catch (error) {
    if (isCannotStart(error)) throw error
    log.warn({ event: 'database-not-up-to-date', reason: systemReason(error) })
    void tryAgain(pool, log, signal).catch(refused)
  }
}

async function tryAgain(pool: pg.Pool, log: KeeperLog, signal: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(2000, undefined, { signal, ref: false }).catch(() => {})
    if (signal.aborted) return
    const trouble = await migrate(pool).catch((error: unknown) => error)
    if (isCannotStart(trouble)) throw trouble
    if (!trouble) return log.info({ event: 'database-up-to-date' })
  }
}
