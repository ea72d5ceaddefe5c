import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SpokenOf } from '#database/backups.ts'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import { dataFile, mediaFile } from '#domain/backup.ts'
import type { Installation } from '#domain/installation.ts'
import { mediaKey } from '#domain/published-episode.ts'
import { listOutbox, outboxFileOf, readFromOutbox } from '#vendors/mail/outbox-folder.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { BackupFolder } from './backup-folder.ts'
import { orStopped } from './or-stopped.ts'

type Wanted = { storage: Storage; house: Pick<Installation, 'dataDir' | 'outboxFolder'>; signal: AbortSignal }
type Copied = {
  /** Everything that belongs to this backup, whenever it was copied. */
  copied: string[]
  /** What storage should have and has not. */
  lost: string[]
}

/** Files that belong to the rows, and those of the data folder that belong to nothing else. */
export async function copyFiles(wanted: Wanted, backup: BackupFolder, spokenOf: SpokenOf): Promise<Copied> {
  const lost: string[] = []
  const copied: string[] = []
  const keep = async (file: string, work: () => Promise<boolean>) => {
    wanted.signal.throwIfAborted()
    const isThere = await work()
    if (isThere) copied.push(file)
    return isThere
  }
  for (const { name, sizes } of spokenOf.media)
    for (const [file, bytes] of Object.entries(sizes)) {
      const key = mediaKey(name, file)
      if (!(await keep(mediaFile(key), () => copyMedia(wanted, backup, key, bytes)))) lost.push(key)
    }
  for (const key of await orStopped(wanted.signal, wanted.storage.list('work/')))
    if (spokenOf.work.has(key.split('/')[1] ?? ''))
      await keep(mediaFile(key), () => copyMedia(wanted, backup, key))
  await copyLetters(wanted, backup, spokenOf, keep)
  for (const name of await listBesides(wanted.house.dataDir))
    await keep(dataFile(name), () => copyFile(path.join(wanted.house.dataDir, name), dataFile(name), backup))
  return { copied, lost }
}

type Keep = (file: string, work: () => Promise<boolean>) => Promise<boolean>

/** Media are named after their bytes: of the right size, they are those that are wanted. */
async function copyMedia({ storage, signal }: Wanted, backup: BackupFolder, key: string, bytes?: number) {
  const isThere = () => bytes === undefined || backup.files.get(mediaFile(key))?.bytes === bytes
  if (bytes !== undefined && isThere()) return true
  const stream = await orStopped(signal, storage.open(key))
  if (!stream) return false
  await backup.write(mediaFile(key), stream.pipeThrough(new TransformStream(), { signal }))
  return isThere()
}

/** Letters of people who were deleted may lie there a little longer. */
async function copyLetters({ house }: Wanted, backup: BackupFolder, spokenOf: SpokenOf, keep: Keep) {
  const known = new Set(spokenOf.letters.map(outboxFileOf))
  for (const name of (await listOutbox(house.outboxFolder)).filter((each) => known.has(each))) {
    const file = dataFile(`${path.basename(house.outboxFolder)}/${name}`)
    await keep(file, async () => {
      const bytes = await readFromOutbox(house.outboxFolder, name)
      if (bytes) await backup.write(file, [bytes])
      return bytes !== undefined
    })
  }
}

/** What is copied in another way, or made again by whoever needs it. */
const copiedElsewhere = /^(?:postgres(?:[-.].*)?|media|arriving|outbox|cache|browser|lost\+found|\..*)$/

async function listBesides(dataDir: string): Promise<string[]> {
  const found = await readdir(dataDir, { withFileTypes: true }).catch(() => []) // nothing has been kept yet
  const top = found.filter(({ name }) => !copiedElsewhere.test(name))
  const names = top.filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const folder of top.filter((entry) => entry.isDirectory())) {
    const inside = await readdir(path.join(dataDir, folder.name), { recursive: true, withFileTypes: true })
    for (const entry of inside.filter((each) => each.isFile()))
      names.push(path.relative(dataDir, path.join(entry.parentPath, entry.name)))
  }
  return names
}

/** False: it was a draft, and its writer was faster. */
async function copyFile(place: string, file: string, backup: BackupFolder): Promise<boolean> {
  const bytes = await readFile(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw cannotStart(`${place} cannot be read (${systemReason(error)}). No backup was made.`, error)
  })
  if (bytes) await backup.write(file, [bytes])
  return bytes !== undefined
}
