import { isStorageTrouble, type Storage } from '#vendors/storage/storage.ts'
import type { Result } from './step.ts'

/** A step whose storage is away waits for it. */
export async function stored<Output>(work: () => Promise<Output>): Promise<Result<Output>> {
  try {
    return { outcome: 'done', output: await work() }
  } catch (error) {
    if (isStorageTrouble(error)) return { outcome: error.outcome, reason: error.message }
    throw error
  }
}

export async function readBlob(storage: Storage, key: string, type: string): Promise<Blob> {
  const stream = await storage.open(key)
  if (!stream) throw new Error(`A file of a finished step is gone: ${key}`)
  return new Blob([await new Response(stream).arrayBuffer()], { type })
}
