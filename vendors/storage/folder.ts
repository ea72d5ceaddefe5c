import type { Stats } from 'node:fs'
import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, realpath, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileType } from './file-types.ts'
import { type ByteRange, isKey, requireKey, type Storage, StorageTrouble } from './storage.ts'

/** Files on their way in, out of sight of every key. */
const arriving = '.arriving'
const abandonedAfterMilliseconds = 86_400_000

/** A folder as storage: for one machine, or for several that share a disk. */
export function folderStorage(root: string): Storage {
  const placeOf = (key: string) => {
    requireKey(key)
    return path.join(root, key)
  }
  return {
    place: root,
    async put(key, content) {
      const place = placeOf(key)
      await write(root, place, content).catch(explained)
    },
    async stat(key) {
      const file = await openFile(root, placeOf(key))
      const stats = await file?.stat().finally(() => file.close())
      return stats && { size: stats.size, etag: etagOf(stats), type: fileType(key) }
    },
    async open(key, range) {
      const file = await openFile(root, placeOf(key))
      return file && streamOf(file, range ?? { first: 0, last: (await file.stat()).size - 1 })
    },
    async delete(key) {
      const place = placeOf(key)
      await rm(place, { force: true }).catch(explained)
      await rmdir(path.dirname(place)).catch(() => {}) // others are in it
    },
    async list(prefix) {
      if (prefix) requireKey(prefix.replace(/\/$/, ''))
      // Only the folder that the prefix names is read, not everything that there is.
      const folder = path.join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1))
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneThere)
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        )
        .filter((key) => isKey(key) && key.startsWith(prefix))
        .sort()
    },
  }
}

/** Written beside, made durable, then renamed: nobody ever reads half a file. */
async function write(root: string, place: string, content: Blob): Promise<void> {
  const drafts = path.join(root, arriving)
  await mkdir(drafts, { recursive: true })
  await sweep(drafts)
  const draft = path.join(drafts, crypto.randomUUID())
  try {
    await writeDurably(draft, content)
    await mkdir(path.dirname(place), { recursive: true })
    await rename(draft, place)
    await syncFolder(path.dirname(place))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeDurably(draft: string, content: Blob): Promise<void> {
  await using file = await open(draft, 'wx')
  for await (const part of content.stream()) await file.appendFile(part)
  await file.sync()
}

/** The name, too, survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  await using directory = await open(folder, 'r')
  await directory.sync()
}

/** What a killed process left behind. */
async function sweep(drafts: string): Promise<void> {
  const limit = Date.now() - abandonedAfterMilliseconds
  for (const name of await readdir(drafts)) {
    const draft = path.join(drafts, name)
    const stats = await stat(draft).catch(() => undefined) // another process was faster
    if (stats && stats.mtimeMs < limit) await rm(draft, { force: true })
  }
}

/** Only what really lies where its key says: no link leads out of the folder, on no file system. */
async function openFile(root: string, place: string): Promise<FileHandle | undefined> {
  try {
    const [real, home] = await Promise.all([realpath(place), realpath(root)])
    if (real !== path.join(home, path.relative(root, place))) return undefined
    const file = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW)
    if ((await file.stat()).isFile()) return file
    await file.close()
    return undefined
  } catch (error) {
    if (missing.has(codeOf(error))) return undefined
    throw new StorageTrouble('wait', `The media folder cannot be read (${codeOf(error)}).`, error)
  }
}

const chunk = 131_072

/** One descriptor, closed at the end, on an error, and when the reader cancels. Nothing is read ahead of its reader. */
function streamOf(file: FileHandle, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  let at = first
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = Buffer.allocUnsafeSlow(Math.min(chunk, last + 1 - at))
        const { bytesRead } = await file.read(part, 0, part.length, at).catch(async (error: unknown) => {
          await file.close()
          throw error
        })
        if (bytesRead > 0) controller.enqueue(part.subarray(0, bytesRead))
        at += bytesRead
        if (at <= last && bytesRead > 0) return
        await file.close()
        controller.close()
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  )
}

/** A new file at the same place differs in at least one of these. */
const etagOf = ({ size, mtimeMs, ino }: Stats) =>
  `"${[size, Math.round(mtimeMs * 1000), ino].map((each) => each.toString(36)).join('-')}"`

const missing = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR', 'ENAMETOOLONG'])

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '' // what the file system throws has one

function noneThere(error: unknown) {
  if (missing.has(codeOf(error))) return []
  throw new StorageTrouble('wait', `The media folder cannot be read (${codeOf(error)}).`, error)
}

/** A full disk is emptied by somebody, and then it goes on. */
function explained(error: unknown): never {
  throw new StorageTrouble('wait', `The media folder cannot be written (${codeOf(error)}).`, error)
}
