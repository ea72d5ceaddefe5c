/**
 * A page cut down to what any page needs, in one pass: what comes out can be parsed and walked in no time, whatever
 * went in. Text stays; tags beyond the limits go, and so do comments and programs.
 */
export function boundedMarkup(html: string): { markup: string; scripts: number } {
  const kept: string[] = []
  let [at, tags, depth, scripts, characters] = [0, 0, 0, 0, 0]
  const keep = (text: string) => {
    kept.push(text.slice(0, mostCharacters - characters))
    characters += text.length
  }
  while (at < html.length && tags < mostTags && characters < mostCharacters) {
    const open = html.indexOf('<', at)
    keep(html.slice(at, open < 0 ? html.length : open))
    if (open < 0) break
    const tag = tagAt(html, open)
    at = tag.end
    if (!tag.name) {
      keep(tag.text)
      continue
    }
    tags += 1
    if (rawText.test(tag.name) && !tag.isEnd) {
      const close = endOfRaw(html, tag)
      if (tag.name === 'script') scripts += 1
      if (isKeptRaw(tag, close - at)) keep(html.slice(open, close))
      at = close
      continue
    }
    if (tag.isEnd) depth = Math.max(0, depth - 1)
    if (depth < mostDepth) keep(tag.text)
    if (!tag.isEnd && !isChildless.test(tag.name)) depth += 1
  }
  return { markup: kept.join(''), scripts }
}

const mostCharacters = 2_000_000
const mostTags = 40_000
const mostDepth = 150
const mostTagCharacters = 4_000
const mostRawCharacters = 200_000

/** What lies in these is no markup. */
const rawText = /^(?:script|style|textarea|iframe|noembed|noframes|xmp|template|svg|math)$/
/** Without children, or closed so rarely by hand that counting them would say nothing about depth. */
const isChildless =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|tr|td|th|option)$/

type Tag = { name: string; isEnd: boolean; text: string; end: number }

/** Up to its `>`, over quoted values; a `<` that opens no tag is text, and a comment is nothing. */
function tagAt(html: string, open: number): Tag {
  const nothing = { name: '', isEnd: false, text: '' }
  if (html.startsWith('<!--', open)) return { ...nothing, end: endAfter(html, '-->', open + 4) }
  if (html[open + 1] === '!' || html[open + 1] === '?') return { ...nothing, end: endAfter(html, '>', open) }
  const [, slash = '', name = ''] = at(/<(\/?)([a-z][a-z0-9:-]{0,30})/iy, html, open) ?? []
  if (!name) return { ...nothing, text: '&lt;', end: open + 1 }
  const end = endOfTag(html, open + 1 + slash.length + name.length)
  const isEnd = slash === '/'
  const isLong = end - open > mostTagCharacters
  const text = isLong ? `<${slash}${name}>` : html.slice(open, end)
  return { name: name.toLowerCase(), isEnd, text, end }
}

function at(pattern: RegExp, text: string, index: number) {
  pattern.lastIndex = index
  return pattern.exec(text)
}

function endAfter(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

/** A quote opens a value only after `=`; one that never closes takes the rest of the page, as in browsers. */
function endOfTag(html: string, from: number): number {
  const stop = /[>]|=\s*["']/g
  for (let index = from; ; ) {
    const found = at(stop, html, index)
    if (!found) return html.length
    if (found[0] === '>') return stop.lastIndex
    index = endAfter(html, found[0].slice(-1), stop.lastIndex)
  }
}

function endOfRaw(html: string, { name, end, text }: Tag): number {
  if (text.endsWith('/>') && (name === 'svg' || name === 'math')) return end
  const close = at(new RegExp(`</${name}[^>]*>`, 'gi'), html, end)
  return close ? close.index + close[0].length : html.length
}

const isKeptRaw = ({ name, text }: Tag, length: number) =>
  length < mostRawCharacters && (name === 'style' || (name === 'script' && /ld\+json/i.test(text)))
