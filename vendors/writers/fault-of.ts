/** What a failed call means: try later, ask a person, or never. */
import { APICallError, NoObjectGeneratedError } from 'ai'
import type { WriterFault } from './writer.ts'

const busy = new Set([408, 409, 425, 429])
const forAPerson = new Set([401, 402, 403])
const mostSeconds = 15 * 60

export function faultOf(error: unknown, now: Date): WriterFault {
  if (NoObjectGeneratedError.isInstance(error))
    return { outcome: 'give-up', reason: 'The model does not answer in the form that was asked for.' }
  if (APICallError.isInstance(error)) return faultOfCall(error, now)
  // A time-out, a refused connection, a line that broke.
  return { outcome: 'wait', reason: `The model cannot be reached (${nameOf(error)}).` }
}

function faultOfCall({ statusCode, responseHeaders, responseBody }: APICallError, now: Date): WriterFault {
  const reason = `The model's server answered ${statusCode ?? 'nothing'}.`
  const isUnpaid = /insufficient_quota|billing|credit balance/i.test(responseBody?.slice(0, 2_000) ?? '')
  if (isUnpaid || forAPerson.has(statusCode ?? 0)) return { outcome: 'ask-a-person', reason }
  const isLater = statusCode === undefined || statusCode < 400 || statusCode >= 500 || busy.has(statusCode)
  if (!isLater) return { outcome: 'give-up', reason }
  const seconds = secondsAfter(responseHeaders?.['retry-after'], now)
  return { outcome: 'wait', reason, ...(seconds !== undefined && { seconds }) }
}

/** Retry-After is a number of seconds or a date. */
function secondsAfter(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), mostSeconds) : undefined
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')
