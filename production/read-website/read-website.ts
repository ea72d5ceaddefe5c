import type { PageRole, Reading, Unreadable } from '#domain/evidence.ts'
import type { Page, Web } from '#vendors/web/web.ts'
import { bestOf, type Candidate, candidatesAmong } from './choose-pages.ts'
import { detectLanguage } from './detect-language.ts'
import { pageKey } from './page-links.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'
import { startingPage } from './starting-page.ts'
import { unreadable, whyUnreadable } from './why-unreadable.ts'

export type WebsiteRead =
  | { outcome: 'read'; reading: Reading }
  | ({ outcome: 'unreadable' } & Unreadable)
  | { outcome: 'wait'; reason: string; seconds?: number }

type Wanted = { web: Web; url: string; signal?: AbortSignal }

const mostPages = 10
const mostWaits = 2

/** Reads a website as a visitor with a notebook would: the page that was named, and those that tell most. */
export async function readWebsite({ web, url, signal }: Wanted): Promise<WebsiteRead> {
  const fetchPage: Web['fetchPage'] = (address) => web.fetchPage(address, signal && { signal })
  const start = await startingPage(fetchPage, url)
  const host = URL.parse(url)?.hostname ?? url
  if (start.outcome === 'wait') return start
  if (start.outcome === 'give-up') return unreadable(start.code, host)
  const home = await englishHome(fetchPage, start)
  if (isForeign(home)) return unreadable('language', host, { language: home.language })
  const { pages, isCut } = await furtherPages(fetchPage, home)
  const reading = readingOf([home, ...pages])
  const refusal = whyUnreadable(reading, home)
  if (refusal && isCut) return { outcome: 'wait', reason: 'some of its pages do not come' }
  return refusal ?? { outcome: 'read', reading }
}

/** Many websites in another language have an English half. */
async function englishHome(fetchPage: Web['fetchPage'], start: Page): Promise<ParsedPage> {
  const home = detected(parsePage(start))
  const english = home.links.find(
    ({ language, words, url }) =>
      /^en\b/.test(language) || (/^(?:en|english)$/i.test(words) && /\ben\b/i.test(new URL(url).pathname)),
  )
  if (!isForeign(home) || !english) return home
  const answer = await fetchPage(english.url)
  const page = answer.outcome === 'page' ? detected(parsePage(answer)) : home
  return isForeign(page) ? home : page
}

const detected = (page: ParsedPage): ParsedPage => ({
  ...page,
  language: detectLanguage(page.blocks, page.language),
})

/** Only a page with enough words to tell is foreign; a short one may still belong to an English website. */
const isForeign = ({ language, words }: ParsedPage) => words >= 60 && language !== 'en'

/** `isCut`: the website is in trouble, and ten more questions would not help it. */
async function furtherPages(fetchPage: Web['fetchPage'], home: ParsedPage) {
  const known = new Set([pageKey(new URL(home.url))])
  const roles: PageRole[] = []
  const pages: ParsedPage[] = []
  let waiting: Candidate[] = []
  let waits = 0
  const note = (page: ParsedPage) => {
    const links = page.links.filter(({ url }) => !known.has(url))
    for (const { url } of links) known.add(url)
    waiting.push(...candidatesAmong(links))
  }
  note(home)
  for (let fetches = 1; fetches < mostPages && waits < mostWaits; fetches += 1) {
    const next = bestOf(waiting, roles)
    if (!next) break
    waiting = waiting.filter((each) => each !== next)
    const answer = await fetchPage(next.url)
    if (answer.outcome === 'wait') waits += 1
    if (answer.outcome !== 'page' || pages.some(({ url }) => url === answer.url)) continue
    const page = parsePage(answer)
    roles.push(next.role)
    pages.push(page)
    note(page)
  }
  return { pages, isCut: waits > 0 }
}
