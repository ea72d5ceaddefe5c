import { type Fetched, giveUp } from '#vendors/web/web.ts'
import type { AskForPage } from './further-pages.ts'

/** The page that was named. People leave out `www.`, and their website may know neither that nor encryption. */
export async function startingPage(fetchPage: AskForPage, address: string): Promise<Fetched> {
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
