import { Worker } from 'node:worker_threads'
import type { Job, RecordedSentence } from './recording-thread.ts'

type Answer = { done: RecordedSentence } | { error: unknown }
type Waiting = { job: Job; resolve: (done: RecordedSentence) => void; reject: (error: unknown) => void }

/** Two threads, started with the first job, each with one job at a time. */
export class RecordingThreads implements AsyncDisposable {
  readonly #count: number
  readonly #queue: Waiting[] = []
  readonly #threads: Worker[] = []
  readonly #idle: Worker[] = []

  constructor(count = 2) {
    this.#count = count
  }

  run(job: Job): Promise<RecordedSentence> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject })
      if (this.#idle.length === 0 && this.#threads.length < this.#count) this.#idle.push(this.#start())
      this.#next()
    })
  }

  async [Symbol.asyncDispose]() {
    this.#queue.length = 0
    await Promise.all(this.#threads.map((thread) => thread.terminate()))
  }

  #start(): Worker {
    const thread = new Worker(new URL('./recording-thread.ts', import.meta.url))
    this.#threads.push(thread)
    return thread
  }

  #next() {
    while (this.#idle.length > 0 && this.#queue.length > 0) {
      const [thread, waiting] = [this.#idle.pop(), this.#queue.shift()]
      if (thread && waiting) this.#give(thread, waiting)
    }
  }

  #give(thread: Worker, { job, resolve, reject }: Waiting) {
    const settle = (answer: Answer) => {
      thread.off('error', fail)
      this.#idle.push(thread)
      if ('done' in answer) resolve(answer.done)
      else reject(answer.error)
      this.#next()
    }
    // A thread that fails as a whole is gone; another takes its place.
    const fail = (error: unknown) => {
      thread.off('message', settle)
      this.#threads.splice(this.#threads.indexOf(thread), 1)
      reject(error)
      if (this.#queue.length > 0) this.#idle.push(this.#start())
      this.#next()
    }
    thread.once('message', settle)
    thread.once('error', fail)
    thread.postMessage(job)
  }
}
