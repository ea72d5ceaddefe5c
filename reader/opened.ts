/** What a visitor opens by a click: tabs, answers, windows with more of the same. */
import type { Element, ParentNode } from 'domhandler'
import { own } from '#domain/own.ts'
import { isUnreadClass, overPage, whyLeftOut } from './boilerplate.ts'
import { countPageWords, oneCleanLine } from './clean-text.ts'
import { innerText, isElement, linkShare } from './inner-text.ts'
import { lettersAlone, type NamedOpeners, namedOn, prefixless } from './opener-names.ts'
import type { StyleSheet } from './style-sheet.ts'
import { isCalledOpening, unseenBy } from './unseen.ts'

/** Whether something that stands visibly on the page, with a label, opens this. */
export type Opened = (element: Element) => boolean

const [mostOpened, mostAsked] = [300, 1_000]

export function openedOn(root: ParentNode, sheet: StyleSheet): Opened {
  const named = namedOn(root)
  const known = new Map<Element, boolean>()
  const open = new Set<Element>()
  let asked = 0
  const isVisible = (element: Element): boolean => {
    const before = known.get(element)
    if (before !== undefined) return before
    const unseen = isUnreadClass(element.attribs) ? 'never shown' : unseenBy(element, sheet)
    const { parent } = element
    const isShown =
      (unseen === undefined || (unseen === 'shut' && open.has(element))) &&
      (!parent || !isElement(parent) || isVisible(parent))
    known.set(element, isShown)
    return isShown
  }
  return (element) => {
    if (open.has(element)) return true
    asked += 1
    if (open.size >= mostOpened || asked > mostAsked || !isContent(element)) return false
    const isOpened = openersOf(element, named).some(
      (opener) => opener !== element && hasLabel(opener) && isVisible(opener),
    )
    if (isOpened) open.add(element)
    return isOpened
  }
}

/** By whatever name they call it, by the words that it has in a menu, or because they stand just above it. */
function openersOf(element: Element, { openers, menu }: NamedOpeners): Element[] {
  const { attribs } = element
  const told = Object.keys(attribs).filter((key) => contentName.test(key))
  const names = [attribs.id ?? '', ...told.map((key) => own(attribs, key) ?? '')].filter(Boolean)
  const called = names.flatMap((name) => [name, prefixless(name)]).flatMap((name) => openers.get(name) ?? [])
  const labelled = (attribs['aria-labelledby'] ?? '')
    .slice(0, 200)
    .split(/\s+/)
    .flatMap((id) => openers.get(`label ${id}`) ?? [])
  const inMenu = attribs.id ? (menu.get(lettersAlone(attribs.id)) ?? []) : []
  return [...called, ...labelled, ...inMenu, ...openerAbove(element), ...itsSet(element)]
}

const contentName = /^data-(?:[a-z-]+-)?(?:tab|pane|panel|content|section|page|view)$/

/** `<button>How long does it last?</button><div hidden>…</div>`, the button in a heading or not. */
function openerAbove({ prev }: Element): Element[] {
  let above = prev
  while (above && !isElement(above)) above = above.prev
  if (!above) return []
  const inside = /^(?:h[2-6]|dt|div)$/.test(above.name) ? above.children.filter(isElement) : []
  return [above, ...(inside.length === 1 ? inside : [])].filter(isButton)
}

const mostWordsAbove = 25

/** What is called an answer has its question right above, and a slide or a tab another one beside it that is shown. */
function itsSet(element: Element): Element[] {
  if (!isCalledOpening(element) || whyLeftOut(element) === overPage) return []
  const beside = (element.parent?.children ?? []).filter(isElement)
  const above = beside[beside.indexOf(element) - 1]
  const names = element.attribs.class
  const alike = names ? beside.filter(({ attribs }) => attribs.class === names).slice(0, mostAlike) : []
  return above && isQuestion(above) ? [above, ...alike] : alike
}

function isQuestion(element: Element): boolean {
  const text = innerText(element)
  const isOne =
    /^(?:h[2-6]|dt)$/.test(element.name) || text.endsWith('?') || heads.test(element.attribs.class ?? '')
  return isOne && countPageWords(text) <= mostWordsAbove
}

const heads = /question|title|head|toggle|trigger|btn|button|summary|label|accordion/i

const mostAlike = 20

const isButton = ({ name, attribs }: Element) =>
  name === 'button' ||
  attribs.role === 'button' ||
  attribs['aria-expanded'] !== undefined ||
  attribs.onclick !== undefined

/** Words that people read, or a picture that is more than a dot. */
const hasLabel = (opener: Element): boolean =>
  /\p{L}{2}|^\d/u.test(oneCleanLine(innerText(opener).slice(0, 300))) || holds(opener, isPicture)

const isPicture = ({ name, attribs }: Element) =>
  name === 'img' && Boolean(attribs.src) && !/^[01](?:px)?$/.test(attribs.width ?? attribs.height ?? '')

const notContent =
  /(?:^|[^a-z])(?:nav|navbar|menu|mobile|drawer|sidebar|offcanvas|cart|basket|search|login|account|accessibility|a11y|cookies?|consent|privacy|terms|legal|imprint|impressum|datenschutz|lang|language|share|filters?|success|error|thanks|thank|toast|loading|loader|spinner|chat|chatbot)(?:[^a-z]|$)/
const rules =
  /^\W*(?:privacy|cookie|terms (?:of|and|&)|datenschutz|impressum|agb\b|politique de|mentions légales|política de|aviso legal)/i
const [mostLinked, leastOfMenu] = [0.5, 3]

/** No menu, no form and no message, but something to read. */
function isContent(element: Element): boolean {
  const { class: names = '', id = '', role = '' } = element.attribs
  const called = `${names.slice(0, 300)} ${id.slice(0, 100)}`
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  if (
    (notContent.test(called) && !/faq|question|answer/.test(called)) ||
    /^(?:menu|alert|status|search|navigation)$/.test(role)
  )
    return false
  if (isOfForm(element) || holds(element, isField)) return false
  const text = innerText(element)
  return (
    text !== '' && !rules.test(text) && (linkShare(element) <= mostLinked || linksIn(element) < leastOfMenu)
  )
}

const linksIn = ({ children }: ParentNode): number =>
  children.filter(isElement).reduce((sum, each) => sum + (each.name === 'a' ? 1 : linksIn(each)), 0)

/** What a form says once it was sent. */
const isOfForm = ({ parent }: Element): boolean =>
  parent !== null && isElement(parent) && (parent.name === 'form' || isOfForm(parent))

const isField = ({ name }: Element) => /^(?:input|select|textarea|form|iframe|nav)$/.test(name)

const holds = (parent: ParentNode, is: (element: Element) => boolean): boolean =>
  parent.children.some((child) => isElement(child) && (is(child) || holds(child, is)))
