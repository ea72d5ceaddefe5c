// `npm run backup -- <folder>`: everything there is, while the product runs and while it does not.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { cannotStart } from '#database/cannot-start.ts'
import { openDatabase } from '#database/open-database.ts'
import type { Manifest } from '#domain/backup.ts'
import { backUp } from '#operations/backup/back-up.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { contentsOf } from './backup-words.ts'
import { loadConfig } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import { envText } from './env-text.ts'
import { houseOf } from './house.ts'
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
    const wanted = { pool, storage: openStorage(config), house: houseOf(config), siteOrigin, signal }
    return told(folder, await backUp({ ...wanted, folder, settings: envText(set) }))
  } finally {
    await database.close()
  }
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
