/** A clock that only moves when it is told to, or when somebody pauses. */
import type { ModelClock } from './clock.ts'

export type ClockByHand = ModelClock & {
  /** What was waited for, in milliseconds. */
  pauses: readonly number[]
  pass(milliseconds: number): void
  /** Resolves when somebody sets a timer, as whoever waits for the next byte does. */
  nextTimer(): Promise<void>
}

export function clockByHand(start = Date.UTC(2026, 10, 23, 12)): ClockByHand {
  let now = start
  const pauses: number[] = []
  const timers = new Map<object, { at: number; call: () => void }>()
  let noticed = Promise.withResolvers<void>()
  return {
    pauses,
    now: () => now,
    async pause(milliseconds) {
      pauses.push(milliseconds)
      now += milliseconds
    },
    after(milliseconds, call) {
      const key = {}
      timers.set(key, { at: now + milliseconds, call })
      noticed.resolve()
      noticed = Promise.withResolvers<void>()
      return () => void timers.delete(key)
    },
    pass(milliseconds) {
      now += milliseconds
      for (const [key, { at, call }] of [...timers]) if (at <= now && timers.delete(key)) call()
    },
    nextTimer: () => noticed.promise,
  }
}
