/** Every check, and what they find in a sentence that does not go along the website. */
import type { Check } from './check.ts'
import { names } from './names.ts'
import { measure, numbers } from './numbers.ts'
import { order } from './order.ts'
import { questions } from './questions.ts'
import { speakers } from './speakers.ts'
import { doers, mentions, praise } from './talk.ts'
import { weighed } from './weights.ts'

export const checks: readonly Check[] = [
  questions,
  numbers,
  measure,
  names,
  speakers,
  doers,
  praise,
  mentions,
  weighed,
  order,
]
