import type { AnyNode, Element, ParentNode } from 'domhandler'
import { overPage, whyLeftOut } from './boilerplate.ts'
import { countWords, oneLine } from './clean-text.ts'
import { innerText, isElement } from './inner-text.ts'
import type { StyleSheet } from './style-sheet.ts'

/** What of a page is no evidence, and why. */
export type Cut = { text: string; reason: string }

const mostCuts = 60
const mostCharacters = 300
const leastCharacters = 12

/** Takes out of a page what says nothing about the business, so that whoever reads it after need not ask. */
export function cutPage(
  root: ParentNode,
  sheet: StyleSheet,
  opened: ReadonlySet<string>,
): { footers: Element[]; cuts: Cut[]; hidden: ReadonlySet<ParentNode> } {
  const hidden = new Set<ParentNode>()
  const footers: Element[] = []
  const cuts: Cut[] = []
  const visit = (parent: ParentNode): void => {
    const kept = parent.children.filter((node) => {
      if (!isElement(node)) return true
      const found = whyCut(node, sheet)
      const reason = found === overPage && isOpened(node, opened) ? undefined : found
      if (reason && cuts.length < mostCuts) addCut(cuts, innerText(node), reason)
      if (reason?.startsWith('is hidden')) hidden.add(node)
      if (reason) return false
      visit(node)
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
    cuts.push({ text: oneLine(text.slice(0, 2 * mostCharacters)).slice(0, mostCharacters), reason })
}

const isFooter = ({ name, attribs }: Element) => name === 'footer' || attribs.role === 'contentinfo'

/** Something on the page opens it, and nothing in it wants to be filled in: more of what stands there. */
function isOpened(element: Element, opened: ReadonlySet<string>): boolean {
  for (let at: ParentNode | null = element; at; at = at.parent)
    if ('attribs' in at && at.attribs.id && opened.has(at.attribs.id)) return !holdsField(at)
  return false
}

const holdsField = (parent: ParentNode): boolean =>
  parent.children.some(
    (child) =>
      isElement(child) && (/^(?:input|select|textarea|form|iframe)$/.test(child.name) || holdsField(child)),
  )

function whyCut(element: Element, sheet: StyleSheet): string | undefined {
  if (isUnseen(element, sheet)) return 'is hidden by its style'
  return isAdvertisement(element) ? 'is an advertisement' : whyLeftOut(element)
}

const mostWordsOfAdvertisement = 80
const adLabel = /^\s*(?:advertisement|sponsored|ad|anzeige|werbung|publicité|publicidad)\s*:?\s*$/i

/** A box that says so above what it holds. */
function isAdvertisement(element: Element): boolean {
  if (neverUnseen.has(element.name) || !element.children.slice(0, 4).some(isAdLabel)) return false
  return countWords(innerText(element)) <= mostWordsOfAdvertisement
}

const isAdLabel = (node: AnyNode): boolean =>
  node.type === 'text'
    ? adLabel.test(node.data.slice(0, 40))
    : isElement(node) && node.children.length === 1 && node.children.some(isAdLabel)

/** What opens, turns or fades in is shown sooner or later. */
const opens =
  /accordion|answer|faq|tab|panel|pane|collaps|slid|carousel|swiper|step|reveal|fade|animat|aos|toggle|dropdown|more|expand/i
const neverUnseen = new Set(['html', 'body', 'main', 'page-root'])

function isUnseen(element: Element, sheet: StyleSheet): boolean {
  const { name, attribs } = element
  if (neverUnseen.has(name)) return false
  const { hides, colour, background } = sheet.lookOf(element)
  if (colour && isPlainText(element) && colour === (background ?? backgroundAbove(element, sheet)))
    return true
  if (!hides || isWholePage(element)) return false
  const names = `${attribs.class?.slice(0, 300) ?? ''} ${attribs.id?.slice(0, 100) ?? ''} ${attribs.role ?? ''}`
  return !opens.test(names) && !sheet.isShownElsewhere(element)
}

/** A page that waits behind a moving logo: what holds the menu and the content is shown once it has come. */
function isWholePage(element: Element): boolean {
  const names = new Set<string>()
  const visit = ({ children }: ParentNode, depth: number): void => {
    for (const child of children)
      if (isElement(child)) {
        names.add(child.name)
        if (depth < 4) visit(child, depth + 1)
      }
  }
  visit(element, 0)
  return names.has('main') || (names.has('nav') && (names.has('h1') || names.has('section')))
}

/** A box may lie on a picture, which no sheet need tell. */
const isPlainText = ({ children }: Element) => {
  const elements = children.filter(isElement)
  return (
    elements.length <= 3 &&
    elements.every(({ name }) => name !== 'img' && name !== 'div' && name !== 'picture')
  )
}

/** Only where the box around it says so itself: further up, sheets that we do not have may paint. */
function backgroundAbove({ parent }: Element, sheet: StyleSheet): string | undefined {
  return parent && isElement(parent) ? sheet.lookOf(parent).background : undefined
}
