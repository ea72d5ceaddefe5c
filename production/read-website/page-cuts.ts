import type { Element, ParentNode } from 'domhandler'
import { isBoilerplate } from './boilerplate.ts'
import { isElement } from './inner-text.ts'

/** Takes out of a page what says nothing about the business, so that whoever reads it after need not ask. */
export function cutPage(root: ParentNode): { footers: Element[] } {
  const footers: Element[] = []
  const visit = (parent: ParentNode): void => {
    const kept = parent.children.filter((node) => {
      if (!isElement(node)) return true
      visit(node)
      const isCut = isBoilerplate(node)
      if (isCut && isFooter(node)) footers.push(node)
      return !isCut
    })
    if (kept.length === parent.children.length) return
    parent.children = kept
    // Neighbours are asked for in what is left.
    kept.forEach((node, at) => {
      node.prev = kept[at - 1] ?? null
      node.next = kept[at + 1] ?? null
    })
  }
  visit(root)
  return { footers }
}

const isFooter = ({ name, attribs }: Element) => name === 'footer' || attribs.role === 'contentinfo'
