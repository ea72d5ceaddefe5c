/** What is kept to save work, and can be made again: clips, themes, and a master on its way into storage. */
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** The only file in it that is named after a request. */
export const masterFile = (cacheFolder: string, requestId: string) =>
  path.join(cacheFolder, 'masters', `${requestId}.mp3`)

type CachedFile = { file: string; bytes: number; changedAt: Date }

export async function listCache(folder: string): Promise<CachedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const found: CachedFile[] = []
  for (const file of files) {
    const stats = await stat(file).catch(() => undefined) // its maker was faster
    if (stats) found.push({ file, bytes: stats.size, changedAt: stats.mtime })
  }
  return found
}

/** Masters of one request, with the drafts that a killed process left beside them. */
export async function listMasters(cacheFolder: string, requestId: string): Promise<CachedFile[]> {
  const files = await listCache(path.join(cacheFolder, 'masters'))
  return files.filter(({ file }) => path.basename(file).startsWith(requestId))
}

export const deleteCached = (file: string) => rm(file, { force: true })
