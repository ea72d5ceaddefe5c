import { setTimeout as sleep } from 'node:timers/promises'

/** What a model's door knows of time; tests hand in one that they turn by hand. */
export type ModelClock = {
  now(): number
  /** Ends early, and without a word, when the signal is aborted. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** Calls later; what it returns takes that back. */
  after(milliseconds: number, call: () => void): () => void
}

export const realClock: ModelClock = {
  now: () => Date.now(),
  pause: (milliseconds, signal) =>
    sleep(milliseconds, undefined, signal && { signal }).catch(() => undefined),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
}
