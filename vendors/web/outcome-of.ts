import type { IncomingHttpHeaders } from 'node:http'
import { giveUp, type WebFault } from './web.ts'

const comesBack = new Set([408, 425, 429])
const isClosed = new Set([401, 402, 403, 407, 451])
const isGone = new Set([404, 410])
const mostSeconds = 24 * 60 * 60

/** What a status says about a page that we wanted; undefined when it is there. */
export function faultOfStatus(status: number, headers: IncomingHttpHeaders): WebFault | undefined {
  if (status >= 200 && status <= 299) return undefined
  if (isGone.has(status)) return giveUp('not-found')
  if (isClosed.has(status)) return giveUp('forbidden')
  if (status < 500 && !comesBack.has(status)) return giveUp('status')
  const seconds = secondsToWait(headers['retry-after'])
  return { outcome: 'wait', reason: `it answers with ${status}`, ...(seconds && { seconds }) }
}

/** As seconds or as a date; nobody makes us wait for more than a day. */
function secondsToWait(text = ''): number | undefined {
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return seconds > 0 ? Math.min(Math.ceil(seconds), mostSeconds) : undefined
}

const redirects = new Set([301, 302, 303, 307, 308])

/** Where an answer sends us. Servers write other scripts as plain bytes, which Node reads as Latin-1. */
export function redirectOf(status: number, { location }: IncomingHttpHeaders): string | undefined {
  return redirects.has(status) && location ? Buffer.from(location, 'latin1').toString('utf8') : undefined
}
