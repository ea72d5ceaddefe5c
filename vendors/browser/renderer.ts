import type { PageReader, RenderPage } from '#vendors/web/web.ts'
import type { Browser, Supplied, Supply } from './browser.ts'

const mostPages = 5

/** Renders pages of one website with what the guarded reader fetches: parts that several pages share only once. */
export function openRenderer(browser: Browser, readerOf: (address: string) => PageReader): RenderPage {
  const parts = new Map<string, Promise<Supplied | undefined>>()
  let pages = 0
  return async (page, { signal } = {}) => {
    pages += 1
    if (pages > mostPages || page.isPlainText) return undefined
    // A page of the internet is given nothing of ours, and the other way round.
    const reader = readerOf(page.url)
    let isFirst = true
    const supply: Supply = async ({ url, isDocument }, over) => {
      if (isDocument && isFirst && url === page.url) {
        isFirst = false
        return asDocument(page.text)
      }
      if (isDocument) return await documentAt(url, page.url, reader, over)
      const known = parts.get(url) ?? partAt(url, reader, over)
      parts.set(url, known)
      const found = await known
      if (over.aborted) parts.delete(url)
      return found
    }
    const shown = await browser.render(page, supply, signal)
    return shown && isOfSite(shown.url, page.url) ? shown : undefined
  }
}

const asDocument = (text: string): Supplied => ({ type: 'text/html; charset=utf-8', body: Buffer.from(text) })

/** A page may lead to another of its website, and to nobody else's. */
async function documentAt(url: string, home: string, reader: PageReader, signal: AbortSignal) {
  if (!isOfSite(url, home)) return undefined
  const found = await reader.fetchPage(url, { signal })
  const isPage = found.outcome === 'page' && !found.isPlainText && isOfSite(found.url, home)
  return isPage ? asDocument(found.text) : undefined
}

async function partAt(url: string, reader: PageReader, signal: AbortSignal): Promise<Supplied | undefined> {
  const found = await reader.fetchPart(url, { signal }).catch(() => undefined) // the page was read without it
  return found?.outcome === 'part' ? { type: found.type, body: found.body } : undefined
}

function isOfSite(address: string, home: string): boolean {
  const bare = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '')
  return /^https?:/.test(address) && bare(address) === bare(home)
}
