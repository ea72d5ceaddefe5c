import type { IncomingHttpHeaders } from 'node:http'
import { type Manners, meaningOf, passesByHttp } from '#vendors/refusal.ts'
import { giveUp, type WebFault } from './web.ts'

const isClosed = new Set([401, 402, 403, 407, 451])
const isGone = new Set([404, 410])
/** We have no account anywhere, and nobody makes us wait for more than a day. */
const manners: Manners = {
  passes: passesByHttp(425),
  otherwise: 'give-up',
  knowsUs: false,
  mostSeconds: 24 * 60 * 60,
}

/** What a status says about a page that we wanted; undefined when it is there. */
export function faultOfStatus(status: number, headers: IncomingHttpHeaders): WebFault | undefined {
  if (status >= 200 && status <= 299) return undefined
  if (isGone.has(status)) return giveUp('not-found')
  if (isClosed.has(status)) return giveUp('forbidden')
  const means = meaningOf({ status, retryAfter: headers['retry-after'] }, manners)
  if (means.outcome !== 'wait') return giveUp('status')
  const { seconds } = means
  return { outcome: 'wait', reason: `it answers with ${status}`, ...(seconds && { seconds }) }
}

const redirects = new Set([301, 302, 303, 307, 308])

/** Where an answer sends us. Servers write other scripts as plain bytes, which Node reads as Latin-1. */
export function redirectOf(status: number, { location }: IncomingHttpHeaders): string | undefined {
  return redirects.has(status) && location ? Buffer.from(location, 'latin1').toString('utf8') : undefined
}
