import type { ModelClock } from './clock.ts'
import type { ModelFault } from './model.ts'

type Wait = Extract<ModelFault, { outcome: 'wait' }>

const mostMilliseconds = 2 * 60_000
const firstSeconds = 2

/** Waits for a busy server: as long as it says, else twice as long each time, and no more than two minutes in all,
 * with the calls that failed. */
export class WaitingCalls {
  readonly #clock: ModelClock
  readonly #signal: AbortSignal | undefined
  #spent = 0
  #next = firstSeconds

  constructor(clock: ModelClock, signal: AbortSignal | undefined) {
    this.#clock = clock
    this.#signal = signal
  }

  /** `since`: when the call that failed began. What to answer where it would take too long; the queue waits then. */
  async wait(fault: Wait, since: number): Promise<Wait | undefined> {
    const seconds = fault.waitSeconds ?? this.#next
    this.#spent += this.#clock.now() - since + seconds * 1000
    if (this.#spent > mostMilliseconds) return { ...fault, waitSeconds: seconds }
    this.#next *= 2
    await this.#clock.pause(seconds * 1000, this.#signal)
    return undefined
  }
}
