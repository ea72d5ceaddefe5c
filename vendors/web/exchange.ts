import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect as encrypt } from 'node:tls'
import type { Dial } from './dial.ts'
import { codingOf, readAnswerBody, TooLarge } from './read-body.ts'
import { type Resolve, resolvePublic } from './resolve-public.ts'
import { giveUp, type WebFault, type WebLimits } from './web.ts'

export type Connecting = {
  resolve: Resolve
  dial: Dial
  limits: WebLimits
  userAgent(): string
  /** Certificates to trust instead of the system's. */
  trusted?: string
}
export type WebAnswer = { outcome: 'answer'; status: number; headers: IncomingHttpHeaders; body: Buffer }
type Wanted = {
  accepts: RegExp
  asksFor?: string | undefined
  milliseconds: number
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
}

/** One question and one answer, over a connection of its own to an address that was checked. */
export async function exchange(
  url: URL,
  connecting: Connecting,
  wanted: Wanted,
): Promise<WebAnswer | WebFault> {
  const tooSlow = new AbortController()
  const stop = () => tooSlow.abort()
  const total = setTimeout(stop, wanted.milliseconds)
  const headers = setTimeout(stop, connecting.limits.headersMilliseconds)
  const signal = wanted.signal ? AbortSignal.any([tooSlow.signal, wanted.signal]) : tooSlow.signal
  try {
    const found = await Promise.race([resolvePublic(url.hostname, connecting.resolve), aborted(signal)])
    if (found.outcome !== 'addresses') return found
    const response = await ask(url, found.addresses, connecting, { ...wanted, signal })
    clearTimeout(headers)
    return await answerOf(response, connecting.limits, wanted.accepts)
  } catch (error) {
    if (wanted.signal?.aborted) throw wanted.signal.reason
    return tooSlow.signal.aborted ? { outcome: 'wait', reason: 'it answers too slowly' } : faultOf(error)
  } finally {
    clearTimeout(total)
    clearTimeout(headers)
    stop()
  }
}

const forPages = 'text/html,application/xhtml+xml,text/plain;q=0.5'

const aborted = async (signal: AbortSignal): Promise<never> => {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

/** The answer as it begins. */
export async function ask(
  url: URL,
  addresses: readonly string[],
  connecting: Connecting,
  { asksFor = forPages, signal, headers }: Pick<Wanted, 'asksFor' | 'signal' | 'headers'>,
) {
  const { hostname, protocol } = url
  const isSecure = protocol === 'https:'
  const createConnection = () => {
    const socket = connecting.dial({ hostname, port: isSecure ? 443 : 80, addresses })
    const ca = connecting.trusted ? { ca: connecting.trusted } : {}
    return isSecure ? encrypt({ socket, servername: hostname, ...ca }) : socket
  }
  const request = http.request({
    createConnection,
    path: url.pathname + url.search,
    headers: {
      host: hostname,
      'user-agent': connecting.userAgent(),
      accept: asksFor,
      'accept-language': 'en,*;q=0.5',
      'accept-encoding': 'gzip, br',
      ...headers,
    },
    maxHeaderSize: connecting.limits.headerBytes,
    ...(signal && { signal }),
  })
  // An error after the answer has begun is the body's, and it says so there.
  request.on('error', () => undefined)
  const [response] = await once(request.end(), 'response')
  return response as IncomingMessage // what this event carries
}

/** Only a page that may be kept is read at all. */
async function answerOf(
  response: IncomingMessage,
  limits: WebLimits,
  accepts: RegExp,
): Promise<WebAnswer | WebFault> {
  const { statusCode: status = 0, headers } = response
  if (status < 200 || status > 299) return { outcome: 'answer', status, headers, body: Buffer.alloc(0) }
  if (!accepts.test(headers['content-type'] ?? '')) return giveUp('type')
  const coding = codingOf(response)
  if (!coding) return giveUp('coding')
  // Whoever announces too much and then dawdles or hangs up would be asked again and again.
  if (Number(headers['content-length']) > limits.receivedBytes) return giveUp('size')
  return { outcome: 'answer', status, headers, body: await readAnswerBody(response, coding, limits) }
}

export function faultOf(error: unknown): WebFault {
  if (error instanceof TooLarge) return giveUp('size')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'HPE_HEADER_OVERFLOW') return giveUp('headers')
  if (code.startsWith('HPE_')) return giveUp('protocol')
  if (/^(?:Z_|ERR_BROTLI|ERR__ERROR_FORMAT)/.test(code)) return giveUp('coding')
  if (/CERT|SSL|TLS|ISSUER|SIGNED|EPROTO/.test(code)) return giveUp('encryption')
  return { outcome: 'wait', reason: 'no connection to it lasts' }
}
