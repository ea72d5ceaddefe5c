import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { Script } from '#domain/script.ts'
import type { Clip } from '#production/recording/record-voices.ts'
import type { MasteredAs } from './mastered-as.ts'
import type { FromThread, ToThread } from './mastering-thread.ts'
import type { FileOrder, ProducedFile } from './produce-file.ts'

type MasteringOrder = {
  script: Script
  /** An episode, unless it says otherwise. */
  form?: MasteredAs
  /** All of them, or as they are recorded. */
  clips: Iterable<Clip> | AsyncIterable<Clip>
  /** Where the MP3 goes, and a WAV if one is wanted. */
  target: string
  wav?: string
  /** A JPEG. */
  cover?: Uint8Array
  /** Which take of the show's theme. */
  theme?: number
  /** Where themes are kept. */
  cacheFolder: string
  signal?: AbortSignal
  /** Called with the seconds that are encoded so far. */
  progress?: (seconds: number) => void
}

export type Mastered = { outcome: 'mastered' } & Omit<ProducedFile, 'mixLoudness'>

/** A clip is gone from the cache: recording again brings it back, and costs only what is missing. */
type Incomplete = { outcome: 'incomplete'; reason: string }

const [wanted, tolerance] = [-16, 0.35]

/** One pass; a second one when the first was not as loud as foreseen, which a very short episode may not be. */
export async function masterEpisode(order: MasteringOrder): Promise<Mastered | Incomplete> {
  const heard: Clip[] = []
  const first = await inThread(order, remembered(order.clips, heard))
  if ('missing' in first) return { outcome: 'incomplete', reason: first.missing }
  const error = first.loudness - wanted
  const last = Math.abs(error) <= tolerance ? first : await inThread(order, heard, first.mixLoudness + error)
  if ('missing' in last) return { outcome: 'incomplete', reason: last.missing }
  const { mixLoudness: _, ...produced } = last
  return { outcome: 'mastered', ...produced }
}

async function* remembered(clips: Iterable<Clip> | AsyncIterable<Clip>, heard: Clip[]) {
  for await (const clip of clips) {
    heard.push(clip)
    yield clip
  }
}

type Produced = ProducedFile | { missing: string }

async function inThread(
  { script, form = 'episode', theme = 0, target, wav, cover, cacheFolder, signal, progress }: MasteringOrder,
  clips: Iterable<Clip> | AsyncIterable<Clip>,
  mixLoudness?: number,
): Promise<Produced> {
  signal?.throwIfAborted()
  const draft = `${target}.${randomUUID()}`
  const workerData: FileOrder = {
    ...{ script, form, theme, target, draft, cacheFolder },
    ...(wav && { wav }),
    ...(cover && { cover }),
    ...(mixLoudness !== undefined && { mixLoudness }),
  }
  // A second of sound is a small object with a large buffer: the sooner small ones are looked through, the better.
  const resourceLimits = { maxYoungGenerationSizeMb: 2 }
  const thread = new Worker(new URL('./mastering-thread.ts', import.meta.url), { workerData, resourceLimits })
  const stop = Promise.withResolvers<never>()
  const abort = () => stop.reject(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const produced = answer(thread, progress)
    return await Promise.race([
      stop.promise,
      Promise.all([produced, handOver(thread, clips)]).then(([file]) => file),
    ])
  } finally {
    signal?.removeEventListener('abort', abort)
    await thread.terminate()
    await rm(draft, { force: true })
  }
}

function answer(thread: Worker, progress?: (seconds: number) => void): Promise<Produced> {
  return new Promise((resolve, reject) => {
    thread.on('message', (message: FromThread) => {
      if ('progress' in message) progress?.(message.progress)
      else if ('error' in message) reject(message.error)
      else resolve('produced' in message ? message.produced : message)
    })
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The mastering thread ended with ${code}`)))
  })
}

async function handOver(thread: Worker, clips: Iterable<Clip> | AsyncIterable<Clip>) {
  const say = (message: ToThread) => thread.postMessage(message)
  for await (const clip of clips) say({ clip })
  say('end')
}
