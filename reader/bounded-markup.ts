import { endOfRaw, isRaw, tagAt } from './markup-tags.ts'

/**
 * A page cut down to what any page needs, in one pass: what comes out can be parsed and walked in no time, whatever
 * went in. Text stays; tags beyond the limits go, and so do comments and programs.
 */
export function boundedMarkup(html: string): { markup: string; scripts: number } {
  const kept: string[] = []
  const nesting = new Nesting()
  let [at, tags, scripts, characters] = [0, 0, 0, 0]
  const keep = (text: string) => {
    kept.push(text.slice(0, Math.max(0, mostCharacters - characters)))
    characters += text.length
  }
  while (at < html.length && tags < mostTags && characters < mostCharacters) {
    const open = html.indexOf('<', at)
    keep(html.slice(at, open < 0 ? html.length : open))
    if (open < 0) break
    const tag = tagAt(html, open)
    at = tag.end
    if (tag.name) tags += 1
    if (!tag.name) keep(tag.text)
    // Some bodies are closed at once and go on all the same.
    else if (tag.isEnd && (tag.name === 'body' || tag.name === 'html')) continue
    else if (tag.isEnd) keep(nesting.close(tag.name) ? tag.text : '')
    else if (isRaw(tag.name)) {
      at = endOfRaw(html, tag)
      if (tag.name === 'script' && !isTelling(tag)) scripts += 1
      if (at - open < mostRawCharacters && isTelling(tag)) keep(html.slice(open, at))
    } else if (nesting.open(tag.name)) keep(tag.text)
  }
  return { markup: kept.join(''), scripts }
}

const mostCharacters = 1_000_000
const mostTags = 30_000
const mostDepth = 150
const mostRawCharacters = 200_000

const isTelling = ({ name, text }: { name: string; text: string }) =>
  name === 'style' || (name === 'script' && /ld\+json/i.test(text))

const isEmpty = /^(?:area|base|basefont|br|col|embed|frame|hr|img|input|link|meta|param|source|track|wbr)$/
/** What the parser closes by itself when one of these begins. */
const closes = new Map(
  Object.entries({
    li: 'li',
    p: 'p',
    dt: 'dt dd',
    dd: 'dt dd',
    tr: 'tr th td',
    td: 'thead th td',
    th: 'th',
    thead: 'p',
    tbody: 'thead tbody',
    tfoot: 'thead tbody',
    option: 'option',
    ...Object.fromEntries(
      'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header main nav ol pre section table ul'
        .split(' ')
        .map((name) => [name, 'p']),
    ),
  }).map(([name, closed]) => [name, new Set(closed.split(' '))]),
)

/** Counts depth as the parser does. What would be too deep is left out, but for its text. */
class Nesting {
  #names: string[] = []
  #leftOut = 0

  open(name: string): boolean {
    if (isEmpty.test(name)) return true
    if (this.#leftOut === 0) {
      const closed = closes.get(name)
      while (closed?.has(this.#names.at(-1) ?? '')) this.#names.pop()
      if (this.#names.length < mostDepth) return this.#names.push(name) > 0
    }
    // These are rarely closed by hand, so their ends must not be waited for.
    if (!closes.has(name) || closes.get(name)?.has('p')) this.#leftOut += 1
    return false
  }

  /** False: there is nothing open that this would close. */
  close(name: string): boolean {
    if (this.#leftOut > 0) {
      this.#leftOut -= 1
      return false
    }
    const at = this.#names.lastIndexOf(name)
    if (at >= 0) this.#names.length = at
    return at >= 0
  }
}
