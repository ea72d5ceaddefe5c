/** Reads what was noted of requests for sound, and counts each line once, however often it is cut off. */
import { open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { inTransaction } from '#database/in-transaction.ts'
import { foldHeard, foldLeftOut, noteFolded, openFolded, soundsHeard } from '#database/listening.ts'
import { countedFrom } from '#domain/listening/left-out.ts'
import { readLine } from '#domain/listening/notebook-line.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { summed } from './sum-lines.ts'
import { tagBytesIn } from './tag-bytes.ts'

type Wanted = { pool: pg.Pool; storage: Storage; folder: string; now?: number }
type Folded = { lines: number; unreadable: number }

const atOnce = 2 * 1024 * 1024
const hour = 3_600_000

/** All notebooks of this machine, whoever wrote them. */
export async function foldNotebooks(wanted: Wanted): Promise<Folded> {
  const files = (await readdir(wanted.folder).catch(noneYet)).filter((name) => name.endsWith('.txt')).sort()
  const sum = { lines: 0, unreadable: 0 }
  for (const name of files) {
    for (;;) {
      const { lines, unreadable, isAtEnd } = await foldPart(wanted, name)
      sum.lines += lines
      sum.unreadable += unreadable
      if (isAtEnd) break
    }
    await removeOld(wanted, name)
  }
  return sum
}

const noneYet = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return []
  throw error
}

const foldPart = ({ pool, storage, folder }: Wanted, name: string) =>
  inTransaction(pool, async (client) => {
    const from = await openFolded(client, name)
    const text = await wholeLines(path.join(folder, name), from)
    if (text.length === 0) return { lines: 0, unreadable: 0, isAtEnd: true }
    const lines = text.toString('utf8').split('\n').slice(0, -1)
    const read = lines.flatMap((line) => readLine(line) ?? [])
    const sounds = await soundsHeard(client, [...new Set(read.map(({ episode }) => episode))])
    const thresholds = new Map<number, number>()
    for (const sound of sounds)
      thresholds.set(
        sound.episode,
        countedFrom({ ...sound, tagBytes: await tagBytesIn(storage, sound.media) }),
      )
    const { heard, leftOut } = summed(read, thresholds)
    if (heard.length > 0) await foldHeard(client, heard)
    if (leftOut.length > 0) await foldLeftOut(client, leftOut)
    await noteFolded(client, name, from + text.length)
    const unreadable = lines.length - read.length
    return { lines: lines.length, unreadable, isAtEnd: text.length < atOnce / 2 }
  })

/** Up to the last line that has an end: the next one is being written. */
async function wholeLines(file: string, from: number): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined // another process has just removed it
    throw error
  })
  if (!handle) return Buffer.alloc(0)
  try {
    const buffer = Buffer.alloc(atOnce)
    const { bytesRead } = await handle.read(buffer, 0, atOnce, from)
    return buffer.subarray(0, buffer.subarray(0, bytesRead).lastIndexOf(10) + 1)
  } finally {
    await handle.close()
  }
}

/** What is read to its end, and has not been written to for an hour. */
async function removeOld({ folder, now = Date.now() }: Wanted, name: string): Promise<void> {
  const file = path.join(folder, name)
  const changed = await stat(file).catch(() => undefined)
  if (changed && now - changed.mtimeMs > hour) await rm(file, { force: true })
}
