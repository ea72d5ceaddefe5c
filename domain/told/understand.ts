import { understandCal, understandCalendly } from './bookings.ts'
import { NotUnderstood } from './build.ts'
import { jsonIn } from './json.ts'
import { understandOperator } from './operator.ts'
import { understandPaddle } from './paddle.ts'
import type { Teller, Understood } from './source.ts'
import { understandStripe } from './stripe.ts'

const readers: Record<Teller, (kind: string, body: unknown) => Understood> = {
  stripe: understandStripe,
  paddle: understandPaddle,
  calendly: understandCalendly,
  cal: understandCal,
  operator: understandOperator,
}

/** What an event says. A kind that nobody waits for says nothing, and is understood; a trouble is a sentence of ours. */
export function understand({
  source,
  kind,
  body,
}: {
  source: Teller
  kind: string
  body: string
}): Understood | { trouble: string } {
  const read = jsonIn(body)
  if (typeof read !== 'object' || read === null) return { trouble: 'It is no JSON.' }
  if (kind === 'unknown') return { trouble: 'It does not say what has happened.' }
  try {
    return readers[source](kind, read)
  } catch (error) {
    if (error instanceof NotUnderstood) return { trouble: error.message }
    throw error
  }
}
