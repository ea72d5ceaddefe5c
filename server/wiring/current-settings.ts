import type pg from 'pg'
import { newestSettingsNumber } from '#database/settings.ts'
import type { OwnerSettings } from '#domain/read-setting.ts'
import { settingsInForce } from '#operations/save-settings.ts'
import { eachSecond } from '#server/process/each-second.ts'
import type { Log } from '#server/process/log.ts'

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

/** Every process notices for itself that there is a newer version. Returns what ends that. */
export const followSettings = ({ pool, current, changed, ...rest }: Wanted): (() => Promise<void>) =>
  eachSecond({
    ...rest,
    failing: 'settings-not-followed',
    async work() {
      if ((await newestSettingsNumber(pool)) === current.number) return
      await readCurrentSettings(pool, current)
      changed()
    },
  })
