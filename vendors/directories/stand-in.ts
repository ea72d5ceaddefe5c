/** Writes down what would have been told, for whoever has no accounts. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Announce } from './announce.ts'

/** One file for each receiver and feed: the newest is all that counts. */
export const standInAnnouncer =
  (folder: string): Announce =>
  async (receiver, feed) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${receiver}-${new URL(feed).pathname.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '')}.txt`
    await writeFile(path.join(folder, name), `${receiver} would be told: ${feed}\n`)
    return undefined
  }
