import { createReadStream, openAsBlob } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { goOnWithProductions, noteBackup } from '#database/backups.ts'
import { copyIn } from '#database/copy-in.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { dataFile, type Manifest, mediaFile, rowsFile } from '#domain/backup.ts'
import { fileType } from '#vendors/storage/file-types.ts'
import type { Storage } from '#vendors/storage/storage.ts'

type Wanted = {
  pool: pg.Pool
  storage: Storage
  dataDir: string
  folder: string
  manifest: Manifest
  signal: AbortSignal
}

/** Files first, and the rows that speak of them in one commit. Resolves to how many episodes go on. */
export async function restore(wanted: Wanted): Promise<number> {
  const { pool, folder, manifest, signal } = wanted
  for (const file of Object.keys(manifest.files)) {
    signal.throwIfAborted()
    if (file.startsWith(mediaFile(''))) await restoreMedia(wanted, file)
    if (file.startsWith(dataFile(''))) await restoreFile(wanted, file)
  }
  return inTransaction(pool, async (client) => {
    await copyIn(client, manifest, (table) => linesIn(path.join(folder, rowsFile(table)), signal))
    await noteBackup(client, manifest.madeAt)
    return goOnWithProductions(client, manifest.toRecordAnew)
  })
}

async function restoreMedia({ storage, folder }: Wanted, file: string): Promise<void> {
  const key = file.slice(mediaFile('').length)
  await storage.put(key, await openAsBlob(path.join(folder, file), { type: fileType(key) }))
}

async function restoreFile({ dataDir, folder }: Wanted, file: string): Promise<void> {
  const place = path.join(dataDir, file.slice(dataFile('').length))
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  await using target = await open(place, 'wx', 0o600)
  await target.writeFile(createReadStream(path.join(folder, file)))
  await target.sync()
}

/** Line breaks of other kinds may stand in a text, so only this one counts. */
async function* linesIn(place: string, signal: AbortSignal): AsyncGenerator<string[]> {
  let rest = ''
  for await (const part of createReadStream(place, { encoding: 'utf8', highWaterMark: 262_144 })) {
    signal.throwIfAborted()
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
}
