import type { CheerioAPI } from 'cheerio/slim'
import { oneCleanLine } from './clean-text.ts'

export type Link = { url: string; words: string; language: string }

const most = 300
const notPages =
  /\.(?:pdf|jpe?g|png|gif|webp|svg|avif|ico|zip|gz|docx?|xlsx?|pptx?|mp[34]|m4a|wav|mov|avi|css|js|json|xml|rss|ics|vcf|exe|dmg)$/i

/** The ways from a page to others of the same website, each once, in the order of the page. */
export function pageLinks($: CheerioAPI, pageUrl: string): Link[] {
  const links = new Map<string, Link>()
  const here = asHere($, pageUrl)
  const anchors = $('a[href], link[rel="alternate"][hreflang]').toArray().slice(0, 3_000)
  for (const anchor of anchors) {
    const named = URL.parse($(anchor).attr('href')?.slice(0, 2_048) ?? '', pageUrl)
    const url = named && here(named)
    if (!url || !isSameSite(url, pageUrl) || notPages.test(url.pathname)) continue
    const key = pageKey(url)
    const words = oneCleanLine($(anchor).text() || $(anchor).attr('title') || '').slice(0, 120)
    const language = $(anchor).attr('hreflang')?.toLowerCase() ?? ''
    if (!links.has(key)) links.set(key, { url: key, words, language })
    if (links.size >= most) break
  }
  return [...links.values()]
}

/**
 * A website that also has another name leads there with its whole address: the name that its page gives itself, or one
 * whose letters stand in its title. The same page is here, too, or it is nowhere.
 */
function asHere($: CheerioAPI, pageUrl: string): (url: URL) => URL {
  const page = new URL(pageUrl)
  const told = [$('link[rel="canonical"]').attr('href'), $('meta[property="og:url"]').attr('content')]
  const own = new Set(told.map((address) => bare(URL.parse(address?.slice(0, 2_048) ?? '')?.hostname ?? '')))
  const title = $('title')
    .first()
    .text()
    .slice(0, 2_000)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
  const isTitled = (host: string) =>
    host.split('.').some((label) => label.length >= leastOfName && title.includes(label.replaceAll('-', '')))
  return (url) => {
    const host = bare(url.hostname)
    if (!host || (!own.has(host) && !isTitled(host))) return url
    const same = new URL(url)
    ;[same.protocol, same.host] = [page.protocol, page.host]
    return same
  }
}

const leastOfName = 6
const bare = (hostname: string) => hostname.replace(/^www\./, '')

export function isSameSite(url: URL, pageUrl: string): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && !url.port && !url.username && bare(url.hostname) === bare(new URL(pageUrl).hostname)
}

/** One address for what is one page: without its part, what campaigns append, and the slash at its end. */
export function pageKey(address: URL): string {
  const url = new URL(address)
  url.hash = ''
  for (const name of [...url.searchParams.keys()])
    if (/^(?:utm_\w+|fbclid|gclid|ref|source)$/i.test(name)) url.searchParams.delete(name)
  url.pathname = url.pathname.replace(/\/index\.(?:html?|php)$/i, '/')
  if (url.pathname.length > 1 && url.pathname.endsWith('/')) url.pathname = url.pathname.slice(0, -1)
  return url.href
}
