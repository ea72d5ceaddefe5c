/** A language model that is asked a question and answers in a form: what every vendor of one has in common. */
import type { z } from 'zod'
import type { ToMend } from '#domain/vendor-key.ts'
import type { Usage } from '#domain/writing.ts'

export type ModelQuestion<T> = {
  /** Name of the pass and its round, such as `check-2`: what the schema is called on the wire (`check_2`). */
  label: string
  /** First and unchanging, so that the vendor's cache works: instructions, then the material, then the task. */
  instructions: string
  material: string
  task: string
  schema: z.ZodType<T>
  temperature: number
  mostTokens: number
  signal?: AbortSignal
  /** So many letters of the answer have come. */
  heard?: (letters: number) => void
}

export type ModelFault =
  /** Busy, slow or away, still after two minutes of waiting inside; the queue waits so long. */
  | { outcome: 'wait'; waitSeconds?: number; reason: string }
  /** Only a person can help: with a key, a bill, the name of a model. */
  | { outcome: 'ask-a-person'; mend?: ToMend; reason: string }
  /** The model, or its filter, will not. */
  | { outcome: 'refused'; reason: string }
  /** Not the form that was asked for, twice. */
  | { outcome: 'no-form'; reason: string }
  /** Does not fit the model's context. */
  | { outcome: 'too-long'; reason: string }

export type ModelAnswer<T> = ({ outcome: 'answered'; object: T } | ModelFault) & {
  /** Of all calls together, also of those that failed. */
  usage: Usage
  /** How long it took, waiting included. */
  seconds: number
  calls: number
}

type Traits = {
  /** How many tokens fit. */
  context?: number
  /** False: it was asked for a form, and the server refused. */
  takesSchemas: boolean
}

export type Model = {
  /** For people: vendor and model, such as `openai gpt-5`. */
  name: string
  vendor: string
  model: string
  /** Rejects only where the question's signal was aborted, or whoever hears it throws. */
  ask<T>(question: ModelQuestion<T>): Promise<ModelAnswer<T>>
  /** What the server tells and what was learned; from then on questions are measured against its context. */
  traits?(): Promise<Traits>
}

/** Who writes (large), who reads and sorts (small), who judges: another vendor where one is configured. */
export type Models = { large: Model; small: Model; judge: Model }
