import type { Element, ParentNode } from 'domhandler'
import type { Block } from './block.ts'
import { countWords, oneLine } from './clean-text.ts'
import { innerText, isElement } from './inner-text.ts'
import { hasStars, isBadge, signatureIn, signedText, withoutBadges } from './signatures.ts'

const [leastWords, mostWords] = [4, 170]
const mostDepth = 5

type Quote = Pick<Block, 'kind' | 'text' | 'by' | 'isReview'>

/** A box as one quotation, with whoever signed it; undefined when it is something else, or several. */
export function quoteOf(element: Element, isStarred = false): Quote | undefined {
  const text = innerText(element)
  if (countWords(text) > mostWords) return undefined
  const all = text.split('\n')
  const lines = withoutBadges(all)
  const words = element.name === 'blockquote' ? undefined : wordsIn(element, 0)
  if (lines.filter((line) => /^["“„«]/.test(line)).length > 1 && lines.length > 3) return undefined
  const { said: found, by, isBelow } = signed(lines, namedIn(element, 0))
  const said = words ? signedText(words).said : found
  // A heading with its text, in a box that is called after quotations, is neither.
  const isMarked = isStarred || hasStars(text) || /["“”„«]/.test(text)
  const isCertain =
    element.name === 'blockquote' ||
    (isBelow && (isMarked || words !== undefined || lines.length <= 3 || initial.test(by ?? ''))) ||
    isMarked
  const isReview =
    isStarred ||
    hasStars(text) ||
    all.some(isBadge) ||
    /review|testimonial/i.test(element.attribs.class ?? '')
  if (!isCertain || countWords(said) < leastWords) return undefined
  return {
    kind: 'quote',
    text: by ? `${said}\n${by}` : said,
    ...(by && { by }),
    ...(isReview && { isReview }),
  }
}

const initial = /\p{Lu}\.?$/u

function signed(
  lines: readonly string[],
  named: string | undefined,
): { said: string; by?: string; isBelow?: boolean } {
  const last = signedText(lines.at(-1) ?? '')
  // `Nancy F. — Halden` is a name with its town, and nothing that was said.
  const isNamed = named !== undefined && bare(lines.at(-1) ?? '').startsWith(named)
  if (last.by && isSaid(last.said) && !isNamed)
    return { said: [...lines.slice(0, -1), last.said].join(' '), by: last.by, isBelow: true }
  const isBy = (line: string) =>
    named ? bare(line).startsWith(named) || signatureIn(line) === named : signatureIn(line) !== undefined
  const first = lines.findIndex((line) => isSaid(line) && !isBy(line))
  const at = first < 0 ? -1 : lines.findIndex((line, index) => index > first && isBy(line))
  const above = lines.slice(0, Math.max(0, first)).find(isBy)
  // A box below a heading, signed at its foot: `Harpenden`, and `Peter Cole – Harpenden`.
  const foot =
    at < 0 && above ? lines.slice(first + 1).find((line) => !isSaid(line) && signatureIn(line)) : undefined
  if (foot)
    return {
      said: lines.slice(first, lines.indexOf(foot)).join(' '),
      by: signatureIn(foot) ?? '',
      isBelow: true,
    }
  const line = lines[at] ?? above
  if (line === undefined) return { said: lines.join(' ') }
  const by = named ?? signatureIn(line)
  // Beside the name stands who that is: what was said is what is left.
  const said = at > 0 ? lines.slice(first, at) : lines.slice(first)
  return { said: said.join(' '), ...(by && { by }), isBelow: at > 0 }
}

const bare = (line: string) => line.replace(/^[\s–—―~-]+/, '')
const isSaid = (line: string) => countWords(line) >= 6 || /\p{Ll}{2}.*[.!?…]["”’»)]*$/u.test(line)

/** Where a box marks the words themselves, nothing beside them was said. */
function wordsIn(parent: ParentNode, depth: number): string | undefined {
  for (const child of parent.children.filter(isElement)) {
    const isMarked =
      /^(?:blockquote|q)$/.test(child.name) ||
      /(?:^|[-_\s])(?:quote|(?:review|testimonial|quote)[-_]?(?:text|body|content|copy))(?:$|\s)/i.test(
        child.attribs.class ?? '',
      )
    const text = isMarked ? withoutBadges(innerText(child).split('\n')).join(' ') : ''
    const found =
      countWords(text) >= leastWords ? text : depth < mostDepth ? wordsIn(child, depth + 1) : undefined
    if (found) return found
  }
  return undefined
}

/** Pages mark names: as a source, in bold, as a heading, by a class. */
function namedIn(parent: ParentNode, depth: number): string | undefined {
  for (const child of parent.children.filter(isElement)) {
    const isMarked =
      /^(?:cite|figcaption|strong|b|h[2-6])$/.test(child.name) ||
      /name|author|reviewer|client|source|cite/i.test(child.attribs.class ?? '')
    // The name is in bold within what holds the name, and the place stands beside it.
    const deeper = depth < mostDepth ? namedIn(child, depth + 1) : undefined
    const found =
      deeper === undefined && isMarked && countWords(innerText(child)) <= 12
        ? signatureIn(oneLine(innerText(child).split('\n')[0] ?? ''))
        : deeper
    if (found) return found
  }
  return undefined
}

/** A class with one of these words on something short. */
export const isCalledQuote = ({ attribs }: Element) =>
  /(?:^|[-_\s])(?:testimonial|quote|review)(?:$|[-_\s])/i.test(attribs.class?.slice(0, 200) ?? '')

/** A box that holds several. */
export const isReviewBox = ({ attribs }: Element) =>
  /(?:^|\s)(?:reviews|testimonials)(?:$|\s)/i.test(
    `${attribs.class?.slice(0, 200) ?? ''} ${attribs.id ?? ''}`,
  )
