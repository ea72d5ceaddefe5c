import type { BrowserLimits, Supplied, Supply } from './browser.ts'
import type { Wires } from './wires.ts'

type Wanted = { wires: Wires; frameId: string; supply: Supply; limits: BrowserLimits; signal: AbortSignal }
export type Requests = {
  /** Something that it asked for is on its way. */
  isBusy(): boolean
  /** When the last answer went out. */
  answeredAt(): number
  /** Nothing more will be supplied, and what was is there. */
  isTooMuch(): boolean
}

/** What makes up words and their look. Pictures, sound, frames, beacons and sockets do not. */
const kinds = new Set(['Document', 'Script', 'Stylesheet', 'XHR', 'Fetch'])

/** Every request of the page comes here: it is supplied by us, or it fails. */
export function answerRequests({ wires, frameId, supply, limits, signal }: Wanted): Requests {
  let [asked, refused, documents, bytes] = [0, 0, 0, 0]
  let [underway, supplying, answeredAt] = [0, 0, performance.now()]
  const isOver = () =>
    asked > limits.requests ||
    refused > limits.refusals ||
    documents > limits.documents ||
    bytes > limits.suppliedBytes

  async function supplied(paused: Paused): Promise<Supplied | undefined> {
    const isDocument = paused.resourceType === 'Document'
    const isWanted = isReading(paused) && (!isDocument || paused.frameId === frameId)
    if (isWanted) asked += 1
    else refused += 1
    if (isWanted && isDocument) documents += 1
    if (isPreflight(paused)) return allowed
    if (!isWanted || isOver()) return undefined
    supplying += 1
    const found = await supply({ url: paused.request.url, isDocument }, signal).finally(() => {
      supplying -= 1
    })
    bytes += found?.body.length ?? 0
    return bytes > limits.suppliedBytes ? undefined : found
  }

  async function answer(paused: Paused, session: string): Promise<void> {
    const { requestId, request } = paused
    const found = await supplied(paused).catch(() => undefined)
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
  return {
    isBusy: () => underway > 0,
    answeredAt: () => answeredAt,
    isTooMuch: () => isOver() && supplying === 0,
  }
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
