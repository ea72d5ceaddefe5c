/** What the world is told about an error that nobody expected: nothing from inside, but how the log knows it. */
import { isAway } from '#database/is-away.ts'
import { isStorageTrouble } from '#vendors/storage/storage.ts'
import type { Report } from './context.ts'
import { failureText } from './trouble.ts'

type Failure = { status: number; statusText: string; text: string }

export function failureOf(error: unknown, reference: string): Failure {
  const text = failureText(reference)
  return isAway(error) || isStorageTrouble(error)
    ? { status: 503, statusText: 'Service Unavailable', text }
    : { status: 500, statusText: 'Internal Server Error', text }
}

/** For the router, which would otherwise blank the message and name nothing. */
export function reported(error: unknown, report: Report): Response {
  const { text, ...init } = failureOf(error, report({ event: 'page-failed', error }))
  return new Response(text, init)
}
