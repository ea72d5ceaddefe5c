import type { Reading, Unreadable } from '#domain/evidence.ts'
import type { Page, Web } from '#vendors/web/web.ts'
import { detectLanguage } from './detect-language.ts'
import { type AskForPage, furtherPages } from './further-pages.ts'
import { namedPages } from './named-pages.ts'
import type { ParsedPage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'
import { type ShowPage, showPage } from './shown-page.ts'
import { startingPage } from './starting-page.ts'
import { unreadable, whyUnreadable } from './why-unreadable.ts'

export type WebsiteRead =
  | { outcome: 'read'; reading: Reading; chosen: readonly string[] }
  | ({ outcome: 'unreadable' } & Unreadable)
  | { outcome: 'wait'; reason: string; seconds?: number }
  /** A page that was named cannot be read. */
  | { outcome: 'unread-page'; reason: string }

type Wanted = {
  web: Web
  url: string
  signal?: AbortSignal
  /** Those that somebody can speak and ask in; of a website in several the first of these is read. */
  languages?: readonly string[]
  /** Whoever owns it says the rest: little is enough. */
  takesLittle?: boolean
  /** Pages of it that come before others. */
  named?: readonly string[]
}

/** Reads a website as a visitor with a notebook would: the page that was named, and those that tell most. */
export async function readWebsite({
  web,
  url,
  signal,
  languages = ['en'],
  takesLittle = false,
  named = [],
}: Wanted): Promise<WebsiteRead> {
  const fetchPage = tenPages(web, signal)
  const start = await startingPage(fetchPage, url)
  const host = URL.parse(url)?.hostname ?? url
  if (start.outcome === 'wait') return start
  if (start.outcome === 'give-up') return unreadable(start.code, host)
  const show = showPage(web.openRenderer?.(), signal)
  const home = await homeWeSpeak({ fetchPage, show }, start, languages)
  if (isForeign(home, languages)) return unreadable('language', host, home.language)
  const asked = await namedPages({ fetchPage, show }, home, named)
  if (asked.outcome !== 'read') return asked
  const { pages, isCut } = await furtherPages({ fetchPage, show }, home, asked.pages)
  const reading = { ...readingOf([home, ...pages]), readOn: new Date().toISOString().slice(0, 10) }
  const refusal = whyUnreadable(reading, home, languages)
  if (refusal && isCut) return { outcome: 'wait', reason: 'some of its pages do not come' }
  const isEnough = takesLittle && refusal !== undefined && isMendedByOwner.has(refusal.code)
  return refusal && !isEnough ? refusal : { outcome: 'read', reading, chosen: asked.chosen }
}

/** Whoever owns it says what is missing, and that there is a business. */
const isMendedByOwner: ReadonlySet<string> = new Set(['too-little', 'needs-scripts', 'closed'])

/**
 * Whatever is looked for, a website gives ten pages and no more. What is not a page takes nobody's place, and a
 * website whose links lead nowhere is left alone all the same.
 */
function tenPages(web: Web, signal: AbortSignal | undefined): AskForPage {
  let [pages, questions] = [10, 15]
  return async (url) => {
    if (pages === 0 || questions === 0) return undefined
    questions -= 1
    const answer = await web.fetchPage(url, signal && { signal })
    if (answer.outcome === 'page') pages -= 1
    return answer
  }
}

/** Many websites in another language have an English half. */
async function homeWeSpeak(
  { fetchPage, show }: { fetchPage: AskForPage; show: ShowPage },
  start: Page,
  languages: readonly string[],
): Promise<ParsedPage> {
  const home = detected(await show(start))
  if (!isForeign(home, languages)) return home
  const english = home.links.find(
    ({ language, words, url }) =>
      /^en\b/.test(language) || (/^(?:en|english)$/i.test(words) && /\ben\b/i.test(new URL(url).pathname)),
  )
  const answer = english && (await fetchPage(english.url))
  const page = answer?.outcome === 'page' ? detected(await show(answer)) : home
  return isForeign(page, languages) ? home : page
}

const detected = (page: ParsedPage): ParsedPage => ({
  ...page,
  language: detectLanguage(page.blocks, page.language),
})

/** Only a page with enough words to tell is foreign; a short one may still belong to a website that we speak. */
const isForeign = ({ language, words }: ParsedPage, languages: readonly string[]) =>
  words >= 60 && !languages.includes(language)
