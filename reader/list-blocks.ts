import type { Element } from 'domhandler'
import { type Block, hasMoney, kindOfText } from './block.ts'
import { countPageWords, oneCleanLine } from './clean-text.ts'
import { childElements, innerText, isInline } from './inner-text.ts'
import { whyNoEvidence } from './no-evidence.ts'

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tue|wed|thu|fri|sat|sun)\b/i

/** Items that say something stand alone; short ones are read together. Undefined: the items are whole sections. */
export function listBlocks(element: Element, heading: string): Block[] | undefined {
  const items = childElements(element, 'li')
  if (items.some(isSection) || childElements(element).some(isBeside)) return undefined
  const texts = items.map((item) => oneCleanLine(innerText(item))).filter(Boolean)
  const words = texts.reduce((sum, text) => sum + countPageWords(text), 0)
  const areShort = words < texts.length * 5 && !texts.some(hasMoney)
  const parts = areShort && words <= 80 && !texts.some(whyNoEvidence) ? [texts.join('\n')] : texts
  return parts.filter(Boolean).map((text) => ({ kind: kindOfText(text, 'list'), heading, text }))
}

/** A heading or a note that its writer has put among the items. */
const isBeside = (child: Element) => child.name !== 'li' && countPageWords(innerText(child)) > 1

/** Cards and nested lists are looked into instead. */
const isSection = (item: Element): boolean =>
  holdsSection(item) ||
  (childElements(item).filter((child) => !isInline(child)).length > 1 &&
    countPageWords(innerText(item)) > 12) ||
  countPageWords(innerText(item)) > 120

/** However deep: a card is a box of boxes. */
const holdsSection = (item: Element): boolean =>
  childElements(item).some(
    (child) =>
      /^(?:h[1-6]|ul|ol|table|section|article|blockquote|dl)$/.test(child.name) || holdsSection(child),
  )

/** Terms with what is said about them: questions, opening hours, prices, facts. */
export function pairBlocks(element: Element, heading: string): Block[] {
  const pairs: [string, string[]][] = []
  for (const child of partsOf(element)) {
    const text = oneCleanLine(innerText(child))
    if (child.name === 'dt') pairs.push([text, []])
    else pairs.at(-1)?.[1].push(text)
  }
  return pairs.map(([term, said]) => {
    const text = said.join(' ').trim()
    if (term.endsWith('?')) return { kind: 'question', heading, text: `${term}\n${text}` }
    const pair = [term, text].filter(Boolean).join(': ')
    return { kind: weekday.test(term) ? 'contact' : kindOfText(pair, 'list'), heading, text: pair }
  })
}

const partsOf = (element: Element): Element[] =>
  childElements(element).flatMap((child) =>
    child.name === 'div' ? partsOf(child) : /^d[td]$/.test(child.name) ? [child] : [],
  )
