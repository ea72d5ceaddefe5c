/** One episode is mixed and mastered here, away from the thread that answers visitors. */
import { on } from 'node:events'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Clip } from '#production/recording/record-voices.ts'
import { ClipMissing, type FileOrder, type ProducedFile, produceFile } from './produce-file.ts'

export type ToThread = { clip: Clip } | 'end'
export type FromThread =
  | { progress: number }
  | { produced: ProducedFile }
  | { missing: string }
  | { error: unknown }

async function* arriving(port: MessagePort): AsyncGenerator<Clip> {
  // Only `./master-episode.ts` writes to this thread.
  for await (const [message] of on(port, 'message') as AsyncIterable<[ToThread]>) {
    if (message === 'end') return
    yield message.clip
  }
}

const port = parentPort
if (port) {
  const say = (message: FromThread) => port.postMessage(message)
  // `masterEpisode` hands in nothing else.
  produceFile(workerData as FileOrder, arriving(port), (seconds) => say({ progress: seconds })).then(
    (produced) => say({ produced }),
    (error: unknown) => say(error instanceof ClipMissing ? { missing: error.message } : { error }),
  )
}
