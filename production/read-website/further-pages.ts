import type { PageRole } from '#domain/evidence.ts'
import type { Fetched, Page } from '#vendors/web/web.ts'
import { bestOf, type Candidate, candidatesAmong } from './choose-pages.ts'
import { isSameSite, pageKey } from './page-links.ts'
import type { ParsedPage } from './parse-page.ts'
import type { ShowPage } from './shown-page.ts'

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
  const roles: PageRole[] = []
  const waiting: Candidate[] = []
  let waits = 0
  for (let page: ParsedPage | undefined = home; waits < mostWaits; ) {
    const links = page?.links.filter(({ url }) => !known.has(url)) ?? []
    for (const { url } of links) known.add(url)
    waiting.push(...candidatesAmong(links))
    const next = bestOf(waiting, roles)
    const answer = next && (await fetchPage(next.url))
    if (!answer) break
    waiting.splice(waiting.indexOf(next), 1)
    page = isNew(answer, pages) ? await show(answer) : undefined
    if (answer.outcome === 'wait') waits += 1
    if (!page) continue
    pages.push(page)
    roles.push(next.role)
  }
  return { pages: pages.slice(1), isCut: waits > 0 }
}

/** Not one that we have, and not one of somebody else to which this website sends its visitors. */
function isNew(answer: Fetched, pages: readonly ParsedPage[]): answer is Page {
  if (answer.outcome !== 'page') return false
  return pages.every(({ url }) => url !== answer.url && isSameSite(new URL(answer.url), url))
}
