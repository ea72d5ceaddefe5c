import type { Fetched, Page } from '#vendors/web/web.ts'
import { bestOf, candidatesAmong, type PageCandidate } from './choose-pages.ts'
import { isOtherPage } from './foreign-words.ts'
import { isSameSite, type Link, pageKey } from './page-links.ts'
import type { ParsedPage } from './parse-page.ts'
import type { ShowPage } from './shown-page.ts'
import { tongues } from './tongues.ts'

/** Undefined when the website has been asked enough. */
export type AskForPage = (url: string) => Promise<Fetched | undefined>

type Asking = { fetchPage: AskForPage; show: ShowPage }

const mostWaits = 2

/** `isCut`: the website is in trouble, and ten more questions would not help it. */
export async function furtherPages(
  { fetchPage, show }: Asking,
  home: ParsedPage,
  named: readonly ParsedPage[] = [],
) {
  const pages = [home, ...named]
  const known = new Set(pages.map(({ url }) => pageKey(new URL(url))))
  const chosen: PageCandidate[] = []
  let waiting: PageCandidate[] = []
  let waits = 0
  for (let page: ParsedPage | undefined = home; waits < mostWaits; ) {
    const links = page?.links.filter(({ url }) => !known.has(url)) ?? []
    for (const { url } of links) known.add(url)
    waiting.push(...candidatesAmong(links.filter(isInTongueOf(home))))
    const next = bestOf(waiting, chosen)
    const answer = next && (await fetchPage(next.url))
    if (!answer) break
    waiting = waiting.filter((each) => each !== next)
    page = isNew(answer, pages) ? await show(answer) : undefined
    if (answer.outcome === 'wait') waits += 1
    if (!page) continue
    pages.push(page)
    if (isOtherPage(page, home.language)) waiting = waiting.filter(({ url }) => !isBrother(url, next.url))
    else chosen.push(next)
  }
  return { pages: pages.slice(1), isCut: waits > 0 }
}

/** As far as an address or its link tells before anybody asks for it. */
function isInTongueOf(home: ParsedPage): (link: Link) => boolean {
  return ({ url, language }) => {
    const code = halfOf(url).slice(1, 3)
    const isHalf =
      tongues.has(code) && /^.{3}(?:-\w\w)?$/.test(halfOf(url)) && halfOf(url) !== halfOf(home.url)
    const told = /^[a-z]{2}/.exec(language)?.[0] ?? (isHalf ? code : home.language)
    return told === home.language
  }
}

/** `/en` of `/en/prices`: the half of a website that is written for others. */
const halfOf = (url: string) => /^\/[^/]*/.exec(new URL(url).pathname)?.[0] ?? ''

const isBrother = (url: string, other: string) =>
  halfOf(url) === halfOf(other) && new URL(other).pathname.includes('/', 1)

/** Not one that we have, and not one of somebody else to which this website sends its visitors. */
function isNew(answer: Fetched, pages: readonly ParsedPage[]): answer is Page {
  if (answer.outcome !== 'page') return false
  return pages.every(({ url }) => url !== answer.url && isSameSite(new URL(answer.url), url))
}
