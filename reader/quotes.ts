import type { Element, ParentNode } from 'domhandler'
import type { Block } from './block.ts'
import { countPageWords, oneCleanLine } from './clean-text.ts'
import { innerText, isElement } from './inner-text.ts'
import { holdsSeveral, isMarkedAsName } from './several-cards.ts'
import { hasDash, hasStars, isBadge, isSaid, signatureIn, signedText, withoutBadges } from './signatures.ts'

const [leastWords, mostWords] = [4, 170]
const mostDepth = 5

type Quote = Pick<Block, 'kind' | 'text' | 'by' | 'isReview'>

/** A box as one quotation, with whoever signed it; undefined when it is something else, or several. */
export function quoteOf(element: Element, isStarred = false): Quote | undefined {
  const text = innerText(element)
  if (countPageWords(text) > mostWords || holdsSeveral(element)) return undefined
  const all = text.split('\n')
  const lines = withoutBadges(all)
  const words = element.name === 'blockquote' ? undefined : wordsIn(element, 0)
  if (lines.filter((line) => /^["“„«]/.test(line)).length > 1 && lines.length > 3) return undefined
  const named = namedIn(element, 0) ?? namedIn(element, 0, true)
  const { said: found, by, isBelow } = signed(lines, named)
  const said = (words ? signed(words, named).said : found).replace(whenAndWhere, '')
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
  if (!isCertain || countPageWords(said) < leastWords) return undefined
  return {
    kind: 'quote',
    text: by ? `${said}\n${by}` : said,
    ...(by && { by }),
    ...(isReview && { isReview }),
  }
}

const initial = /\p{Lu}\.?$/u

/** `… Will order again. December 2024 View on Yelp` */
const whenAndWhere =
  /(?<=[.!?…"”])(?: (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}{0,7}\.? (?:\d{1,2}, )?\d{4})?(?: (?:View|Read|Posted) on \p{Lu}\p{L}+)?$/u

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
    named ? isNameOf(line, named) || signatureIn(line) === named : signatureIn(line) !== undefined
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
  // Initials that the page marks as a name look like those of a picture, and are no line any more.
  if (line === undefined && named && /^\p{Lu}{1,3}$/u.test(named))
    return { said: lines.join(' '), by: named, isBelow: true }
  if (line === undefined) return { said: withoutRole(lines).join(' ') }
  const by = named ?? signatureIn(line)
  // Beside the name stands who that is: what was said is what is left.
  const said = at > 0 ? lines.slice(first, at) : lines.slice(first)
  return { said: said.join(' '), ...(by && { by }), isBelow: at > 0 }
}

const bare = (line: string) => line.replace(/^[\s–—―~-]+/, '')

/** `Mo Dunne, Leeds`; in `Mo Dunne was kind.` somebody else speaks of her. */
function isNameOf(line: string, named: string): boolean {
  const rest = bare(line).slice(named.length)
  const goesOn = /^ \p{Ll}/u.test(rest) && (countPageWords(rest) >= 6 || /[.!?…]["”’»)]*$/u.test(rest))
  return bare(line).startsWith(named) && !/^[\p{Ll}\p{N}]/u.test(rest) && !goesOn
}

/** `– Homeowner, Leeds`, or what stands behind the closing mark: nobody is named, and nobody said it. */
function withoutRole(lines: readonly string[]): readonly string[] {
  const end = /^["“„«]/.test(lines[0] ?? '') ? lines.findIndex((line) => /["”“»][.!]?$/.test(line)) : -1
  const last = lines.at(-1) ?? ''
  if (end >= 0 && !lines.slice(end + 1).some(isSaid)) return lines.slice(0, end + 1)
  return lines.length > 1 && hasDash(last) && !isSaid(last) ? lines.slice(0, -1) : lines
}

/** Where a box marks the words themselves, nothing beside them was said. */
function wordsIn(parent: ParentNode, depth: number): readonly string[] | undefined {
  for (const child of parent.children.filter(isElement)) {
    const isMarked =
      /^(?:blockquote|q)$/.test(child.name) ||
      /(?:^|[-_\s])(?:quote|(?:review|testimonial|quote)[-_]?(?:text|body|content|copy))(?:$|\s)/i.test(
        child.attribs.class ?? '',
      )
    const lines = isMarked ? withoutBadges(innerText(child).split('\n')) : []
    const found =
      countPageWords(lines.join(' ')) >= leastWords
        ? lines
        : depth < mostDepth
          ? wordsIn(child, depth + 1)
          : undefined
    if (found) return found
  }
  return undefined
}

/** Pages mark names: as a source, in bold, as a heading, by a class. */
function namedIn(parent: ParentNode, depth: number, byInitials = false): string | undefined {
  for (const child of parent.children.filter(isElement)) {
    const isMarked = byInitials
      ? isMarkedAsName(child)
      : /^(?:cite|figcaption|strong|b|h[2-6])$/.test(child.name) ||
        /name|author|reviewer|client|source|cite/i.test(child.attribs.class ?? '')
    // The name is in bold within what holds the name, and the place stands beside it.
    const deeper = depth < mostDepth ? namedIn(child, depth + 1, byInitials) : undefined
    const found =
      deeper === undefined && isMarked && countPageWords(innerText(child)) <= 12
        ? signatureIn(oneCleanLine(innerText(child).split('\n')[0] ?? ''), byInitials || undefined)
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
