/** Scripts by a language model: OpenAI, Anthropic, or any server that speaks OpenAI's protocol. */
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import { faultOf } from './fault-of.ts'
import { instructions, rewritingPrompt, writingPrompt } from './instructions.ts'
import { rewritingSchema, scriptFrom, scriptSchema } from './script-schema.ts'
import type { Refused, Rewritten, Writer, WriterFault, Written } from './writer.ts'

export type ModelSettings = {
  kind: 'openai' | 'anthropic' | 'openai-compatible'
  model: string
  /** A local server may need none. */
  apiKey?: string
  /** Needed for `openai-compatible`, such as `http://localhost:11434/v1`. */
  baseUrl?: string
  secondsToAnswer?: number
}

const usualSecondsToAnswer = 180
/** A model that answers in a wrong form is asked once more, at once; whatever needs waiting is left to the queue. */
const mostTries = 2

export function createModelWriter(settings: ModelSettings): Writer {
  const model = languageModel(settings)
  const milliseconds = (settings.secondsToAnswer ?? usualSecondsToAnswer) * 1000
  const ask = <T>(prompt: string, schema: z.ZodType<T>, signal?: AbortSignal) =>
    asked({ model, prompt, schema, milliseconds, ...(signal && { signal }) })
  return {
    name: `${settings.kind} ${settings.model}`,
    async write(reading, plan, { signal } = {}): Promise<Written> {
      const answer = await ask(writingPrompt(reading, plan, crypto.randomUUID()), scriptSchema, signal)
      if (answer.outcome !== 'answered') return answer
      const script = scriptFrom(answer.object, reading.name, plan)
      return script
        ? { outcome: 'written', script }
        : { outcome: 'give-up', reason: 'The model wrote no whole script.' }
    },
    async rewrite(refused, { signal } = {}): Promise<Rewritten> {
      const answer = await ask(rewritingPrompt(refused, crypto.randomUUID()), rewritingSchema, signal)
      return answer.outcome === 'answered'
        ? { outcome: 'rewritten', sentences: inPlace(refused, answer.object) }
        : answer
    },
  }
}

function languageModel({ kind, model, apiKey, baseUrl }: ModelSettings): LanguageModel {
  const options = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) }
  if (kind === 'anthropic') return createAnthropic(options)(model)
  if (kind === 'openai') return createOpenAI(options)(model)
  if (!baseUrl) throw new Error('A server that speaks the protocol of OpenAI needs an address.')
  return createOpenAICompatible({
    ...options,
    name: 'model',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
  })(model)
}

type Question<T> = {
  model: LanguageModel
  prompt: string
  schema: z.ZodType<T>
  milliseconds: number
  signal?: AbortSignal
}
type Answer<T> = { outcome: 'answered'; object: T } | WriterFault

async function asked<T>(question: Question<T>, tries = 1): Promise<Answer<T>> {
  const { model, prompt, schema, milliseconds, signal } = question
  const limit = AbortSignal.timeout(milliseconds)
  try {
    const { output } = await generateText({
      model,
      instructions,
      prompt,
      output: Output.object({ schema }),
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return { outcome: 'answered', object: output }
  } catch (error) {
    signal?.throwIfAborted()
    if (NoObjectGeneratedError.isInstance(error) && tries < mostTries) return asked(question, tries + 1)
    return faultOf(error, new Date())
  }
}

function inPlace(refused: readonly Refused[], { sentences }: z.infer<typeof rewritingSchema>) {
  return refused.map(({ sentence }, at) => {
    const found = sentences.find(({ number, text }) => number === at && text.trim() !== '')
    return (
      found && {
        speaker: sentence.speaker,
        text: found.text.trim(),
        support: found.support.length > 0 ? found.support : ('bridge' as const),
      }
    )
  })
}
