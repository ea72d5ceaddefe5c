import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { newestSettingsNumber } from '#database/settings.ts'
import type { OwnerSettings } from '#domain/setting.ts'
import { settingsInForce } from '#operations/save-settings.ts'
import type { Log } from './log.ts'

/** What holds at the moment; nothing may keep a copy. */
export type CurrentSettings = { number: number; settings: OwnerSettings }

export async function readCurrentSettings(pool: pg.Pool, current: CurrentSettings): Promise<void> {
  const { number, settings } = await settingsInForce(pool)
  Object.assign(current, { number, settings })
}

type Wanted = {
  pool: pg.Pool
  current: CurrentSettings
  /** Called with every new version. */
  changed(): void
  log: Log
  everyMilliseconds?: number
}

/** Every process notices for itself that there is a newer version: it asks once a second. Returns what ends that. */
export function followSettings(wanted: Wanted): () => Promise<void> {
  const { pool, current, changed, log, everyMilliseconds = 1000 } = wanted
  const closing = new AbortController()
  const following = (async () => {
    let isAway = false
    while (!closing.signal.aborted) {
      try {
        if ((await newestSettingsNumber(pool)) !== current.number) {
          await readCurrentSettings(pool, current)
          changed()
        }
        isAway = false
      } catch (error) {
        if (!isAway) log.warn({ event: 'settings-not-followed', error })
        isAway = true
      }
      await sleep(everyMilliseconds, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  })()
  return async () => {
    closing.abort()
    await following
  }
}
