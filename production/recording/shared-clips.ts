import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { workKey } from '#domain/work-files.ts'
import type { Storage } from '#vendors/storage/storage.ts'

/** Clips of one request for whoever goes on with it, on whatever machine, until it is published. */
export type SharedClips = {
  /** Puts it into this file if somebody has recorded it. */
  fetch(file: string): Promise<void>
  keep(file: string): Promise<void>
}

export function sharedClips(storage: Storage, requestId: string): SharedClips {
  const keyOf = (file: string) => workKey(requestId, path.basename(file))
  return {
    async fetch(file) {
      const stream = await storage.open(keyOf(file))
      if (!stream) return
      await mkdir(path.dirname(file), { recursive: true })
      const draft = `${file}.${crypto.randomUUID()}`
      await pipeline(stream, createWriteStream(draft, { flags: 'wx' }))
      await rename(draft, file)
    },
    keep: async (file) => storage.put(keyOf(file), await openAsBlob(file)),
  }
}
