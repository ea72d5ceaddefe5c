/** What an excerpt looks like to a classifier that knows only words and shapes. */
import { countWords } from '#domain/language/sentences.ts'
import { seedOf } from '#domain/seeded.ts'
import { wordsIn } from '#reader/phrases.ts'
import { textOfExcerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

/** Each trait falls into one of so many places; two that share one are told apart by their company. */
export const places = 2 ** 14

export type Traits = ReadonlySet<number>

/** What is looked at of an excerpt. */
type Seen = {
  kind: string
  role: string
  heading: string
  question?: string | undefined
  sentences: readonly string[]
  after?: unknown
}

export function traitsOf(excerpt: Seen, words: Words, business: string): Traits {
  const text = textOfExcerpt(excerpt)
  const said = wordsIn(text).map(plainNumber)
  const heading = wordsIn(`${excerpt.question ?? excerpt.heading}`).map(plainNumber)
  const found = [
    ...said,
    ...said.map((word, at) => `${said[at - 1] ?? '^'} ${word}`),
    ...said.slice(0, 3).map((word, at) => `^${at} ${word}`),
    ...said.filter((word) => word.length > 5).map((word) => `…${word.slice(-4)}`),
    ...heading.map((word) => `# ${word}`),
    ...shapeOf(excerpt, text, words, business),
  ]
  return new Set(found.map(placeOf))
}

const plainNumber = (word: string) => {
  if (/^[£$€]/.test(word)) return '<money>'
  if (/^(?:1[6-9]|20)\d\d$/.test(word)) return '<year>'
  return /^\d/.test(word) ? '<number>' : word
}

function shapeOf(
  { kind, role, heading, question, after }: Seen,
  text: string,
  words: Words,
  business: string,
): string[] {
  const length = countWords(text)
  const counted: [string, number][] = [
    ['numbers', text.match(/\d[\d.,]*/g)?.length ?? 0],
    ['names', text.match(/(?<=[\p{Ll},’'] )\p{Lu}[\p{L}’'-]+/gu)?.length ?? 0],
    ['we', words.firstPerson.count(text)],
    ['i', words.oneself.count(text)],
    ['you', words.addressed.count(text)],
    ['commas', text.match(/,/g)?.length ?? 0],
    ['length', Math.round(Math.log2(Math.max(1, length)) * 2)],
    ['sentences', text.match(/[.!?](?:\s|$)/g)?.length ?? 0],
    ['sentence', Math.round(length / Math.max(1, text.match(/[.!?](?:\s|$)/g)?.length ?? 1) / 4)],
  ]
  const [numbers, names] = [counted[0]?.[1] ?? 0, counted[1]?.[1] ?? 0]
  const [cliches, contrasts, stories] = [
    words.cliches.count(text),
    words.contrasts.count(text),
    words.stories.count(text),
  ]
  const concrete = numbers + names + contrasts + stories
  counted.push(
    ['cliches', cliches],
    ['contrasts', contrasts],
    ['stories', stories],
    ['concrete', Math.round((20 * concrete) / Math.max(10, length))],
    ['empty', Math.round((20 * cliches) / Math.max(10, length))],
    [
      'balance',
      10 + Math.max(-10, Math.min(10, Math.round((20 * (concrete - 1.5 * cliches)) / Math.max(10, length)))),
    ],
  )
  const about = words.signs.map(([matter, finder]): [string, number] => [matter, finder.count(text)])
  const most = Math.max(...about.map(([, times]) => times))
  const isNamed = business.length > 2 && text.toLowerCase().includes(business.toLowerCase())
  return [
    `@kind ${kind}`,
    `@role ${role}`,
    ...counted.map(([name, times]) => `@${name} ${Math.min(times, 20)}`),
    ...about.flatMap(([matter, times]) =>
      times > 0 ? [`@${matter}`, `@${matter} ${Math.min(times, 4)}`] : [],
    ),
    ...about.filter(([, times]) => times > 1 && times === most).map(([matter]) => `@mostly ${matter}`),
    `@named ${isNamed}`,
    `@heading ${heading ? words.plainHeadings.is(heading) : 'none'}`,
    `@asked ${question !== undefined}`,
    `@first ${after === undefined}`,
    `@exclaims ${text.includes('!')}`,
  ]
}

const placeOf = (trait: string) => seedOf(trait) % places
