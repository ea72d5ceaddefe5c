/** Pages that somebody has named: they are read before all others, or whoever named them hears why not. */
import { leadsElsewhere, pageUnread, tooManyPages } from '#content/material-words.ts'
import { unreadableReasons } from '#content/unreadable-reasons.ts'
import type { AskForPage } from './further-pages.ts'
import { isSameSite } from './page-links.ts'
import type { ParsedPage } from './parse-page.ts'
import type { ShowPage } from './shown-page.ts'

type NamedPages =
  | { outcome: 'read'; pages: ParsedPage[]; chosen: string[] }
  | { outcome: 'wait'; reason: string; seconds?: number }
  | { outcome: 'unread-page'; reason: string }

type Asking = { fetchPage: AskForPage; show: ShowPage }

export async function namedPages(
  { fetchPage, show }: Asking,
  home: ParsedPage,
  addresses: readonly string[],
): Promise<NamedPages> {
  const pages: ParsedPage[] = []
  const chosen: string[] = []
  for (const address of addresses) {
    const answer = await fetchPage(address)
    if (!answer) return { outcome: 'unread-page', reason: tooManyPages }
    if (answer.outcome === 'wait') return answer
    if (answer.outcome === 'give-up') {
      const reason = unreadableReasons[answer.code]({ host: new URL(address).host, language: '' })
      return { outcome: 'unread-page', reason: pageUnread(address, reason) }
    }
    if (!isSameSite(new URL(answer.url), home.url))
      return { outcome: 'unread-page', reason: pageUnread(address, leadsElsewhere) }
    chosen.push(answer.url)
    if ([home, ...pages].every(({ url }) => url !== answer.url)) pages.push(await show(answer))
  }
  return { outcome: 'read', pages, chosen: [...new Set(chosen)] }
}
