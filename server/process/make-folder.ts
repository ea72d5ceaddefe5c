import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes what is missing of a path, one folder after the other, and resolves to what it has made. mkdir's own way to do
 * this never ends below /proc, where a folder that is there takes none.
 */
export async function makeFolder(folder: string): Promise<string[]> {
  if (existsSync(folder)) return []
  const made = await makeFolder(path.dirname(folder))
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error // another process was faster
  })
  return [...made, folder]
}
