/** One call: what the model said, what it cost, and what went wrong. */
import type { Usage } from '#domain/writing.ts'
import type { Asking } from './ask.ts'
import { faultInStream } from './fault-in-stream.ts'
import { type LanguageModel, languageModel } from './language-model.ts'
import type { ModelQuestion } from './model.ts'
import { optionsFor } from './options-for.ts'
import { Wire, type WireFault } from './wire.ts'

type Options = Parameters<LanguageModel['doStream']>[0]
type Generated = Awaited<ReturnType<LanguageModel['doGenerate']>>

export type CallOutcome = {
  text: string
  /** Undefined: it broke off without a word. */
  finish: 'stop' | 'length' | 'content-filter' | undefined
  usage: Usage
  thought: boolean
  fault?: WireFault
}

/** No language needs more letters for a token; blanks without an end do. */
const lettersPerToken = 8
const lettersPerTokenUsually = 4

export async function callOnce<T>(
  asking: Asking,
  question: ModelQuestion<T>,
  again: string,
): Promise<CallOutcome> {
  const wire = new Wire(asking.seconds, asking.clock, question.signal)
  const options = optionsFor(asking, question, again)
  const language = await languageModel(asking.settings, asking.learned, wire.fetch)
  const hearing = new Hearing(question, wire)
  try {
    await language.doStream(options).then(
      async ({ stream }) => {
        for await (const part of stream) hearing.hear(part)
      },
      async (error: unknown) => {
        if (wire.whole === undefined) hearing.fail(error)
        else hearing.read(await language.doGenerate(options))
      },
    )
  } catch (error) {
    hearing.fail(error)
  } finally {
    wire.close()
  }
  return hearing.said(options)
}

type Part =
  Awaited<ReturnType<LanguageModel['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never

class Hearing {
  readonly #question: Pick<ModelQuestion<unknown>, 'heard' | 'mostTokens'>
  readonly #wire: Wire
  #text = ''
  #thoughts = 0
  #isEnough = false
  #usage: Generated['usage'] | undefined
  #finish: Generated['finishReason'] | undefined
  #error: unknown
  /** Whoever listens has thrown: that is no fault of the model. */
  #deaf: { error: unknown } | undefined

  constructor(question: Pick<ModelQuestion<unknown>, 'heard' | 'mostTokens'>, wire: Wire) {
    this.#question = question
    this.#wire = wire
  }

  hear(part: Part): void {
    if (part.type === 'text-delta') this.#write(part.delta)
    if (part.type === 'reasoning-delta') this.#thoughts += part.delta.length
    if (part.type === 'error') this.fail(part.error)
    if (part.type !== 'finish') return
    this.#usage = part.usage
    this.#finish = part.finishReason
  }

  read({ content, usage, finishReason }: Generated): void {
    for (const part of content) if (part.type === 'text') this.#write(part.text)
    this.#usage = usage
    this.#finish = finishReason
  }

  fail(error: unknown): void {
    this.#error ??= error ?? 'fault'
  }

  #write(text: string): void {
    if (this.#isEnough) return
    this.#text += text
    try {
      this.#question.heard?.(this.#text.length)
    } catch (error) {
      this.#deaf ??= { error }
    }
    this.#isEnough = this.#text.length > this.#question.mostTokens * lettersPerToken
    if (this.#isEnough || this.#deaf) this.#wire.close()
  }

  said(options: Options): CallOutcome {
    if (this.#deaf) throw this.#deaf.error
    const usage = this.#usage
    const thought = this.#thoughts > 0 || (usage?.outputTokens.reasoning ?? 0) > 0
    const fault = this.#fault()
    return {
      text: this.#text,
      finish: this.#isEnough || fault?.kind === 'endless' ? 'length' : finishOf(this.#finish),
      thought,
      usage: this.#usageOf(options),
      ...(fault && { fault }),
    }
  }

  #fault(): WireFault | undefined {
    if (this.#isEnough) return undefined
    if (this.#wire.fault) return this.#wire.fault
    if (this.#error !== undefined) return faultInStream(this.#error)
    return finishOf(this.#finish) ? undefined : { kind: 'broken', code: '', begun: true }
  }

  /** Whoever does not say what it counted is estimated; whoever never began costs nothing. */
  #usageOf({ prompt }: Options): Usage {
    const { inputTokens, outputTokens } = this.#usage ?? {}
    if (inputTokens?.total)
      return {
        input: inputTokens.total,
        cached: inputTokens.cacheRead ?? 0,
        output: outputTokens?.total ?? 0,
      }
    if (!this.#wire.begun) return { input: 0, cached: 0, output: 0 }
    const input = Math.ceil(JSON.stringify(prompt).length / lettersPerTokenUsually)
    const output = Math.ceil((this.#text.length + this.#thoughts) / lettersPerTokenUsually)
    return { input, cached: 0, output }
  }
}

/** Servers have words of their own for an end; a fault, or no word at all, is none. */
function finishOf(finish: Generated['finishReason'] | undefined): CallOutcome['finish'] {
  const { unified, raw } = finish ?? {}
  if (unified === 'stop' || unified === 'length' || unified === 'content-filter') return unified
  return raw === undefined || unified === 'error' ? undefined : 'stop'
}
