/** A folder on its way to become a backup. It is one as soon as its manifest is there, and that comes last. */
import { createHash } from 'node:crypto'
import { chmod, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import type { BackupFile, Manifest } from '#domain/backup.ts'

export const manifestName = 'manifest.json'
/** As `sha256sum -c` reads it. */
export const manifestHashName = 'manifest.sha256'
export const unfinishedName = 'unfinished'
const ours = ['database', 'media', 'data', 'settings.env', manifestHashName, manifestName, unfinishedName]

type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

export type BackupFolder = {
  files: ReadonlyMap<string, BackupFile>
  /** Durable when it resolves. What was there under this name is replaced. */
  write(file: string, content: Content): Promise<void>
  /** Drops what is not among these. */
  keepOnly(wanted: ReadonlySet<string>): Promise<void>
  finish(manifest: Manifest): Promise<void>
  /** Leaves the folder as it was found. */
  discard(): Promise<void>
}

/** Trouble with the folder itself becomes a sentence; trouble with what shall be written passes. */
type Told = <Result>(work: Promise<Result>) => Promise<Result>

export async function beginBackup(folder: string): Promise<BackupFolder> {
  const told: Told = (work) => work.catch((error: unknown) => Promise.reject(explained(folder, error)))
  const isNew = await makeFolder(folder, told)
  const files = new Map<string, BackupFile>()
  const placeOf = (file: string) => path.join(folder, file)
  return {
    files,
    async write(file, content) {
      const place = placeOf(file)
      await told(mkdir(path.dirname(place), { recursive: true, mode: 0o700 }))
      files.set(file, await writeDurably(place, content, told))
    },
    async keepOnly(wanted) {
      for (const file of [...files.keys()].filter((each) => !wanted.has(each))) {
        await told(rm(placeOf(file)))
        files.delete(file)
      }
    },
    finish: (manifest) => finish(folder, JSON.stringify(manifest, null, 1), told),
    async discard() {
      for (const name of ours) await rm(placeOf(name), { recursive: true, force: true })
      if (isNew) await rmdir(folder)
    },
  }
}

/** True: it is new. Its parent must be there: an empty folder is no stand-in for a disk that is not mounted. */
async function makeFolder(folder: string, told: Told): Promise<boolean> {
  const made = mkdir(folder, { mode: 0o700 }).then(() => true)
  const isNew = await told(made.catch((error) => (error.code === 'EEXIST' ? false : Promise.reject(error))))
  if (!isNew) requireEmpty(folder, await told(readdir(folder)))
  await told(chmod(folder, 0o700))
  await using marker = await told(open(path.join(folder, unfinishedName), 'wx', 0o600))
  await marker.sync()
  return isNew
}

function requireEmpty(folder: string, names: readonly string[]): void {
  if (names.includes(unfinishedName))
    throw cannotStart(
      `In ${folder} a backup is being made, or was broken off: name another folder, or delete this one.`,
    )
  if (names.some((name) => name !== 'lost+found'))
    throw cannotStart(`${folder} is not empty: name a new folder for each backup.`)
}

async function writeDurably(place: string, content: Content, told: Told): Promise<BackupFile> {
  const hash = createHash('sha256')
  await using file = await told(open(place, 'w', 0o600))
  for await (const part of content) {
    hash.update(part)
    await told(file.appendFile(part))
  }
  await told(file.sync())
  return { bytes: (await told(file.stat())).size, sha256: hash.digest('hex') }
}

/** Also when the power fails, the manifest is there only after everything that it names. */
async function finish(folder: string, manifest: string, told: Told): Promise<void> {
  const sha256 = createHash('sha256').update(manifest).digest('hex')
  await writeDurably(path.join(folder, manifestHashName), [`${sha256}  ${manifestName}\n`], told)
  const draft = path.join(folder, unfinishedName)
  await writeDurably(draft, [manifest], told)
  const entries = await told(readdir(folder, { recursive: true, withFileTypes: true }))
  for (const entry of entries)
    if (entry.isDirectory()) await told(syncFolder(path.join(entry.parentPath, entry.name)))
  await told(rename(draft, path.join(folder, manifestName)))
  for (const each of [folder, path.dirname(folder)]) await told(syncFolder(each))
}

async function syncFolder(folder: string): Promise<void> {
  await using directory = await open(folder, 'r')
  await directory.sync()
}

function explained(folder: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException // what the file system throws has one
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return cannotStart(`The disk of ${folder} is full. No backup was made.`, error)
  if (code === 'ENOENT')
    return cannotStart(`The folder ${path.dirname(folder)} is not there: make it, or mount it.`, error)
  return cannotStart(`${folder} cannot be written (${systemReason(error)}). No backup was made.`, error)
}
