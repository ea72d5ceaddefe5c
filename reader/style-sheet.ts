import type { Element } from 'domhandler'
import { type Look, lookOf } from './look.ts'

/** What the style sheets within a page say of looks, by the simple selectors that they use. */
export type StyleSheet = { lookOf(element: Element): Look; isShownElsewhere(element: Element): boolean }

type Rule = { parts: readonly string[]; look: Look }

const mostCharacters = 300_000
const mostRules = 4_000
const mostAbove = 30

export function styleSheet(css: string): StyleSheet {
  const byKey = new Map<string, Rule[]>()
  const shown = new Set<string>()
  for (const { selectors, declarations, isConditional } of rulesIn(css.slice(0, mostCharacters))) {
    const look = lookOf(declarations)
    for (const selector of selectors) {
      const parts = selector.replace(/[>+~]/g, ' ').trim().split(/\s+/)
      const last = parts.at(-1) ?? ''
      // What any rule shows again, a click or a screen does.
      if (shows.test(declarations)) for (const name of namesIn(selector)) shown.add(name)
      if (isConditional || (!look.hides && !look.colour && !look.background) || /[:[*]/.test(selector))
        continue
      const key = /[.#][\w-]+/.exec(last)?.[0] ?? last
      byKey.set(key, [...(byKey.get(key) ?? []), { parts, look }])
    }
  }
  const keysOf = (element: Element) => [element.name, ...namesOf(element)]
  return {
    lookOf(element) {
      const rules = keysOf(element).flatMap((key) => byKey.get(key) ?? [])
      const looks = rules.filter(({ parts }) => isMatch(element, parts)).map(({ look }) => look)
      return Object.assign({}, ...looks, lookOf(element.attribs.style ?? ''))
    },
    isShownElsewhere: (element) => namesOf(element).some((name) => shown.has(name)),
  }
}

const shows =
  /display\s*:\s*(?!none)\w|visibility\s*:\s*visible|opacity\s*:\s*(?:1|0?\.\d)|max-height\s*:\s*(?!0)[\w(]|transition|animation/

const namesIn = (selector: string) => selector.match(/[.#][\w-]+/g) ?? []

const namesOf = ({ attribs: { class: names = '', id } }: Element) => [
  ...names
    .slice(0, 300)
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => `.${name}`),
  ...(id ? [`#${id}`] : []),
]

type Written = { selectors: string[]; declarations: string; isConditional: boolean }

/** One pass, whatever the text holds. */
function rulesIn(css: string): Written[] {
  const rules: Written[] = []
  const conditions: boolean[] = []
  const pieces = css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' ').split('}')
  for (const piece of pieces.slice(0, mostRules)) {
    const opened = piece.split('{')
    const declarations = opened.length > 1 ? (opened.pop() ?? '') : ''
    const prelude = opened.pop() ?? ''
    for (const rule of opened) conditions.push(/[(]|print|keyframes|font-face/.test(rule))
    if (declarations === '' && opened.length === 0 && !piece.includes('{')) conditions.pop()
    else
      rules.push({
        selectors: prelude.split(',').slice(0, 40),
        declarations,
        isConditional: conditions.some(Boolean),
      })
  }
  return rules
}

/** From the last part up, each at the element or somewhere above it. */
function isMatch(element: Element, parts: readonly string[]): boolean {
  if (!isPart(element, parts.at(-1) ?? '')) return false
  let left = parts.length - 1
  let above = element.parent
  for (let steps = 0; left > 0 && above && steps < mostAbove; steps += 1) {
    if ('attribs' in above && isPart(above, parts[left - 1] ?? '')) left -= 1
    above = above.parent
  }
  return left === 0
}

function isPart(element: Element, part: string): boolean {
  const [tag = ''] = /^[\w-]*/.exec(part) ?? []
  const names = namesOf(element)
  return (
    (tag === '' || tag.toLowerCase() === element.name) && namesIn(part).every((name) => names.includes(name))
  )
}
