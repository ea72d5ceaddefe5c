import type { Element, ParentNode } from 'domhandler'
import { childElements, innerText, isElement } from './inner-text.ts'

const mostDepth = 5

const isCard = ({ name }: Element) => /^(?:div|li|article|figure|a)$/.test(name)

/** Boxes with one row of stars each: reviews, whatever they are called. Asked before pictures are taken out. */
export function starredCards(root: ParentNode): Set<Element> {
  const rows = new Set<Element>()
  findRows(root, rows)
  const counts = new Map<ParentNode, number>()
  for (const row of rows)
    for (let at = row.parent; at; at = at.parent) counts.set(at, (counts.get(at) ?? 0) + 1)
  return new Set([...rows].flatMap((row) => cardOf(row, counts) ?? []))
}

const mostRows = 100

function findRows(parent: ParentNode, rows: Set<Element>): void {
  for (const child of childElements(parent)) {
    if (rows.size >= mostRows) return
    const marks = child.children.filter(isStar)
    if (
      marks.length > 2 ||
      child.children.some(
        (node) => node.type === 'text' && /[★⭐]\uFE0F?(?:\s*[★⭐]\uFE0F?){2}/u.test(node.data.slice(0, 100)),
      )
    )
      rows.add(child)
    else findRows(child, rows)
  }
}

const isStar = (node: ParentNode['children'][number]) =>
  isElement(node) &&
  (/(?:^|[\s_-])(?:fa-)?star(?:$|[\s_-])/i.test(node.attribs.class ?? '') || /^[★⭐]$/.test(innerText(node)))

const holdsTitle = (element: Element, depth: number): boolean =>
  depth < mostDepth &&
  childElements(element).some(
    (child) => /^(?:h1|h2|form|input)$/.test(child.name) || holdsTitle(child, depth + 1),
  )

function cardOf(row: Element, counts: ReadonlyMap<ParentNode, number>): Element | undefined {
  let card: Element | undefined
  for (let at = row.parent; at && isElement(at) && counts.get(at) === 1; at = at.parent) {
    if (!isCard(at) || holdsTitle(at, 0)) break
    card = at
  }
  return card
}
