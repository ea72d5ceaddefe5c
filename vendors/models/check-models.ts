/** One small question to each model, before the first customer asks a large one. */
import { z } from 'zod'
import type { Model, ModelQuestion, Models } from './model.ts'

/** An episode of five minutes, with its website and its instructions. */
const fewestTokens = 16_000

/** Answered in a second by whoever can be asked at all. */
export const smallQuestion: ModelQuestion<{ sum: number; word: string }> = {
  label: 'hello-1',
  instructions: 'You answer in the form that is asked for.',
  material: '{"numbers":[2,3],"word":"bread"}',
  task: 'Give the sum of the two numbers, and the word.',
  schema: z.object({ sum: z.number(), word: z.string() }),
  temperature: 0,
  mostTokens: 200,
}

const tasks = { large: 'writes', small: 'reads and sorts', judge: 'judges' } as const

/** A sentence for each fault; none, and all of them can work. */
export async function checkModels(models: Models, signal?: AbortSignal): Promise<string[]> {
  const asked = new Map<Model, string[]>()
  for (const role of ['large', 'small', 'judge'] as const)
    asked.set(models[role], [...(asked.get(models[role]) ?? []), tasks[role]])
  const found = await Promise.all(
    [...asked].map(async ([model, does]) => {
      const fault = await faultOf(model, signal)
      return fault && `The model that ${does.join(' and ')} (${model.name}): ${fault}`
    }),
  )
  return found.filter((fault) => fault !== undefined)
}

async function faultOf(model: Model, signal: AbortSignal | undefined): Promise<string | undefined> {
  const { context } = (await model.traits?.()) ?? {}
  if (context !== undefined && context < fewestTokens)
    return `It holds ${context} tokens, and an episode needs ${fewestTokens}.`
  const answer = await model.ask({ ...smallQuestion, ...(signal && { signal }) })
  if (answer.outcome === 'no-form') return `It gives no structured answers. ${answer.reason}`
  if (answer.outcome !== 'answered') return answer.reason
  const { takesSchemas } = (await model.traits?.()) ?? {}
  if (takesSchemas === false)
    return 'It takes no JSON Schema; its answers are taken out of what else it says.'
  return undefined
}
