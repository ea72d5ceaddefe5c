import type { AnyNode, Element, ParentNode, Text } from 'domhandler'
import { cleanText } from './clean-text.ts'
import { partsTimetable } from './opening-hours.ts'

/** Elements that stand within a line. */
const inline = new Set(
  'a abbr b bdi bdo big button cite code data dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

export const isElement = (node: AnyNode): node is Element => node.type === 'tag'
export const isInline = (node: AnyNode) => isElement(node) && inline.has(node.name)

export const childElements = (element: ParentNode, ...names: string[]) =>
  element.children.filter(isElement).filter(({ name }) => names.length === 0 || names.includes(name))

/** Whoever asks for an element's text decides about something short; nests of lists would be read a hundred times. */
const mostCharacters = 20_000

/** What an element says, its blocks on lines of their own. */
export function innerText(node: AnyNode): string {
  const parts: string[] = []
  collect(node, parts, mostCharacters)
  return cleanText(parts.join(''))
}

/** Returns how many characters are still wanted. */
function collect(node: AnyNode, parts: string[], wanted: number): number {
  if (node.type === 'text') {
    const text = textAfter(parts.at(-1), node).slice(0, wanted)
    parts.push(text)
    return wanted - text.length
  }
  if (!isElement(node)) return wanted
  const isBlock = !inline.has(node.name) || isSource(node)
  if (isBlock) parts.push('\n')
  let left = wanted
  for (const child of node.children) {
    if (left <= 0) break
    left = collect(child, parts, left)
  }
  if (isBlock && node.name !== 'br') parts.push('\n')
  return left
}

/**
 * Text as it is read: what was broken into lines by whoever typed it is still one line, and a figure and what it counts
 * that only a style keeps apart are not one word.
 */
export function textAfter(before: string | undefined, node: Text): string {
  const text = node.data.replace(/\s+/g, ' ')
  const parted = isAfterInline(node) ? partsTimetable(before ?? '', text) : ''
  if (parted) return `${parted}${text}`
  const isOfSpan = [node.parent, node.prev].some((other) => other && 'name' in other && other.name === 'span')
  const isUnit = isOfSpan && /\d$/.test(before ?? '') && /^\p{L}{2}/u.test(text)
  const isBesideFigure =
    isBesideElement(node) && /\d[^\n]*[\p{L}\d%+]$/u.test(before ?? '') && /^\p{L}+ \p{L}/u.test(text)
  return isUnit || isBesideFigure ? ` ${text}` : text
}

const isAfterInline = ({ prev, parent }: Text) => (prev ?? parent?.prev)?.type === 'tag'

/** `<b>6.5 days</b><span>Average close</span>` */
const isBesideElement = ({ prev, parent }: Text) =>
  prev === null && parent !== null && isInline(parent) && parent.prev !== null && isInline(parent.prev)

/** Who said a quote stands on its own line, whatever the page does with it. */
const isSource = ({ name, parent }: Element) =>
  name === 'cite' && parent !== null && 'name' in parent && parent.name === 'blockquote'

/** The share of an element's letters that are links to somewhere else. */
export function linkShare(element: Element): number {
  const all = innerText(element).length
  return all === 0 ? 0 : linkedLetters(element) / all
}

function linkedLetters(node: AnyNode): number {
  if (!isElement(node)) return 0
  if (node.name === 'a' && node.attribs.href) return innerText(node).length
  return node.children.reduce((sum, child) => sum + linkedLetters(child), 0)
}
