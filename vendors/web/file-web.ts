/** Files of other hosts, however large: read as they come, from where they broke off, never from inside our network. */
import { usualBotName } from '#domain/bot-name.ts'
import { allowedUrl } from './allowed-url.ts'
import { dial as dialPinned } from './dial.ts'
import { ask, type Connecting, faultOf } from './exchange.ts'
import { fewAtOnce } from './few-at-once.ts'
import { type Patience, patient, rangeOf, taken, type Wanting } from './file-answer.ts'
import { redirectOf } from './outcome-of.ts'
import { resolveByDns, resolvePublic } from './resolve-public.ts'
import { giveUp, type WebFault, webLimits } from './web.ts'

export type FileWeb = {
  /** `begin` says where it begins, then each part is taken; `whole` when nothing is left. */
  fetchFile(
    address: string,
    wanted: Wanting & { signal?: AbortSignal; longest?: number },
  ): Promise<{ outcome: 'whole'; type: string } | WebFault>
  /** Where an address leads for good, hop after hop; where nobody knows, the way ends. */
  leadsTo(address: string): Promise<string[]>
}

type Wanted = {
  /** Where a host's owner reads who we are. */
  siteOrigin: string
} & Partial<Pick<Connecting, 'resolve' | 'dial' | 'trusted'>>

const redirects = 10
const atOnceForHost = 2

export function openFileWeb({
  siteOrigin,
  trusted,
  resolve = resolveByDns,
  dial = dialPinned,
}: Wanted): FileWeb {
  const connecting: Connecting = {
    ...{ resolve, dial, limits: webLimits },
    userAgent: () => `${usualBotName()}/1.0 (+${siteOrigin})`,
    ...(trusted && { trusted }),
  }
  const reach = { connecting, inTurn: fewForEachHost() }
  return {
    fetchFile: (address, wanted) => fetchFrom(reach, address, wanted),
    leadsTo: (address) => wayFrom(connecting, address),
  }
}

function fewForEachHost() {
  const turns = new Map<string, ReturnType<typeof fewAtOnce>>()
  return <T>(host: string, work: () => Promise<T>) => {
    const turn = turns.get(host) ?? fewAtOnce(atOnceForHost)
    turns.set(host, turn)
    return turn(work)
  }
}

type Reach = { connecting: Connecting; inTurn: ReturnType<typeof fewForEachHost> }
type Fetching = Parameters<FileWeb['fetchFile']>[1]

async function fetchFrom(
  { connecting, inTurn }: Reach,
  address: string,
  { signal, longest, ...wanted }: Fetching,
) {
  let [next, base]: [string, URL?] = [address]
  for (let hop = 0; hop <= redirects; hop += 1) {
    const allowed = allowedUrl(next, base)
    if (allowed.outcome !== 'url') return allowed
    const { url } = allowed
    const done = await inTurn(url.hostname, () =>
      within(
        signal,
        async (patience) => {
          const answer = await answerOf(connecting, url, rangeOf(wanted.from), patience.signal)
          if ('outcome' in answer) return answer
          const target = redirectOf(answer.statusCode ?? 0, answer.headers)
          if (!target) return taken(answer, { ...wanted, patience })
          answer.destroy()
          return { outcome: 'elsewhere' as const, target, url }
        },
        longest,
      ),
    )
    if (done.outcome !== 'elsewhere') return done
    ;[next, base] = [done.target, done.url]
  }
  return giveUp('redirects')
}

async function wayFrom(connecting: Connecting, address: string): Promise<string[]> {
  const way: string[] = []
  for (let next: string | undefined = address; next && way.length < redirects; ) {
    next = await placeOf(connecting, next)
    if (next) way.push(next)
  }
  return way
}

async function placeOf(connecting: Connecting, address: string): Promise<string | undefined> {
  const allowed = allowedUrl(address)
  if (allowed.outcome !== 'url') return undefined
  const found = await within(undefined, async (patience) => {
    const answer = await answerOf(connecting, allowed.url, {}, patience.signal)
    if ('outcome' in answer) return answer
    answer.destroy()
    const { statusCode = 0, headers } = answer
    const isForGood = statusCode === 301 || statusCode === 308
    const target = isForGood ? redirectOf(statusCode, headers) : undefined
    return { outcome: 'leads' as const, target: target && URL.parse(target, allowed.url)?.href }
  })
  return found.outcome === 'leads' ? found.target : undefined
}

async function answerOf(
  connecting: Connecting,
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
) {
  const found = await resolvePublic(url.hostname, connecting.resolve)
  if (found.outcome !== 'addresses') return found
  return ask(url, found.addresses, connecting, { asksFor: '*/*', signal, headers })
}

/** Idle for too long, it is let go; each part begins the time anew. */
async function within<T>(
  signal: AbortSignal | undefined,
  work: (patience: Patience) => Promise<T>,
  longest?: number,
) {
  const patience = patient(signal, longest)
  try {
    return await work(patience)
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    return patience.isOver() ? ({ outcome: 'wait', reason: 'it sends too little' } as const) : faultOf(error)
  } finally {
    patience.end()
  }
}
