import { usualBotName } from '#domain/bot-name.ts'
import { allowedUrl } from './allowed-url.ts'
import { askRobots } from './ask-robots.ts'
import { decodeText } from './decode-text.ts'
import { type Dial, dial as dialPinned } from './dial.ts'
import { type Connecting, exchange, type WebAnswer } from './exchange.ts'
import { fewAtOnce } from './few-at-once.ts'
import { faultOfStatus, redirectOf } from './outcome-of.ts'
import { type Resolve, resolveByDns } from './resolve-public.ts'
import { type TurnClock, takeTurns } from './take-turns.ts'
import { type FetchPart, giveUp, type Web, type WebFault, type WebLimits, webLimits } from './web.ts'

type Wanted = {
  /** Where a website's owner reads who we are. */
  siteOrigin: string
  /** What we call ourselves, asked at every fetch: it can be set. */
  ourName?: () => string
  resolve?: Resolve
  dial?: Dial
  clock?: TurnClock
  limits?: WebLimits
  trusted?: string
}
type Found = WebAnswer & { url: URL }
type Permit = (url: URL, signal?: AbortSignal) => Promise<WebFault | undefined>

const pauseMilliseconds = 1000
const pageTypes = /^\s*(?:text\/html|application\/xhtml\+xml|text\/plain)\s*(?:;|$)/i
const robotsTypes = /^\s*text\//i
const partTypes =
  /^\s*(?:text\/(?!event-stream)[\w.+-]+|application\/(?:(?:x-)?javascript|ecmascript|(?:[\w.-]+\+)?(?:json|xml)))\s*(?:;|$)/i
/** What belongs to one page is fetched as browsers do, without a pause. */
const partsAtOnce = 4
const realClock: TurnClock = {
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** Websites on the internet, read as a polite stranger: nothing inside our own network can be reached from here. */
export function openWeb({
  siteOrigin,
  ourName = usualBotName,
  clock = realClock,
  limits = webLimits,
  ...wanted
}: Wanted): Web & { fetchPart: FetchPart } {
  const connecting: Connecting = {
    resolve: wanted.resolve ?? resolveByDns,
    dial: wanted.dial ?? dialPinned,
    limits,
    userAgent: () => `${ourName()}/1.0 (+${siteOrigin})`,
    ...(wanted.trusted && { trusted: wanted.trusted }),
  }
  const inTurn = takeTurns(clock, pauseMilliseconds)
  const atOnce = fewAtOnce(partsAtOnce)
  const follow = follower(connecting, inTurn)
  const followPart = follower(connecting, (_host, work) => atOnce(work))
  const permit = askRobots({
    read: async (address, signal) => {
      const found = await follow(address, { accepts: robotsTypes, signal })
      return found.outcome === 'answer' ? { outcome: 'text', text: textOf(found) } : found
    },
    clock,
    ourName,
  })
  return {
    async fetchPage(address, { signal } = {}) {
      const found = await follow(address, { accepts: pageTypes, permit, signal })
      if (found.outcome !== 'answer') return found
      const isPlainText = /^\s*text\/plain/i.test(found.headers['content-type'] ?? '')
      return { outcome: 'page', url: found.url.href, isPlainText, text: textOf(found) }
    },
    async fetchPart(address, { signal } = {}) {
      const found = await followPart(address, { accepts: partTypes, asksFor: '*/*', permit, signal })
      if (found.outcome !== 'answer') return found
      return { outcome: 'part', type: found.headers['content-type'] ?? '', body: found.body }
    },
  }
}

type Pace = <T>(host: string, work: () => Promise<T>) => Promise<T>
type Journey = { accepts: RegExp; asksFor?: string; permit?: Permit; signal?: AbortSignal | undefined }

/** Goes where an address leads. Every hop is a new address: checked, resolved, permitted and waited for anew. */
function follower(connecting: Connecting, inTurn: Pace) {
  const { limits } = connecting
  return async (address: string, { permit, signal, ...wanted }: Journey): Promise<Found | WebFault> => {
    let milliseconds = limits.totalMilliseconds
    let [next, base]: [string, URL?] = [address]
    for (let hop = 0; hop <= limits.redirects; hop += 1) {
      const allowed = allowedUrl(next, base)
      if (allowed.outcome !== 'url') return allowed
      const { url } = allowed
      const refused = await permit?.(url, signal)
      if (refused) return refused
      const answer = await inTurn(url.hostname, async () => {
        const startedAt = performance.now()
        const given = await exchange(url, connecting, { ...wanted, milliseconds, signal })
        milliseconds -= performance.now() - startedAt
        return given
      })
      if (answer.outcome !== 'answer') return answer
      const target = redirectOf(answer.status, answer.headers)
      if (!target) return faultOfStatus(answer.status, answer.headers) ?? { ...answer, url }
      ;[next, base] = [target, url]
    }
    return giveUp('redirects')
  }
}

const textOf = ({ body, headers }: WebAnswer) => decodeText(body, headers['content-type'] ?? '')
