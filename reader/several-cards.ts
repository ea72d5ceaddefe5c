import type { AnyNode, Element, ParentNode } from 'domhandler'
import { countPageWords } from './clean-text.ts'
import { childElements, innerText, isElement } from './inner-text.ts'
import { hasDash, isSaid } from './signatures.ts'

const [leastWords, mostOfName, mostDepth] = [4, 12, 8]

const names =
  /author|reviewer|cite|citation|attribution|byline|signature|(?:^|[-_\s])(?:(?:client|customer|person|user|source|review|testimonial)[-_]?)?(?:name|source|client)(?:$|[-_\s])/i
const pictures = /avatar|initial|image|img|photo|icon|picture/i

/** A page marks whoever said something: as a source, or by a class. */
export const isMarkedAsName = ({ name, attribs }: Element) =>
  /^(?:cite|figcaption)$/.test(name) ||
  (names.test(attribs.class?.slice(0, 200) ?? '') && !pictures.test(attribs.class ?? ''))

const isMarkedAsSaid = ({ name, attribs }: Element) =>
  name === 'blockquote' ||
  /(?:^|[-_\s])(?:quote|(?:review|testimonial|quote)[-_]?(?:text|body|content|copy))(?:$|\s)/i.test(
    attribs.class?.slice(0, 200) ?? '',
  )

/** Words of several people in one box: whose they are, each card says for itself. */
export const holdsSeveral = (element: Element): boolean =>
  new Set(saidIn(element, 0).map(({ parent }) => parent)).size > 1 || takesTurns(element)

/** A box behind somebody's words that says something itself, and no signature. */
export const isNextCard = (element: Element): boolean =>
  /^(?:section|article|header|h[1-6]|blockquote)$/.test(element.name) ||
  saidIn(element, 0).length > 0 ||
  childElements(element).some(({ name }) => /^(?:section|article|header|h[1-6])$/.test(name)) ||
  innerText(element)
    .split('\n')
    .some((line) => isSaid(line) && !hasDash(line))

/** The innermost boxes that are called after words. */
function saidIn(parent: ParentNode, depth: number): Element[] {
  if (depth > mostDepth) return []
  return childElements(parent).flatMap((child) => {
    const inner = saidIn(child, depth + 1)
    const isOne =
      inner.length === 0 && isMarkedAsSaid(child) && countPageWords(innerText(child)) >= leastWords
    return isOne ? [child] : inner
  })
}

/** Words and a name, and again words and a name: or each the other way round. */
function takesTurns(element: Element): boolean {
  const turns = turnsOf(element, 0).filter((turn, at, all) => turn !== all[at - 1])
  return (
    turns.filter((turn) => turn === 'name').length > 1 && turns.filter((turn) => turn === 'said').length > 1
  )
}

function turnsOf(parent: ParentNode, depth: number): ('name' | 'said')[] {
  return parent.children.flatMap((node) => {
    if (isElement(node) && isMarkedAsName(node) && isShort(node)) return ['name' as const]
    if (isElement(node) && depth < mostDepth && holdsName(node, depth)) return turnsOf(node, depth + 1)
    return innerText(node).split('\n').some(isSaid) ? ['said' as const] : []
  })
}

const isShort = (node: AnyNode) => {
  const words = countPageWords(innerText(node))
  return words > 0 && words <= mostOfName
}

const holdsName = (parent: ParentNode, depth: number): boolean =>
  childElements(parent).some(
    (child) => isMarkedAsName(child) || (depth < mostDepth && holdsName(child, depth + 1)),
  )
