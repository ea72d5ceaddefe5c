/** Rows of short lines without a point, as most small websites tell what one gets: read in one breath, each as it stands. */
import type { Passage } from '#domain/evidence.ts'
import { asRead } from '#domain/language/line.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Gathering } from './excerpts.ts'
import type { Words } from './words-of.ts'

const [leastLines, mostLines] = [3, 9]
const [leastWords, mostWords] = [8, 70]
const mostOfLine = 16
const leastOfLines = 4

/** `Service 02`. */
const counted = /^\p{L}+ \d+$/u

type Line = { text: string; passage: string }

/** All of it, or nothing: half a row would be a choice that nobody made, and the other half may hold its limit. */
export function rowIn(
  passages: readonly Passage[],
  { words, section: { heading, role } }: Gathering,
): readonly Line[] {
  const never = [words.reviewHeadings, words.othersHeadings, words.leftovers, words.policies, words.passing]
  if (role === 'blog' || !heading || never.some((list) => list.in(heading) !== undefined)) return []
  // Paragraphs without a point are captions, addresses and names, too.
  const isOffer = role === 'services' || words.offers.in(heading) !== undefined
  const listed = passages.filter(({ kind }) => kind === 'list')
  const lines = withoutRepeats(
    (listed.length > 0 ? listed : isOffer ? linesAmong(passages) : [])
      .flatMap(({ id, text }) => text.split('\n').map((line) => ({ text: line.trim(), passage: id })))
      .filter(({ text }) => text && !words.pointsAtPage.in(text) && !counted.test(text)),
  )
  const length = countWords(lines.map(({ text }) => text).join(' '))
  const isRow =
    lines.length >= leastLines &&
    lines.length <= mostLines &&
    length >= leastWords &&
    length <= mostWords &&
    lines.every(({ text }) => isLine(text, words))
  return isRow ? lines : []
}

/** Lines that the page has set as paragraphs, one below the other; where there are two such rows, neither is the row. */
function linesAmong(passages: readonly Passage[]): readonly Passage[] {
  const isLineOnly = ({ kind, text }: Passage) =>
    kind === 'text' && !/[.!?:]["”]?$/.test(text) && countWords(text) <= mostOfLine
  const rows: Passage[][] = [[]]
  for (const passage of passages)
    if (isLineOnly(passage)) rows.at(-1)?.push(passage)
    else rows.push([])
  const [row = [], another] = rows.filter(({ length }) => length > 0)
  // What a line break cuts in a paragraph is one line.
  const lines = row.map((each) => ({ ...each, text: each.text.replaceAll('\n', ' ') }))
  return another || row.length < leastOfLines ? [] : lines
}

export const rowExcerpt = (row: readonly Line[], { add }: Gathering) =>
  add({
    kind: 'list',
    sentences: row.map(({ text }) => asRead(text)),
    passages: [...new Set(row.map(({ passage }) => passage))],
  })

const withoutRepeats = (lines: readonly Line[]) =>
  lines.filter(
    ({ text }, at) => lines.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === at,
  )

/** A thing that one gets, does or finds there; no order, no label of the page, no virtue, no way to reach them. */
function isLine(text: string, words: Words): boolean {
  const never = [
    words.leftovers,
    words.policies,
    words.passing,
    words.secondPerson,
    words.toMachines,
    words.labels,
    words.customers,
    words.months,
  ]
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (
    countWords(text) <= mostOfLine &&
    letters > 3 &&
    /^\p{Lu}[\p{L}\d\s,'’&/()+%-]+$/u.test(text) &&
    !/\d{4}|\p{Ll}\p{Lu}/u.test(text) &&
    (text.match(/\p{Lu}/gu)?.length ?? 0) * 2 < letters &&
    !words.plainHeadings.is(text) &&
    !words.labelStarts.startOf(text) &&
    !words.orders.startOf(text) &&
    !words.verbs.startOf(text) &&
    words.cliches.count(text) * 3 < countWords(text) &&
    never.every((list) => list.in(text) === undefined)
  )
}
