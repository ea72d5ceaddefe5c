import type { Element, ParentNode } from 'domhandler'
import { isElement } from './inner-text.ts'
import type { StyleSheet } from './style-sheet.ts'

/** So are things called that open, turn or fade in. */
const opens =
  /accordion|answer|faq|tab|panel|pane|collaps|slid|carousel|swiper|step|reveal|fade|animat|aos|toggle|dropdown|more|expand/i
export const neverUnseen: ReadonlySet<string> = new Set(['html', 'body', 'main', 'page-root'])

/** Shut may be opened; what lies off the page or has the colour of its paper is never shown to anybody. */
export function unseenBy(element: Element, sheet: StyleSheet): 'shut' | 'never shown' | undefined {
  const { name, attribs } = element
  if (neverUnseen.has(name)) return undefined
  const { hides, isAway, isGone, colour, background } = sheet.lookOf(element)
  if (colour && isPlainText(element) && colour === (background ?? backgroundAbove(element, sheet)))
    return 'never shown'
  const isHidden = hides && !isWholePage(element) && !sheet.isShownElsewhere(element)
  if (isHidden && isAway) return 'never shown'
  const comesByItself = !isGone && (isCalledOpening(element) || isMoved(element) || isStage(element))
  return attribs.hidden !== undefined || (isHidden && !comesByItself) ? 'shut' : undefined
}

export const isCalledOpening = ({ attribs: { class: names = '', id = '', role = '' } }: Element) =>
  opens.test(`${names.slice(0, 300)} ${id.slice(0, 100)} ${role}`)

/** A builder of websites has a program that lets it fade in. */
const isMoved = ({ attribs }: Element) =>
  Object.keys(attribs).some((name) =>
    /^data-(?:w-id|aos|sr|anim|animat\w*|scroll|gsap|motion|reveal|wow|framer)(?:-|$)/.test(name),
  )

/**
 * A box that is transparent, of which the parts have a place from which they come: a program lets them come one by one.
 * Whoever only hides something has nothing in it to move, and a box that is transparent alone stays hidden.
 */
function isStage({ attribs, children }: Element): boolean {
  const isTransparent = /^\s*opacity\s*:\s*0(?![.\d])\s*;?\s*$/i.test(attribs.style ?? '')
  return isTransparent && children.some((child) => isElement(child) && isActor(child, 0))
}

const mostBetween = 2

const isActor = ({ attribs, children }: Element, depth: number): boolean =>
  /opacity\s*:\s*0(?![.\d])[^;]*;\s*transform\s*:\s*(?:translate|scale|rotate|perspective)/i.test(
    attribs.style ?? '',
  ) ||
  (depth < mostBetween && children.some((child) => isElement(child) && isActor(child, depth + 1)))

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
