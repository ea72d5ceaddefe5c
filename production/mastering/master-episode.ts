import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { podcastLevel } from '#audio/master.ts'
import { decibels } from '#audio/sound.ts'
import type { Script } from '#domain/script.ts'
import { clipLoudness } from '#production/recording/polish.ts'
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

export type Mastered = { outcome: 'mastered' } & ProducedFile

/** A clip is gone from the cache: recording again brings it back, and costs only what is missing. */
type Incomplete = { outcome: 'incomplete'; reason: string }

/** Every clip has one level in one channel, and is heard from both; breaths and the peaks that are cut off take 0.75. */
export const foreseenLoudness = clipLoudness + decibels(Math.SQRT2) - 0.75

const tolerance = 0.35

const mostPasses = 3

/** One pass, and others while the file is not as it was foreseen: a very short one in loudness, a hard one in peaks. */
export async function masterEpisode(order: MasteringOrder): Promise<Mastered | Incomplete> {
  const heard: Clip[] = []
  let aim = { mixLoudness: foreseenLoudness, lower: 0 }
  for (let pass = 1; ; pass++) {
    const made = await inThread(order, pass === 1 ? remembered(order.clips, heard) : heard, aim)
    if ('missing' in made) return { outcome: 'incomplete', reason: made.missing }
    const error = made.loudness - podcastLevel.loudness
    const over = made.truePeak - podcastLevel.truePeak
    if ((Math.abs(error) <= tolerance && over <= 0) || pass === mostPasses)
      return { outcome: 'mastered', ...made }
    const lower = over > 0 ? aim.lower + over + 0.1 : aim.lower
    aim = { mixLoudness: aim.mixLoudness + error, lower }
  }
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
  aim: FileOrder['aim'],
): Promise<Produced> {
  signal?.throwIfAborted()
  const draft = `${target}.${randomUUID()}`
  const workerData: FileOrder = {
    ...{ script, form, theme, target, draft, cacheFolder, aim },
    ...(wav && { wav }),
    ...(cover && { cover }),
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
