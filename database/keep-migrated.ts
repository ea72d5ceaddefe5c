import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isCannotStart, systemReason } from './cannot-start.ts'
import type { KeeperLog } from './keep-running.ts'
import { migrate } from './migrate.ts'
import { refusalOf } from './refusal.ts'
import { sealSecrets } from './seal-secrets.ts'
import type { SecretKey } from './secret-key.ts'

type Wanted = {
  pool: pg.Pool
  secretKey: SecretKey
  log: KeeperLog
  signal: AbortSignal
  /** The database is back, and it is none that this version can work with. */
  refused: (error: unknown) => void
  pauseMilliseconds?: number
}

/**
 * Brings the database up to date before anything else uses it. One that is away at the start is no reason not to
 * show the site: it is brought up to date as soon as it is back.
 */
export async function keepMigrated(wanted: Wanted): Promise<void> {
  try {
    await bringUpToDate(wanted)
  } catch (error) {
    if (isCannotStart(error)) throw error
    wanted.log.warn({ event: 'database-not-up-to-date', reason: systemReason(error) })
    void tryAgain(wanted).catch(wanted.refused)
  }
}

async function bringUpToDate({ pool, secretKey }: Pick<Wanted, 'pool' | 'secretKey'>): Promise<void> {
  try {
    await migrate(pool)
    await sealSecrets(pool, secretKey)
  } catch (error) {
    throw refusalOf(error, pool.options.connectionString ?? '') ?? error
  }
}

async function tryAgain({ pool, secretKey, log, signal, pauseMilliseconds = 2000 }: Wanted): Promise<void> {
  for (;;) {
    await sleep(pauseMilliseconds, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    const trouble = await bringUpToDate({ pool, secretKey }).catch((error: unknown) => error)
    if (isCannotStart(trouble)) throw trouble
    if (!trouble) return log.info({ event: 'database-up-to-date' })
  }
}
