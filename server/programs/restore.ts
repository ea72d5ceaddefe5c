// `npm run restore -- <folder>`: fills an empty data folder, and an empty database, from a backup.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isUntouched } from '#database/backups.ts'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import { requireKnown } from '#database/migrate.ts'
import { openDatabase } from '#database/open-database.ts'
import type { Manifest } from '#domain/backup.ts'
import { beginRestore } from '#operations/backup/half-restored.ts'
import { readManifest, requireWholeBackup } from '#operations/backup/read-backup.ts'
import { restore } from '#operations/backup/restore.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { openDataFolder } from '#server/process/data-folder.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { afterRestore, contentsOf } from './backup-words.ts'
import { runCommand } from './run-command.ts'

const usage = 'Use: npm run restore -- [--check] <folder of a backup>; --check only looks whether it is whole'
const quiet = { info() {}, warn() {} }

async function work(args: string[], signal: AbortSignal): Promise<string> {
  const { folder, check } = readArguments(args)
  const loaded = loadConfig()
  if (!loaded.ok) throw cannotStart(['The configuration cannot be used:', ...loaded.faults].join('\n  '))
  const manifest = await readManifest(folder)
  await requireKnown(manifest.migrations)
  await requireWholeBackup(folder, manifest, signal)
  if (check) return `The backup in ${folder} is whole, as of ${manifest.madeAt}: ${contentsOf(manifest)}.`
  const going = await fill(loaded.config, folder, manifest, signal)
  return afterRestore(manifest, { folder, siteOrigin: loaded.config.siteOrigin, going })
}

async function fill(
  config: Config,
  folder: string,
  manifest: Manifest,
  signal: AbortSignal,
): Promise<number> {
  const { databaseUrl: url, dataDir } = config
  await openDataFolder(dataDir)
  const begun = await beginRestore(dataDir)
  const database = await openDatabase({ url, dataDir, log: quiet, signal })
  try {
    const { pool } = database
    if (!(await isUntouched(pool))) {
      await begun.finish()
      throw cannotStart('The database is not empty: restore into one that nobody has used.')
    }
    const wanted = { pool, storage: openStorage(config), dataDir, folder, manifest, signal }
    const going = await restore(wanted).catch((error: unknown) => brokenOff(dataDir, error, signal))
    await begun.finish()
    return going
  } finally {
    await database.close()
  }
}

function brokenOff(dataDir: string, error: unknown, signal: AbortSignal): never {
  const why = signal.aborted ? 'it was stopped' : systemReason(error)
  throw cannotStart(
    `The restore was broken off (${why}). Delete what is in ${dataDir}, and restore again.`,
    error,
  )
}

function readArguments(args: string[]): { folder: string; check: boolean } {
  try {
    const options = { check: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [name, ...more] = positionals
    if (name && more.length === 0) return { folder: path.resolve(name), check: values.check }
  } catch {
    // an unknown option
  }
  throw cannotStart(usage)
}

await runCommand('Nothing was restored', work)
