/** Keys that were entered in the studio, laid over those of the environment. */
import type pg from 'pg'
import type { SecretKey } from '#database/secret-key.ts'
import { type KeptVendorKey, listVendorKeys, openVendorKey } from '#database/vendor-keys.ts'
import type { EnteredKeyState, KeyPurpose, VendorKey } from '#domain/vendor-key.ts'
import type { Config } from '#server/config.ts'
import { eachSecond } from '#server/process/each-second.ts'
import type { Log } from '#server/process/log.ts'
import { configWithKeys, takerOf } from './key-purposes.ts'

export type KeyRing = {
  /** As it is set, with the keys that hold at the moment: nothing may keep a copy of its parts that have keys. */
  config: Config
  /** As it is set in the environment. */
  environment: Config
  read(): Promise<void>
}

type Teller = Pick<Log, 'info' | 'warn'>
type Wanted = { config: Config; pool: pg.Pool | undefined; secretKey: SecretKey; log: Teller }

export function createKeyRing({ config: environment, pool, secretKey, log }: Wanted): KeyRing {
  let [now, seen] = [environment, '']
  return {
    environment,
    config: {
      ...environment,
      get writer() {
        return now.writer
      },
      get speech() {
        return now.speech
      },
      get smtpUrl() {
        return now.smtpUrl
      },
      get s3() {
        return now.s3
      },
      get toldSecrets() {
        return now.toldSecrets
      },
    },
    async read() {
      const rows = pool ? await listVendorKeys(pool) : []
      const found = rows.map(
        ({ purpose, vendor, sealed }) => `${purpose} ${vendor} ${sealed.toString('hex')}`,
      )
      if (found.join() === seen) return
      const keys = usable(rows, environment, secretKey, log)
      ;[now, seen] = [configWithKeys(environment, keys), found.join()]
      log.info({ event: 'vendor-keys', entered: [...keys.keys()] })
    },
  }
}

/** Every process notices for itself that there is another key, and begins with those that are there. Returns what ends that. */
export async function followKeys(ring: KeyRing, log: Log): Promise<() => Promise<void>> {
  await ring.read().catch(() => {}) // it is tried again at once, and said there
  return eachSecond({ work: ring.read, failing: 'vendor-keys-not-followed', log })
}

function usable(rows: readonly KeptVendorKey[], config: Config, secretKey: SecretKey, log: Teller) {
  const keys = new Map<KeyPurpose, VendorKey>()
  for (const row of rows) {
    const { state, key } = enteredKey(row, config, secretKey)
    if (key) keys.set(row.purpose, key)
    else log.warn({ event: 'vendor-key-unused', purpose: row.purpose, state })
  }
  return keys
}

type Entered =
  | { state: 'holds'; key: VendorKey }
  | { state: Exclude<EnteredKeyState, 'holds'>; key?: undefined }

/** Whether a key that was entered can be used. */
export function enteredKey(row: KeptVendorKey, config: Config, secretKey: SecretKey): Entered {
  if (takerOf(config, row.purpose)?.vendor !== row.vendor) return { state: 'for-another' }
  const key = openVendorKey(secretKey, row)
  return key ? { state: 'holds', key } : { state: 'unreadable' }
}
