import type { Element } from 'domhandler'
import { countPageWords, oneCleanLine } from './clean-text.ts'
import { innerText } from './inner-text.ts'

const mostWords = 25

/** The plus or the arrow that opens an answer is none of its question. */
export const withoutOpener = (text: string) =>
  text.replace(/^(?:[+−×✕›»▾▼▸▶►⌄∨↓→]\s*)+/u, '').replace(/\s*[+–−×✕›»▾▼▸▶►⌄∨↓→]+$/u, '')

const opening = /faq|accordion|question|collaps|toggle|expand/i

/** A button, or what behaves like one, that opens what stands below it: a heading in all but name. */
export function isOpener(element: Element): boolean {
  const { name, attribs, parent } = element
  const isToggle = /collapse/.test(togglesOf(attribs))
  if (name !== 'button' && attribs.role !== 'button' && !isToggle) return false
  const around = parent && 'attribs' in parent ? namesOf(parent.attribs) : ''
  const isOfAccordion =
    isToggle || opening.test(`${namesOf(attribs)} ${around}`) || attribs['aria-expanded'] !== undefined
  if (
    !isOfAccordion ||
    /nav|menu/i.test(`${namesOf(attribs)} ${attribs['aria-controls'] ?? ''} ${attribs['aria-label'] ?? ''}`)
  )
    return false
  const words = countPageWords(withoutOpener(oneCleanLine(innerText(element))))
  return words >= 2 && words <= mostWords
}

const togglesOf = (attribs: Record<string, string>) =>
  `${attribs['data-toggle']} ${attribs['data-bs-toggle']}`
const namesOf = ({ class: names = '', id = '' }: Record<string, string>) =>
  `${names.slice(0, 200)} ${id.slice(0, 100)}`
