import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Frame, FrameReader, samplesPerFrame } from './frame.ts'
import type { FromLame, LameOrder, ToLame } from './lame-thread.ts'

/** So many pieces may wait for it: it may still be busy with music while the other one has speech to do. */
const ahead = 60

/** LAME in a thread of its own. It may be left out for a while and called in again. */
export class Lame {
  readonly #thread: Worker
  readonly #reader = new FrameReader()
  /** What it has made, by number, until it is taken or passed over. */
  readonly #made = new Map<number, Frame>()
  /** The numbers of the frames it was given, in its own order, and of the two that its delay adds to the last ones. */
  readonly #numbers: number[] = []
  readonly #ended = Promise.withResolvers<void>()
  #taken = 0
  #waiting = 0
  #isFinishing = false

  constructor(order: LameOrder) {
    this.#thread = new Worker(new URL('./lame-thread.ts', import.meta.url), { workerData: order })
    this.#thread.on('message', (bytes: FromLame) => {
      try {
        this.#take(bytes)
      } catch (error) {
        this.#ended.reject(error)
      }
    })
    this.#thread.once('error', this.#ended.reject)
    this.#thread.once('exit', () =>
      this.#isFinishing
        ? this.#ended.resolve()
        : this.#ended.reject(new Error('The encoder ended too early')),
    )
    // Whoever waits hears of it; until then Node would take it for a failure that nobody handles.
    this.#ended.promise.catch(() => {})
  }

  /** Whole frames, except at the very end; `first` is the number of the first one. */
  async hear(channels: readonly Float32Array[], first: number) {
    const length = channels[0]?.length ?? 0
    for (let i = 0; i < length / samplesPerFrame; i++) this.#numbers.push(first + i)
    this.#thread.postMessage(channels satisfies ToLame)
    this.#waiting++
    if (this.#waiting > ahead) await Promise.race([once(this.#thread, 'message'), this.#ended.promise])
  }

  frame = (number: number): Frame | undefined => this.#made.get(number)

  /** Frames up to a number are needed no more. */
  forget(until: number) {
    for (const number of this.#made.keys()) if (number < until) this.#made.delete(number)
  }

  finish(): Promise<void> {
    this.#isFinishing = true
    this.#thread.postMessage('end' satisfies ToLame)
    return this.#ended.promise
  }

  stop = () => this.#thread.terminate()

  #take(bytes: Uint8Array) {
    this.#waiting--
    const [last = -1] = this.#numbers.slice(-1)
    for (const frame of this.#reader.read(bytes)) {
      const number = this.#numbers[this.#taken] ?? last + 1 + this.#taken - this.#numbers.length
      this.#made.set(number, frame)
      this.#taken++
    }
  }
}
