// `npm run backup -- <folder>`: everything there is, while the product runs and while it does not.
import { existsSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { cannotStart } from '#database/cannot-start.ts'
import { openDatabase } from '#database/open-database.ts'
import { keptSecretKey } from '#database/secret-key-file.ts'
import type { Manifest } from '#domain/backup.ts'
import { backUp } from '#operations/backup/back-up.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { openDataFolder } from '#server/process/data-folder.ts'
import { envText } from '#server/process/env-text.ts'
import { installationOf } from '#server/wiring/installation-of.ts'
import { createKeyRing } from '#server/wiring/key-ring.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { contentsOf } from './backup-words.ts'
import { runCommand } from './run-command.ts'

const quiet = { info() {}, warn() {} }

async function work(args: string[], signal: AbortSignal): Promise<string> {
  const [name, ...more] = args
  if (!name || name.startsWith('-') || more.length > 0)
    throw cannotStart('Use: npm run backup -- <a new folder, such as /backups/monday>')
  const loaded = loadConfig()
  if (!loaded.ok) throw cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  '))
  const { config, set } = loaded
  const { databaseUrl: url, dataDir, siteOrigin } = config
  const folder = path.resolve(name)
  requireElsewhere(folder, dataDir)
  if (!url && !existsSync(path.join(dataDir, 'postgres')))
    throw cannotStart(`There is nothing to back up: no database is in ${dataDir}.`)
  await openDataFolder(dataDir)
  const database = await openDatabase({ url, dataDir, log: quiet, signal })
  try {
    const { pool } = database
    const storage = openStorage(config.s3 ? await withEnteredKeys(config, pool) : config)
    const wanted = { pool, storage, house: installationOf(config), siteOrigin, signal }
    return told(folder, await backUp({ ...wanted, folder, settings: envText(set) }))
  } finally {
    await database.close()
  }
}

/** The object store’s keys may be in the studio alone. */
async function withEnteredKeys(config: Config, pool: pg.Pool): Promise<Config> {
  const secretKey = config.secretKey ?? (await keptSecretKey(config.dataDir))
  const keys = createKeyRing({ config, pool, secretKey, log: quiet })
  await keys.read().catch(() => {}) // a database of before such keys: those of the environment are all there are
  return keys.config
}

/** What lies in the data folder is lost together with it. */
function requireElsewhere(folder: string, dataDir: string): void {
  const inside = path.relative(dataDir, folder)
  if (!inside.startsWith('..') && !path.isAbsolute(inside))
    throw cannotStart(`${folder} lies in the data folder, and would be lost with it: name another place.`)
}

function told(folder: string, manifest: Manifest): string {
  const { lost } = manifest
  const lines = [`Backed up to ${folder}, as of ${manifest.madeAt}: ${contentsOf(manifest)}.`]
  if (lost.length > 0)
    lines.push(`Storage has not all that the database names. These files are lost: ${lost.join(', ')}.`)
  return lines.join('\n')
}

await runCommand('No backup was made', work)
