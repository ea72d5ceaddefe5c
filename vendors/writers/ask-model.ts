import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import { faultOf } from './fault-of.ts'
import { instructions } from './instructions.ts'
import type { WriterFault } from './writer.ts'

export type ModelSettings = {
  kind: 'openai' | 'anthropic' | 'openai-compatible'
  model: string
  /** A local server may need none. */
  apiKey?: string
  /** Needed for `openai-compatible`, such as `http://localhost:11434/v1`. */
  baseUrl?: string
  secondsToAnswer?: number
}

/** A model that answers in a wrong form is asked once more, at once; whatever needs waiting is left to the queue. */
const mostTries = 2

export type Question<T> = {
  prompt: string
  schema: z.ZodType<T>
  milliseconds: number
  signal?: AbortSignal
}
type Answer<T> = { outcome: 'answered'; object: T } | WriterFault

export async function askModel<T>(
  settings: ModelSettings,
  question: Question<T>,
  tries = 1,
): Promise<Answer<T>> {
  const { prompt, schema, milliseconds, signal } = question
  const limit = AbortSignal.timeout(milliseconds)
  try {
    const { output } = await generateText({
      model: languageModel(settings),
      instructions,
      prompt,
      output: Output.object({ schema }),
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return { outcome: 'answered', object: output }
  } catch (error) {
    signal?.throwIfAborted()
    if (NoObjectGeneratedError.isInstance(error) && tries < mostTries)
      return askModel(settings, question, tries + 1)
    return faultOf(error, new Date())
  }
}

function languageModel({ kind, model, apiKey, baseUrl = '' }: ModelSettings): LanguageModel {
  const options = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) }
  if (kind === 'anthropic') return createAnthropic(options)(model)
  if (kind === 'openai') return createOpenAI(options)(model)
  return createOpenAICompatible({
    ...options,
    name: 'model',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
  })(model)
}
