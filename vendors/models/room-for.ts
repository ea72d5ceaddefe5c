import type { Asking } from './ask.ts'
import type { ModelQuestion } from './model.ts'

/** Rather too careful than refused after a minute. */
const lettersPerToken = 3.5

/** How many tokens of an answer the context holds beside the question. */
export function roomForAnswer(
  { context }: Asking,
  { instructions, material, task }: ModelQuestion<unknown>,
): number {
  if (context === undefined) return Number.POSITIVE_INFINITY
  return Math.floor(context - (instructions.length + material.length + task.length) / lettersPerToken)
}
