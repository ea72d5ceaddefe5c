/** Lines that name what stands below them, though the page marks them as no headings. */
import type { AnyNode, Element } from 'domhandler'
import { countPageWords, oneCleanLine } from './clean-text.ts'
import { childElements, innerText, isElement, isInline } from './inner-text.ts'

const [mostWordsOfLabel, mostWordsOfLead] = [8, 14]

/** `Cancellations:` above its list: what the items are about is lost without it. */
export function leadOf(list: Element): string | undefined {
  const above = before(list)
  if (!above || isHeading(above)) return undefined
  const text = lastLineOf(above)
  const words = countPageWords(text)
  const isLead = text.endsWith(':') && words <= mostWordsOfLead
  return words > 0 && (isLead || isLabel(above)) ? withoutColon(text) : undefined
}

/** A paragraph in bold letters from end to end, with something below it that is none. */
export function labelIn(element: Element): string | undefined {
  if (!/^(?:p|div)$/.test(element.name) || !isLabel(element)) return undefined
  const below = after(element)
  return below && !isHeading(below) && !isLabel(below) && innerText(below) !== ''
    ? withoutColon(oneCleanLine(innerText(element)))
    : undefined
}

const withoutColon = (text: string) => text.replace(/\s*:$/, '')

function isLabel(element: Element): boolean {
  const text = oneCleanLine(innerText(element))
  const words = countPageWords(text)
  return words > 0 && words <= mostWordsOfLabel && !/[.!?…,;]$/.test(text) && isBold(element)
}

const isBold = (element: Element): boolean =>
  /^(?:b|strong)$/.test(element.name) ||
  (element.children.some(isElement) &&
    element.children.every((child) => isBlank(child) || (isElement(child) && isBold(child))))

const isBlank = (node: AnyNode) =>
  node.type === 'text' ? node.data.trim() === '' : isElement(node) ? node.name === 'br' : true

const isHeading = ({ name }: Element) => /^h[1-6]$/.test(name)

/** Of a box with several lines the last one stands above the list. */
function lastLineOf(element: Element): string {
  return innerText(element).split('\n').at(-1)?.trim() ?? ''
}

/** Beside it, with nothing between them; undefined where a text is. */
function before(element: Element): Element | undefined {
  let at = element.prev
  while (at && !isElement(at) && isBlank(at)) at = at.prev
  return at && isElement(at) && !isInline(at) ? at : undefined
}

function after(element: Element): Element | undefined {
  let at = element.next
  while (at && !isElement(at) && isBlank(at)) at = at.next
  return at && isElement(at) ? at : undefined
}

const columnNames =
  /^(?:types?|names?|kinds?|lengths?|sizes?|numbers?|no\.?|services?|items?|products?|treatments?|descriptions?|days?|dates?|times?|ages?|class(?:es)?|courses?|packages?|plans?|options?|durations?|features?|rooms?|seasons?|rates?|prices?|fees?|costs?)\b/i

/** The cell in the corner names the table, where it is no name of the first column. */
export const cornerOf = (first: readonly Element[], rows: number): string | undefined => {
  const [corner] = first
  const text = corner ? oneCleanLine(innerText(corner)) : ''
  const words = countPageWords(text)
  const isTitle = words > 1 || rows === 1
  return text && isTitle && words <= mostWordsOfLabel && !columnNames.test(text) ? text : undefined
}

export const holdsBlock = (element: Element): boolean =>
  childElements(element).some((child) => !isInline(child) || holdsBlock(child))

/** What a template says where nobody has written a heading. */
export const isOfTemplate = (text: string) =>
  /^(?:(?:your|slide|section|column|card|tab|item|block) )?(?:sub)?(?:title|heading|headline|caption)(?: (?:goes )?here| \d{1,2})?$/i.test(
    text,
  )

/** What a style sheet draws as a button within a card that is one link: `$5 – $8 View cakes` is a price. */
export const isDrawnButton = ({ name, attribs }: Element) =>
  name === 'span' && /(?:^|\s)(?:btn|button)(?:\s|$)/i.test(attribs.class?.slice(0, 200) ?? '')
