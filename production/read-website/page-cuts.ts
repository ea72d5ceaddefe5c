import type { CheerioAPI } from 'cheerio/slim'
import type { AnyNode, Element, ParentNode } from 'domhandler'
import { isBoilerplate } from './boilerplate.ts'
import { isElement } from './inner-text.ts'

/** Takes out of a page what says nothing about the business, so that whoever reads it after need not ask. */
export function cutPage($: CheerioAPI, root: ParentNode): { footers: Element[] } {
  const cut: Element[] = []
  const visit = (node: AnyNode): void => {
    if (!isElement(node)) return
    // What is cut is looked through as well: a footer is, once nobody's words are out of it.
    if (isBoilerplate(node)) cut.push(node)
    node.children.forEach(visit)
  }
  root.children.forEach(visit)
  $(cut).remove()
  return { footers: cut.filter(isFooter) }
}

const isFooter = ({ name, attribs }: Element) => name === 'footer' || attribs.role === 'contentinfo'
