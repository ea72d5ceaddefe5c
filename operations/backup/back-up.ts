import type pg from 'pg'
import { lastErasure, noteBackup, readSpokenOf, readWork, type SpokenOf } from '#database/backups.ts'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import { type CopiedRows, copyOut, inSnapshot } from '#database/copy-out.ts'
import { type Manifest, rowsFile, settingsFile } from '#domain/backup.ts'
import type { Installation } from '#domain/installation.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { type BackupFolder, beginBackup } from './backup-folder.ts'
import { copyFiles } from './copy-files.ts'

type BackupWanted = {
  pool: pg.Pool
  storage: Storage
  house: Pick<Installation, 'dataDir' | 'outboxFolder'>
  folder: string
  siteOrigin: string
  /** What is set on this machine, as a file .env says it. */
  settings: string
  signal: AbortSignal
}

const mostRounds = 20

/** Everything there is, as of one moment, while the product goes on. What is not whole in the end is removed again. */
export async function backUp(wanted: BackupWanted): Promise<Manifest> {
  const { pool, folder } = wanted
  const backup = await beginBackup(folder)
  const manifest = await makeWhole(wanted, backup).catch(async (error: unknown) => {
    await backup.discard().catch(() => {}) // a disk that is away: the first trouble says so
    throw error
  })
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0)
  await noteBackup(pool, manifest.madeAt, { bytes }).catch((error: unknown) => {
    throw cannotStart(
      `The backup in ${folder} is whole, but the health screen does not know of it (${systemReason(error)}).`,
      error,
    )
  })
  return manifest
}

async function makeWhole(wanted: BackupWanted, backup: BackupFolder): Promise<Manifest> {
  const manifest = await copyEverything(wanted, backup)
  wanted.signal.throwIfAborted()
  await backup.finish(manifest)
  return manifest
}

/**
 * The rows first, then the files that they speak of. Whoever was deleted meanwhile is in those rows, and their files are
 * half gone: then it begins again, and what is copied already stays where it still belongs.
 */
async function copyEverything(wanted: BackupWanted, backup: BackupFolder): Promise<Manifest> {
  const { pool, siteOrigin, settings } = wanted
  for (let round = 1, lostBefore = ''; round <= mostRounds; round++) {
    const { spokenOf, erasure, ...rows } = await copyRows(wanted, backup)
    const { copied, lost } = await copyFiles(wanted, backup, spokenOf)
    const isLostForGood = lost.length === 0 || lost.join() === lostBefore
    lostBefore = lost.join()
    if (!isLostForGood || (await lastErasure(pool)) !== erasure) continue
    await backup.write(settingsFile, [settings])
    const tables = rows.tables.map(({ name }) => rowsFile(name))
    await backup.keepOnly(new Set([...copied, ...tables, settingsFile]))
    const toRecordAnew = changed(spokenOf.work, await readWork(pool))
    return { format: 1, siteOrigin, ...rows, toRecordAnew, lost, files: Object.fromEntries(backup.files) }
  }
  throw cannotStart('People were deleted all the time while the backup was made: make it again.')
}

type Rows = CopiedRows & { spokenOf: SpokenOf; erasure: number }

const copyRows = ({ pool, signal }: BackupWanted, backup: BackupFolder): Promise<Rows> =>
  inSnapshot(pool, async (client) => {
    const erasure = await lastErasure(client)
    const spokenOf = await readSpokenOf(client)
    const rows = await copyOut(client, (table, lines) => backup.write(rowsFile(table), until(signal, lines)))
    return { ...rows, spokenOf, erasure }
  })

async function* until(signal: AbortSignal, lines: AsyncIterable<string>) {
  for await (const line of lines) {
    signal.throwIfAborted()
    yield line
  }
}

/** Those whose files may be older or newer than their rows. */
const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...before.keys()].filter((id) => before.get(id) !== after.get(id))
