import type { Element, ParentNode } from 'domhandler'
import { own } from '#domain/own.ts'
import { countPageWords, oneCleanLine } from './clean-text.ts'
import { isElement } from './inner-text.ts'

/** Elements that open something, by the name that they call it; and the words of menus that lead to no other page. */
export type NamedOpeners = { openers: ReadonlyMap<string, Element[]>; menu: ReadonlyMap<string, Element[]> }

const mostOfName = 20
const mostWordsOfMenu = 6
const [mostNames, mostCharacters] = [10, 100]

export function namedOn(root: ParentNode): NamedOpeners {
  const openers = new Map<string, Element[]>()
  const menu = new Map<string, Element[]>()
  const note = (named: Map<string, Element[]>, name: string, element: Element) => {
    const known = named.get(name) ?? []
    if (known.length < mostOfName) named.set(name, [...known, element])
  }
  const visit = (parent: ParentNode): void => {
    const elements = parent.children.filter(isElement)
    const isMenu = elements.length >= 2 && elements.every((each) => labelOf(each) !== undefined)
    for (const element of elements) {
      for (const name of namesBy(element)) note(openers, name, element)
      const { id } = element.attribs
      if (id && mayOpen(element)) note(openers, `label ${id}`, element)
      const label = isMenu && labelOf(element)
      if (label) note(menu, label, element)
      visit(element)
    }
  }
  visit(root)
  return { openers, menu }
}

const telling =
  /^data-(?:[a-z-]+-)?(?:target|tab|tabs|toggle|panel|content|section|open|show|modal|popup|controls|view|page|id|href|index|accordion)$/

/** Every name that an element could mean what it opens by. */
function namesBy({ attribs }: Element): string[] {
  const href = attribs.href ?? ''
  const told = Object.keys(attribs).flatMap((key) => (telling.test(key) ? [own(attribs, key) ?? ''] : []))
  const called = (attribs.onclick ?? '').slice(0, 500).match(/(?<=['"`])[^'"`]{1,60}(?=['"`])/g) ?? []
  const controls = (attribs['aria-controls'] ?? '').slice(0, 200).split(/\s+/)
  return [...(href.startsWith('#') ? [decoded(href)] : []), ...told, ...controls, ...called]
    .filter((name) => name.length <= mostCharacters)
    .map((name) => name.replace(/^[#.]/, '').trim())
    .filter(Boolean)
    .slice(0, mostNames)
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href.slice(0, 3 * mostCharacters))
  } catch {
    return href
  }
}

const kind = '(?:tabpanel|tab|panel|content|section|page|view|answer)'
const before = new RegExp(`^${kind}[-_]`, 'i')
const after = new RegExp(`[-_]${kind}$`, 'i')

/** `tab-about` and `about-content` are what `about` opens. */
export const prefixless = (name: string) =>
  name.slice(0, mostCharacters).replace(before, '').replace(after, '')

const mayOpen = ({ name, attribs }: Element) =>
  name === 'button' || name === 'a' || name === 'summary' || /^(?:tab|button)$/.test(attribs.role ?? '')

/** The words of one entry, without a way to another page. */
function labelOf({ name, attribs, children }: Element): string | undefined {
  if (!/^(?:div|span|li|a|button|p)$/.test(name)) return undefined
  if (attribs.href !== undefined && !/^(?:#$|javascript:)/i.test(attribs.href)) return undefined
  const text =
    children.length === 1 && children[0]?.type === 'text' ? oneCleanLine(children[0].data.slice(0, 200)) : ''
  const words = countPageWords(text)
  return words > 0 && words <= mostWordsOfMenu ? lettersAlone(text) : undefined
}

export const lettersAlone = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
