/** What a browser may be sent to; a website's own words may say anything, `javascript:` too. */
export function webAddress(text: string): URL | undefined {
  const url = URL.parse(text)
  const isPage = url && /^https?:$/.test(url.protocol) && !url.username && !url.password
  return isPage ? url : undefined
}

/** The page with the passage in view and marked, in browsers that know how. */
export function passageLink(text: string, passage: string): string | undefined {
  const url = webAddress(text)
  if (!url || url.hash) return url?.href
  const words = passage.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return url.href
  const [first, last] = [words.slice(0, 5), words.slice(5).slice(-4)]
  return `${url.href}#:~:text=${[first, last]
    .filter((part) => part.length > 0)
    .map((part) => encoded(part.join(' ')))
    .join()}`
}

/** Hyphens and commas have a meaning of their own there. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D')

const mostLetters = 44

/** `bakery.test/about`, short enough for a margin. */
export function shortAddress({ host, pathname }: URL): string {
  const address = `${host}${pathname === '/' ? '' : pathname}`.replace(/^www\./, '')
  return address.length > mostLetters ? `${address.slice(0, mostLetters - 1)}…` : address
}
