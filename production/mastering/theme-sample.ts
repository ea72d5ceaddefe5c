import { Worker } from 'node:worker_threads'
import type { Format } from '#domain/script.ts'

export type ThemeOrder = {
  /** Or a take of it: what the theme follows from. */
  show: string
  cacheFolder: string
  format?: Format
}

/** The first seconds of a show's theme as a WAV file. Whoever chooses it later finds it played. */
export async function themeSample(order: ThemeOrder): Promise<Uint8Array<ArrayBuffer>> {
  const thread = new Worker(new URL('./theme-thread.ts', import.meta.url), { workerData: order })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', (code) => reject(new Error(`The theme's thread ended with ${code}`)))
  return promise
}
