/** A folder that is being filled from a backup says so, until it is whole: nobody starts on half of it. */
import { access, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cannotStart } from '#database/cannot-start.ts'

const markerIn = (dataDir: string) => path.join(dataDir, 'restore-unfinished')

export async function requireWholeData(dataDir: string): Promise<void> {
  const isHalf = await access(markerIn(dataDir)).then(
    () => true,
    () => false,
  )
  if (isHalf) throw cannotStart(halfOf(dataDir))
}

/** Only into a folder in which nothing lies: whatever does belongs to somebody, and may be in use just now. */
export async function beginRestore(dataDir: string): Promise<{ finish(): Promise<void> }> {
  await requireWholeData(dataDir)
  const names = (await readdir(dataDir)).filter((name) => name !== 'lost+found')
  if (names.length > 0)
    throw cannotStart(
      `The data folder ${dataDir} is not empty (${names.slice(0, 3).join(', ')}): stop the product if it runs there, move the folder away, and restore again.`,
    )
  await writeFile(markerIn(dataDir), '', { flag: 'wx', mode: 0o600 })
  return { finish: () => rm(markerIn(dataDir)) }
}

const halfOf = (dataDir: string) =>
  `The data folder ${dataDir} is being restored, or that was broken off: delete what is in it, and restore again.`
