import { Worker } from 'node:worker_threads'
import type { FeedFault } from '#domain/arriving-show.ts'
import type { ReadFeed } from './read-feed.ts'

const limits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }
const mostMilliseconds = 20_000

/** A feed that needs more time or memory than any real one is none. */
export function readFeedApart(xml: string): Promise<ReadFeed | FeedFault> {
  const thread = new Worker(new URL('./feed-thread.ts', import.meta.url), {
    workerData: xml,
    resourceLimits: limits,
  })
  return new Promise((resolve) => {
    const timer = setTimeout(() => end('not-a-feed'), mostMilliseconds)
    function end(read: ReadFeed | FeedFault) {
      clearTimeout(timer)
      resolve(read)
      void thread.terminate()
    }
    thread.once('message', end)
    thread.once('error', () => end('not-a-feed'))
    thread.once('exit', () => end('not-a-feed'))
  })
}
