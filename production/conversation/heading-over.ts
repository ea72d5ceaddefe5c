import type { Reading } from '#domain/evidence.ts'
import { oneLine } from './lines.ts'

/** What a listener would take for that of everything, if it were told without its heading. */
const bound: ReadonlySet<string> = new Set(['price', 'limit', 'contact'])

/** They stand above whatever is asked or paid. */
const ofNothing =
  /\b(?:faqs?|questions|prices?|pricing|rates|hours|menu|view|read|fragen|preise|tarifs?|precios)\b/i
const mostCharacters = 40

type Told = { kind: string; about: string; quote: string; passage: string }

/** The nearest heading above it, where its own words and its subject leave something of that unsaid. */
export function headingOver(
  { kind, about, quote, passage }: Told,
  { passages }: Reading,
): string | undefined {
  if (!bound.has(kind)) return undefined
  const { heading = '' } = passages.find(({ id }) => id === passage) ?? {}
  const said = new Set(wordsIn(`${about} ${quote}`))
  const isSaid = wordsIn(heading).every((word) => said.has(word)) || ofNothing.test(heading)
  return isSaid ? undefined : oneLine(heading).slice(0, mostCharacters)
}

/** What its page is called, and the headings above its own: `Sterling Complete, What is included`. */
export function placeOver({ passage }: Pick<Told, 'passage'>, { name, pages, passages }: Reading): string {
  const { url, heading = '', place = [] } = passages.find(({ id }) => id === passage) ?? {}
  const { title = '' } = pages.find((page) => page.url === url) ?? {}
  const [page = ''] = title.split(/ [|–—·-] /)
  const over = [page, place.at(-2) ?? '']
    .map(oneLine)
    .filter((each) => each && ![heading, name].includes(each))
  return [...new Set(over)].map((each) => each.slice(0, mostCharacters)).join(', ')
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
