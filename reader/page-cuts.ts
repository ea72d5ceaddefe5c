import type { AnyNode, Element, ParentNode } from 'domhandler'
import { overPage, whyLeftOut } from './boilerplate.ts'
import { countPageWords, oneCleanLine } from './clean-text.ts'
import { innerText, isElement } from './inner-text.ts'
import { type Opened, openedOn } from './opened.ts'
import type { StyleSheet } from './style-sheet.ts'
import { neverUnseen, unseenBy } from './unseen.ts'

/** What of a page is no evidence, and why. */
export type Cut = { text: string; reason: string }

const mostCuts = 60
const mostCharacters = 300
const leastCharacters = 12

/** Takes out of a page what says nothing about the business, so that whoever reads it after need not ask. */
export function cutPage(
  root: ParentNode,
  sheet: StyleSheet,
): { footers: Element[]; cuts: Cut[]; hidden: ReadonlySet<ParentNode> } {
  const hidden = new Set<ParentNode>()
  const footers: Element[] = []
  const cuts: Cut[] = []
  const opened = openedOn(root, sheet)
  const visit = (parent: ParentNode, isInWindow = false): void => {
    const kept = parent.children.filter((node) => {
      if (!isElement(node)) return true
      const found = whyCut(node, sheet, opened)
      const isWindow = found === overPage && (isInWindow || opened(node))
      const reason = isWindow ? undefined : found
      if (reason && cuts.length < mostCuts) addCut(cuts, innerText(node), reason)
      if (reason?.startsWith('is hidden')) hidden.add(node)
      if (reason) return false
      visit(node, isInWindow || isWindow)
      if (reason === '' && isFooter(node)) footers.push(node)
      return reason === undefined
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
  return { footers, cuts, hidden }
}

export function addCut(cuts: Cut[], text: string, reason: string): void {
  if (text.length >= leastCharacters)
    cuts.push({ text: oneCleanLine(text.slice(0, 2 * mostCharacters)).slice(0, mostCharacters), reason })
}

const isFooter = ({ name, attribs }: Element) => name === 'footer' || attribs.role === 'contentinfo'

function whyCut(element: Element, sheet: StyleSheet, opened: Opened): string | undefined {
  const unseen = unseenBy(element, sheet)
  const isShut = unseen === 'shut' && !opened(element)
  if (isShut && element.attribs.hidden !== undefined) return 'is hidden'
  if (isShut || unseen === 'never shown') return 'is hidden by its style'
  return isAdvertisement(element) ? 'is an advertisement' : whyLeftOut(element)
}

const mostWordsOfAdvertisement = 80
const adLabel = /^\s*(?:advertisement|sponsored|ad|anzeige|werbung|publicité|publicidad)\s*:?\s*$/i

/** A box that says so above what it holds. */
function isAdvertisement(element: Element): boolean {
  if (neverUnseen.has(element.name) || !element.children.slice(0, 4).some(isAdLabel)) return false
  return countPageWords(innerText(element)) <= mostWordsOfAdvertisement
}

const isAdLabel = (node: AnyNode): boolean =>
  node.type === 'text'
    ? adLabel.test(node.data.slice(0, 40))
    : isElement(node) && node.children.length === 1 && node.children.some(isAdLabel)
