/** Scripts by a language model: OpenAI, Anthropic, or any server that speaks OpenAI's protocol. */
import type { z } from 'zod'
import type { ModelSettings } from './ask-model.ts'
import { rewritingPrompt, writingPrompt } from './instructions.ts'
import { rewritingSchema, saidFrom, scriptFrom, scriptSchema } from './script-schema.ts'
import type { Refused, Rewritten, Writer, Written } from './writer.ts'

const usualSecondsToAnswer = 180

export function createModelWriter(settings: ModelSettings): Writer {
  if (settings.kind === 'openai-compatible' && !settings.baseUrl)
    throw new Error('A server that speaks the protocol of OpenAI needs an address.')
  const milliseconds = (settings.secondsToAnswer ?? usualSecondsToAnswer) * 1000
  const ask = async <T>(prompt: string, schema: z.ZodType<T>, signal?: AbortSignal) => {
    const { askModel } = await import('./ask-model.ts') // the SDK is loaded by those who have a model
    return askModel(settings, { prompt, schema, milliseconds, ...(signal && { signal }) })
  }
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

function inPlace(refused: readonly Refused[], { sentences }: z.infer<typeof rewritingSchema>) {
  return refused.map(({ sentence }, at) => {
    const found = sentences.find(({ number, text }) => number === at && text.trim() !== '')
    return found && { speaker: sentence.speaker, ...saidFrom(found) }
  })
}
