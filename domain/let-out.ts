/** Whether an operator may let out before its date what a client has approved. */
import { deskState, type EpisodeProgress } from './desk.ts'
import type { ClientVerdict } from './script-gate.ts'
import type { WaitsFor } from './slots.ts'

type Waiting = {
  step: string | null
  /** `isThere`: what was approved is what is mastered. */
  sound: { verdict: ClientVerdict | null; isThere: boolean }
  /** Before it, it does not go out. */
  date: Date | null
  /** Why it waits without a date. */
  waitsFor: WaitsFor | null
}

/** Nothing is wrong with it or with its plan, nobody holds it, and nothing but a date is waited for. */
export function mayLetOut(progress: EpisodeProgress, waiting: Waiting, now: Date): boolean {
  const { step, sound, date, waitsFor } = waiting
  const isReady = step === 'await-episode' && sound.verdict === 'yes' && sound.isThere
  if (!isReady || deskState(progress) !== 'making') return false
  return waitsFor === 'date' || (waitsFor === null && date !== null && date > now)
}
