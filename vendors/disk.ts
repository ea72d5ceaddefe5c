import { statfs } from 'node:fs/promises'

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
