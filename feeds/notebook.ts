/** Where requests for sound are noted, line by line, on this machine: a disk is there when the database is not. */
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import path from 'node:path'

type Wanted = {
  folder: string
  now?: () => number
  /** Said once, until it can be written again. */
  failing?: (error: unknown) => void
  waitMilliseconds?: number
}

const hour = 3_600_000
const mostWaiting = 32 * 1024
/** Of what cannot be written just now; what comes then is lost. */
const mostHeld = 8 * 1024 * 1024

export type Notebook = { note(line: string): void; flush(): Promise<void>; close(): Promise<void> }

/** A file for each process and hour. A kill loses what has come within the last quarter of a second. */
export function openNotebook({ folder, now = Date.now, failing, waitMilliseconds = 250 }: Wanted): Notebook {
  const pages = pagesOf(folder, now)
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let isFailing = false

  async function write(): Promise<void> {
    const lines = waiting
    if (!lines) return
    try {
      await appendWhole(await pages.current(), Buffer.from(lines))
      waiting = waiting.slice(lines.length)
      isFailing = false
    } catch (error) {
      if (!isFailing) failing?.(error)
      isFailing = true
      if (waiting.length > mostHeld) waiting = waiting.slice(0, mostHeld).replace(/[^\n]*$/, '')
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  return {
    note(line) {
      waiting += line
      if (waiting.length >= mostWaiting && !isFailing) void flush()
      else timer ??= setTimeout(() => void flush(), waitMilliseconds).unref()
    },
    flush,
    close: () => flush().then(pages.close),
  }
}

function pagesOf(folder: string, now: () => number) {
  let file: { hour: number; handle: FileHandle } | undefined
  return {
    async current(): Promise<FileHandle> {
      const current = Math.floor(now() / hour)
      if (file?.hour === current) return file.handle
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const started = new Date(current * hour).toISOString().slice(0, 13)
      // Never a name that was there: how far it is read is known by it, and clocks go back.
      const name = `${started}-${crypto.randomUUID().slice(0, 13)}.txt`
      const handle = await open(path.join(folder, name), 'ax', 0o600)
      await file?.handle.close()
      file = { hour: current, handle }
      return handle
    },
    async close(): Promise<void> {
      await file?.handle.close()
      file = undefined
    },
  }
}

/** All of it or nothing: what a full disk has taken of it is cut off again. */
async function appendWhole(handle: FileHandle, bytes: Buffer): Promise<void> {
  const { size } = await handle.stat()
  try {
    await handle.appendFile(bytes)
  } catch (error) {
    await handle.truncate(size)
    throw error
  }
}
