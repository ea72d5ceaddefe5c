import { statfs } from 'node:fs/promises'
import { diskLimits } from '#domain/health.ts'

export type Disk = { freeBytes: number; allBytes: number; usedShare: number }

/** The file system that a folder lies on, as whoever is not root finds it. */
export async function readDisk(folder: string): Promise<Disk | undefined> {
  const found = await statfs(folder).catch(() => undefined)
  if (!found || found.blocks === 0) return undefined
  const { bsize, blocks, bavail, bfree } = found
  const used = blocks - bfree
  // What is kept back for root is neither free nor taken: df counts the same way.
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize, usedShare: used / Math.max(used + bavail, 1) }
}

/** A sentence for the operator while the last of the room is left to what is under way. */
export async function whyNoRoom(folder: string, read = readDisk): Promise<string | undefined> {
  const disk = await read(folder)
  if (!disk || disk.usedShare < diskLimits.refuse) return undefined
  const share = Math.floor(disk.usedShare * 100)
  return `The disk of the data folder is ${share} % full. Nothing new is rendered until there is room again.`
}
