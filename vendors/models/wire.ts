/** The line of one call: patient while something comes, and never for ever, nor for more than fits into memory. */
import type { Readable } from 'node:stream'
import type { ModelClock } from './clock.ts'
import { codeOf, send, unpackedBody } from './send.ts'

export type WireFault =
  /** A word of the server that is no answer; a fault inside a stream may have no status. */
  | { kind: 'said'; status?: number; says: string; retryAfter?: string }
  /** Success, and yet nothing that a model says. */
  | { kind: 'no-model'; status: number; type: string }
  | { kind: 'silent'; seconds: number }
  | { kind: 'endless' }
  | { kind: 'broken'; code: string; begun: boolean }

/** Nobody needs longer answers; a line of a stream, or one that is sent whole, is no longer either. */
export const mostBytes = 2 * 2 ** 20
const mostBytesOfStream = 64 * 2 ** 20
const mostBytesOfRefusal = 64 * 2 ** 10
const millisecondsForRefusal = 10_000
/** So many times the patience: an answer that drips ends some time. */
const mostPatience = 30

export class Wire {
  /** The first thing that went wrong. */
  fault: WireFault | undefined
  /** A server that was asked for a stream has sent one whole answer; asked again, `fetch` hands it over. */
  whole: string | undefined
  /** The server has begun to answer, so it may send a bill. */
  begun = false
  readonly #seconds: number
  readonly #clock: ModelClock
  readonly #line = new AbortController()
  readonly #signal: AbortSignal | undefined
  readonly #takeBackLast: () => void
  readonly #hangUp = () => this.#end()
  #takeBack = () => {}

  constructor(seconds: number, clock: ModelClock, signal?: AbortSignal) {
    this.#seconds = seconds
    this.#clock = clock
    this.#signal = signal
    this.#takeBackLast = clock.after(seconds * 1000 * mostPatience, () => this.#end({ kind: 'endless' }))
    signal?.addEventListener('abort', this.#hangUp, { once: true })
    if (signal?.aborted) this.#end()
  }

  readonly fetch = async (to: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    if (this.whole !== undefined) return answerOf(this.whole, 'application/json')
    try {
      return await this.#exchange(String(to), init)
    } catch (error) {
      this.#break(error)
      throw new Error('The line gave no stream.')
    }
  }

  close(): void {
    this.#end()
    this.#takeBack()
    this.#takeBackLast()
    this.#signal?.removeEventListener('abort', this.#hangUp)
  }

  async #exchange(url: string, init: RequestInit): Promise<Response> {
    this.#renew()
    const message = await send(url, init, this.#line.signal)
    this.#renew()
    const { statusCode: status = 0, headers } = message
    this.begun = status === 200
    const body = unpackedBody(message)
    const type = headers['content-type'] ?? ''
    if (this.begun && /event-stream/i.test(type))
      return answerOf(streamOf(this.#bytesOf(body, mostBytesOfStream)), type)
    if (this.begun && /json/i.test(type)) {
      const text = await this.#textOf(body, mostBytes)
      if (!this.#line.signal.aborted) this.whole = text
    } else if (status >= 200 && status < 300) this.#end({ kind: 'no-model', status, type })
    else await this.#refused(status, headers['retry-after'], body)
    throw new Error('The answer is no stream.')
  }

  async #refused(status: number, retryAfter: string | undefined, body: Readable): Promise<void> {
    const takeBack = this.#clock.after(millisecondsForRefusal, this.#hangUp)
    const says = await this.#textOf(body, mostBytesOfRefusal)
    takeBack()
    this.fault = { kind: 'said', status, says, ...(retryAfter && { retryAfter }) }
  }

  async #textOf(body: Readable, most: number): Promise<string> {
    const parts: Uint8Array[] = []
    for await (const part of this.#bytesOf(body, most)) parts.push(part)
    return new TextDecoder().decode(Buffer.concat(parts))
  }

  /** Ends with the line and never throws: what went wrong is the wire's fault, not the reader's. */
  async *#bytesOf(body: AsyncIterable<Buffer>, most: number): AsyncGenerator<Uint8Array> {
    let all = 0
    let inLine = 0
    try {
      for await (const bytes of body) {
        this.#renew()
        all += bytes.length
        inLine = bytes.includes(10) ? bytes.length - bytes.lastIndexOf(10) : inLine + bytes.length
        if (all > most || inLine > mostBytes) return this.#end({ kind: 'endless' })
        yield bytes
      }
    } catch (error) {
      this.#break(error)
    }
  }

  #renew(): void {
    this.#takeBack()
    const seconds = this.#seconds
    this.#takeBack = this.#clock.after(seconds * 1000, () => this.#end({ kind: 'silent', seconds }))
  }

  /** A line that we have cut ourselves is not broken. */
  #break(error: unknown): void {
    if (this.#line.signal.aborted || this.whole !== undefined || this.fault) return
    this.#end({ kind: 'broken', code: codeOf(error), begun: this.begun })
  }

  #end(why?: WireFault): void {
    this.fault ??= why
    this.#line.abort()
  }
}

const answerOf = (body: string | ReadableStream<Uint8Array>, type: string) =>
  new Response(body, { headers: { 'content-type': type } })

const streamOf = (parts: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
