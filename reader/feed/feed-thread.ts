/** One feed is read here, away from the thread that answers visitors, with memory of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { readFeed } from './read-feed.ts'

// `readFeedApart` hands in nothing else.
parentPort?.postMessage(readFeed(String(workerData)))
