/** Finds tags in markup, in one pass over it whatever it holds. */
type Tag = { name: string; isEnd: boolean; text: string; end: number }

const mostTagCharacters = 4_000

/** Up to its `>`, over quoted values; a `<` that opens no tag is text, and a comment is nothing. */
export function tagAt(html: string, open: number): Tag {
  const nothing = { name: '', isEnd: false, text: '' }
  if (html.startsWith('<!--', open)) return { ...nothing, end: endAfter(html, '-->', open + 4) }
  if (html[open + 1] === '!' || html[open + 1] === '?') return { ...nothing, end: endAfter(html, '>', open) }
  const [, slash = '', name = ''] = at(/<(\/?)([a-z][a-z0-9:-]{0,30})/iy, html, open) ?? []
  if (!name) return { ...nothing, text: '&lt;', end: open + 1 }
  const end = endOfTag(html, open + 1 + slash.length + name.length)
  const isLong = end - open > mostTagCharacters
  const text = isLong ? `<${slash}${name}>` : html.slice(open, end)
  return { name: name.toLowerCase(), isEnd: slash === '/', text, end }
}

/** What lies in these is no markup, or none of words. */
export const isRaw = (name: string) =>
  /^(?:script|style|textarea|iframe|noembed|noframes|xmp|template|svg|math)$/.test(name)

/** After the end tag of an element whose inside is not looked at. */
export function endOfRaw(html: string, { name, end, text }: Tag): number {
  if (text.endsWith('/>') && (name === 'svg' || name === 'math')) return end
  const close = at(new RegExp(`</${name}[^>]*>`, 'gi'), html, end)
  return close ? close.index + close[0].length : html.length
}

/** A quote opens a value only after `=`; one that never closes takes the rest of the page, as in browsers. */
function endOfTag(html: string, from: number): number {
  const stop = />|=\s*["']/g
  for (let index = from; ; ) {
    const found = at(stop, html, index)
    if (!found) return html.length
    if (found[0] === '>') return stop.lastIndex
    index = endAfter(html, found[0].slice(-1), stop.lastIndex)
  }
}

function at(pattern: RegExp, text: string, index: number) {
  pattern.lastIndex = index
  return pattern.exec(text)
}

function endAfter(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}
