/** What a model said, as an answer, or what is wrong with it: for the model, which may try again, and for people. */
import type { z } from 'zod'
import type { CallOutcome } from './call-once.ts'
import type { ModelFault } from './model.ts'
import { takeObject } from './take-object.ts'

export type ReadAnswer<T> =
  | { outcome: 'answered'; object: T }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'no-form'; reason: string; again: string }

export function readAnswer<T>(
  { text, finish }: CallOutcome,
  schema: z.ZodType<T>,
  who: string,
): ReadAnswer<T> {
  if (finish === 'content-filter')
    return { outcome: 'refused', reason: `${who} refuses to answer, or its filter holds the answer back.` }
  const taken = takeObject(text, schema)
  if (taken.found === 'object') return { outcome: 'answered', object: taken.object }
  if (finish === 'length') return wrong('The answer was cut off at its limit.', 'was cut off. Be shorter')
  if (text.trim() === '') return wrong('The answer was empty.', 'was empty')
  return {
    nothing: wrong('The answer is not JSON.', 'was not JSON'),
    several: wrong('The answer holds more than one object.', 'held more than one object'),
    'another-form': wrong('The answer has another form than was asked for.', 'had another form'),
  }[taken.found]
}

const wrong = (reason: string, what: string) => ({
  outcome: 'no-form' as const,
  reason,
  again: `Your answer before ${what}.`,
})

export const asFault = ({ reason }: { reason: string }): ModelFault => ({ outcome: 'no-form', reason })
