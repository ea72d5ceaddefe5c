import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

type Wanted = {
  work: () => Promise<void>
  /** What the log calls it when it does not work; it is said once until it does. */
  failing: string
  log: Log
  everyMilliseconds?: number
}

/** How a process notices what others have changed. Returns what ends it. */
export function eachSecond({ work, failing, log, everyMilliseconds = 1000 }: Wanted): () => Promise<void> {
  const closing = new AbortController()
  const following = (async () => {
    let isAway = false
    while (!closing.signal.aborted) {
      try {
        await work()
        isAway = false
      } catch (error) {
        if (!isAway) log.warn({ event: failing, error })
        isAway = true
      }
      await sleep(everyMilliseconds, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  })()
  return async () => {
    closing.abort()
    await following
  }
}
