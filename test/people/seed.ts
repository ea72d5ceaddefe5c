// `npm run seed`: the people of the tests ask for their episodes, once each; `npm run seed -- show` makes a show.
import { keepMigrated } from '#database/keep-migrated.ts'
import { openDatabase } from '#database/open-database.ts'
import { keptSecretKey } from '#database/secret-key-file.ts'
import { loadConfig } from '#server/config.ts'
import { openDataFolder } from '#server/process/data-folder.ts'
import { createLog } from '#server/process/log.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { seedPeople } from './seed-people.ts'
import { seedShow } from './seed-show.ts'

const loaded = loadConfig()
if (!loaded.ok) {
  process.stderr.write(`${loaded.faults.join('\n')}\n`)
  process.exit(1)
}
const log = createLog(process.stderr)
const stop = new AbortController()
const { databaseUrl: url, dataDir } = loaded.config
await openDataFolder(dataDir)
const secretKey = loaded.config.secretKey ?? (await keptSecretKey(dataDir))
const database = await openDatabase({ url, dataDir, log, signal: stop.signal })
const refused = (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
await keepMigrated({ pool: database.pool, secretKey, log, signal: stop.signal, refused })
const { pool } = database
if (process.argv[2] === 'show') {
  const { config } = loaded
  const made = await seedShow({ pool, secretKey, storage: openStorage(config), origin: config.siteOrigin })
  process.stdout.write(`${made.feed}\n${made.page}\n${made.embed}\n`)
} else {
  for (const { name, outcome } of await seedPeople(pool, secretKey))
    process.stdout.write(`${name}: ${outcome}\n`)
}
stop.abort()
await database.close()
process.exit()
