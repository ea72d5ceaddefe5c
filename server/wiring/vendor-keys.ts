/** What the screen of keys is handed: never a key. */
import type pg from 'pg'
import type { SecretKey } from '#database/secret-key.ts'
import { listVendorKeys } from '#database/vendor-keys.ts'
import { isSource } from '#domain/told/source.ts'
import { endingOf, keyPurposes, type ShownKey } from '#domain/vendor-key.ts'
import type { VendorKeys } from '#site/context.ts'
import type { CurrentSettings } from './current-settings.ts'
import { keyInEnvironment, keySettingOf, takerOf } from './key-purposes.ts'
import { enteredKey, type KeyRing } from './key-ring.ts'
import { tryToldSecret } from './try-told-secret.ts'
import { tryVendor } from './try-vendor.ts'
import { voicesIn } from './vendors.ts'

type Wanted = { ring: KeyRing; pool: pg.Pool; secretKey: SecretKey; current: CurrentSettings }

export const createVendorKeys = (wanted: Wanted): VendorKeys => ({
  list: () => shownKeys(wanted),
  vendorOf: (purpose) => takerOf(wanted.ring.environment, purpose)?.vendor,
  tryOut: (purpose) =>
    isSource(purpose)
      ? tryToldSecret(wanted.pool, purpose, wanted.ring.config.toldSecrets[purpose])
      : tryVendor(purpose, { config: wanted.ring.config, host: voicesIn(wanted.current).cast.host }),
  look: wanted.ring.read,
})

async function shownKeys({ ring: { environment }, pool, secretKey }: Wanted): Promise<ShownKey[]> {
  const rows = await listVendorKeys(pool)
  return keyPurposes.map((purpose) => {
    const taker = takerOf(environment, purpose)
    const row = rows.find((each) => each.purpose === purpose)
    const entered = row && enteredKey(row, environment, secretKey)
    return {
      purpose,
      setting: keySettingOf(purpose),
      taker: taker && { name: taker.name, isNeeded: taker.isNeeded },
      isInEnvironment: keyInEnvironment(environment, purpose) !== undefined,
      entered: entered && {
        state: entered.state,
        ending: entered.key ? endingOf(entered.key) : '',
        at: row.at,
        by: row.by,
      },
    }
  })
}
