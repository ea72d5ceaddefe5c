import type { BrowserLimits, Supplied, Supply } from './browser.ts'
import type { Wires } from './wires.ts'

type Wanted = { wires: Wires; frameId: string; supply: Supply; limits: BrowserLimits; signal: AbortSignal }
export type Requests = {
  /** Something that it asked for is on its way. */
  isBusy(): boolean
  /** When the last answer went out. */
  answeredAt(): number
  /** Nothing more is supplied. */
  isTooMuch(): boolean
}

/** What makes up words and their look. Pictures, sound, frames, beacons and sockets do not. */
const kinds = new Set(['Document', 'Script', 'Stylesheet', 'XHR', 'Fetch'])

/** Every request of the page comes here: it is supplied by us, or it fails. */
export function answerRequests({ wires, frameId, supply, limits, signal }: Wanted): Requests {
  let [asked, documents, bytes, underway, answeredAt] = [0, 0, 0, 0, performance.now()]
  const isTooMuch = () =>
    asked > limits.requests || documents > limits.documents || bytes > limits.suppliedBytes

  async function supplied(paused: Paused): Promise<Supplied | undefined> {
    const { url } = paused.request
    const isDocument = paused.resourceType === 'Document'
    asked += 1
    if (isDocument) documents += 1
    if (isTooMuch() || !isReading(paused) || (isDocument && paused.frameId !== frameId)) return undefined
    const found = await supply({ url, isDocument }, signal)
    bytes += found?.body.length ?? 0
    return isTooMuch() ? undefined : found
  }

  async function answer(paused: Paused, session: string): Promise<void> {
    const { requestId, request } = paused
    const found = isPreflight(paused) ? allowed : await supplied(paused).catch(() => undefined)
    if (!found)
      return void (await wires.ask(
        'Fetch.failRequest',
        { requestId, errorReason: 'BlockedByClient' },
        session,
      ))
    const responseHeaders = headersOf(found, request.headers)
    const body = found.body.toString('base64')
    await wires.ask('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body }, session)
  }

  wires.on('Fetch.requestPaused', (paused, session) => {
    underway += 1
    answer(paused, session)
      .catch(() => undefined) // whoever asked has gone
      .finally(() => {
        underway -= 1
        answeredAt = performance.now()
      })
  })
  return { isBusy: () => underway > 0, answeredAt: () => answeredAt, isTooMuch }
}

/** A stream never ends, and calls itself something else. */
function isReading({ request, resourceType }: Paused): boolean {
  const { Accept: accepted = '' } = request.headers
  return request.method === 'GET' && kinds.has(resourceType) && !accepted.includes('event-stream')
}

type Paused = {
  requestId: string
  request: { url: string; method: string; headers: Record<string, string> }
  resourceType: string
  frameId: string
}

/** Whether a page may ask somebody else is asked of nobody: it holds no secret, and only the asking page sees it. */
const isPreflight = ({ request }: Paused) => request.method === 'OPTIONS'
const allowed: Supplied = { type: 'text/plain', body: Buffer.alloc(0) }

function headersOf({ type }: Supplied, asked: Record<string, string>) {
  const origin = asked.Origin ?? asked.origin
  const wanted = asked['Access-Control-Request-Headers'] ?? asked['access-control-request-headers']
  return [
    { name: 'content-type', value: type },
    { name: 'cache-control', value: 'no-store' },
    { name: 'access-control-allow-origin', value: origin ?? '*' },
    ...(origin ? [{ name: 'access-control-allow-credentials', value: 'true' }] : []),
    ...(wanted ? [{ name: 'access-control-allow-headers', value: wanted }] : []),
  ]
}
