import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

type Wanted = {
  work: () => Promise<void>
  /** What the log calls it when it does not work; it is said once until it does. */
  failing: string
  log: Log
  everyMilliseconds?: number
  /** While it fails it waits twice as long each time, up to this. */
  slowestMilliseconds?: number
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

const waitReally: NonNullable<Wanted['wait']> = (milliseconds, signal) =>
  sleep(milliseconds, undefined, { signal, ref: false })

/** How a process notices what others have changed. Returns what ends it. */
export function eachSecond({
  work,
  failing,
  log,
  everyMilliseconds = 1000,
  slowestMilliseconds = everyMilliseconds,
  wait = waitReally,
}: Wanted): () => Promise<void> {
  const closing = new AbortController()
  const following = (async () => {
    let isAway = false
    let pause = everyMilliseconds
    while (!closing.signal.aborted) {
      try {
        await work()
        isAway = false
        pause = everyMilliseconds
      } catch (error) {
        if (!isAway) log.warn({ event: failing, error })
        isAway = true
        pause = Math.min(2 * pause, slowestMilliseconds)
      }
      await wait(pause, closing.signal).catch(() => {})
    }
  })()
  return async () => {
    closing.abort()
    await following
  }
}
