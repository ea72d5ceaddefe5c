import { setTimeout } from 'node:timers/promises'
import type { SpeechTrouble } from '#vendors/voices/speech.ts'

/** Until so much time has passed; breaks off when the recording is called off. */
export type Sleep = (seconds: number, signal?: AbortSignal) => Promise<void>

export const sleep: Sleep = (seconds, signal) => setTimeout(1000 * seconds, undefined, signal && { signal })

/** Whoever is busy for longer is left to the queue, so that others get their turn here. */
const longestSeconds = 120
/** Where nobody said how long. */
const [firstSeconds, mostSeconds] = [2, 30]

/** Asks again while the other side is busy: as late as it said, or with pauses that grow. */
export async function patiently<T extends { outcome: string }>(
  ask: () => Promise<T | SpeechTrouble>,
  sleepFor: Sleep,
  signal?: AbortSignal,
): Promise<T | SpeechTrouble> {
  let waited = 0
  for (let tries = 0; ; tries++) {
    const answer = await ask()
    if (!isBusy(answer)) return answer
    const seconds = Math.max(1, answer.seconds ?? Math.min(mostSeconds, firstSeconds * 2 ** tries))
    waited += seconds
    if (waited > longestSeconds) return answer
    await sleepFor(seconds, signal)
  }
}

const isBusy = (answer: { outcome: string }): answer is SpeechTrouble & { isBusy: true; seconds?: number } =>
  'isBusy' in answer
