import type { Reading, Unreadable } from '#domain/evidence.ts'
import type { Page, Web } from '#vendors/web/web.ts'
import { detectLanguage } from './detect-language.ts'
import { type AskForPage, furtherPages } from './further-pages.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'
import { startingPage } from './starting-page.ts'
import { unreadable, whyUnreadable } from './why-unreadable.ts'

export type WebsiteRead =
  | { outcome: 'read'; reading: Reading }
  | ({ outcome: 'unreadable' } & Unreadable)
  | { outcome: 'wait'; reason: string; seconds?: number }

type Wanted = { web: Web; url: string; signal?: AbortSignal }

/** Reads a website as a visitor with a notebook would: the page that was named, and those that tell most. */
export async function readWebsite({ web, url, signal }: Wanted): Promise<WebsiteRead> {
  const fetchPage = tenPages(web, signal)
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

/** Whatever is looked for, a website is asked for ten pages and no more. */
function tenPages(web: Web, signal: AbortSignal | undefined): AskForPage {
  let left = 10
  return async (url) => {
    if (left === 0) return undefined
    left -= 1
    return web.fetchPage(url, signal && { signal })
  }
}

/** Many websites in another language have an English half. */
async function englishHome(fetchPage: AskForPage, start: Page): Promise<ParsedPage> {
  const home = detected(parsePage(start))
  const english = home.links.find(
    ({ language, words, url }) =>
      /^en\b/.test(language) || (/^(?:en|english)$/i.test(words) && /\ben\b/i.test(new URL(url).pathname)),
  )
  if (!isForeign(home) || !english) return home
  const answer = await fetchPage(english.url)
  const page = answer?.outcome === 'page' ? detected(parsePage(answer)) : home
  return isForeign(page) ? home : page
}

const detected = (page: ParsedPage): ParsedPage => ({
  ...page,
  language: detectLanguage(page.blocks, page.language),
})

/** Only a page with enough words to tell is foreign; a short one may still belong to an English website. */
const isForeign = ({ language, words }: ParsedPage) => words >= 60 && language !== 'en'
