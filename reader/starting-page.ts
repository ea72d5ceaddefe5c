import { type Fetched, giveUp, type Page } from '#vendors/web/web.ts'
import type { AskForPage } from './further-pages.ts'
import { isSameSite, pageKey } from './page-links.ts'

const mostTurns = 3

/** The page that was named, or the one on the same website to which it sends everybody at once. */
export async function startingPage(fetchPage: AskForPage, address: string): Promise<Fetched> {
  let page = await namedPage(fetchPage, address)
  for (let turns = 0; turns < mostTurns && page.outcome === 'page'; turns += 1) {
    const next = sentOnTo(page)
    const answer = next === undefined ? undefined : await fetchPage(next)
    if (answer?.outcome !== 'page') break
    page = answer
  }
  return page
}

/** `<meta http-equiv="refresh" content="0; url=Home.html">` on a page that says nothing itself. */
function sentOnTo({ url, text }: Page): string | undefined {
  const start = text.slice(0, mostOfStart)
  const [tag = ''] = /<meta\b[^>]{0,40}http-equiv\s*=\s*["']?refresh\b[^>]{0,400}>/i.exec(start) ?? []
  const named = /\burl\s*=\s*["']?\s*([^"'>\s]{1,300})/i.exec(tag)?.[1]
  const next = named ? URL.parse(named, url) : null
  const isElsewhere = !next || !isSameSite(next, url) || pageKey(next) === pageKey(new URL(url))
  return isElsewhere || text.length > mostOfStart ? undefined : next.href
}

/** Whoever has more to say than this is no signpost. */
const mostOfStart = 4_000

/** People leave out `www.`, and their website may know neither that nor encryption. */
async function namedPage(fetchPage: AskForPage, address: string): Promise<Fetched> {
  const first = (await fetchPage(address)) ?? giveUp('not-found')
  const url = URL.parse(address)
  for (const other of url && mayBeElsewhere(first) ? variantsOf(url) : []) {
    const answer = await fetchPage(other)
    if (answer?.outcome === 'page') return answer
  }
  return first
}

const mayBeElsewhere = (answer: Fetched) =>
  answer.outcome === 'wait'
    ? answer.seconds === undefined
    : answer.outcome === 'give-up' && (answer.check === 'no-such-name' || answer.check === 'encryption')

function variantsOf(url: URL): string[] {
  const plain = new URL(url)
  plain.protocol = 'http:'
  const named = new URL(url)
  named.hostname = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`
  return [named.href, ...(url.protocol === 'https:' ? [plain.href] : [])]
}
