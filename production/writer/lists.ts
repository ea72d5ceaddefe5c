/** Rows of short lines without a point, as most small websites tell what one gets: read in one breath, each as it stands. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Gathering } from './excerpts.ts'
import type { Words } from './words-of.ts'

const [leastLines, mostLines] = [3, 8]
const [leastWords, mostWords] = [8, 70]
const mostOfLine = 16

type Line = { text: string; passage: string }

export function listExcerpt(run: readonly Passage[], { words, section, add }: Gathering): void {
  const { heading, role } = section
  const never = [words.reviewHeadings, words.othersHeadings, words.leftovers, words.policies, words.passing]
  if (role === 'blog' || !heading || never.some((list) => list.in(heading) !== undefined)) return
  const lines = run.flatMap(({ id, text }) =>
    text
      .split('\n')
      .flatMap((line) => (/[.!?…:]$/.test(line.trim()) ? [] : [{ text: line.trim(), passage: id }])),
  )
  const read = withoutRepeats(lines.filter(({ text }) => isLine(text, words)))
  const length = countWords(read.map(({ text }) => text).join(' '))
  const isRow = read.length >= leastLines && read.length * 4 >= lines.length * 3
  // Half a row would be a choice that nobody made.
  if (!isRow || read.length > mostLines || length < leastWords || length > mostWords) return
  add({
    kind: 'list',
    sentences: read.map(({ text }) => `${text.replace(/[,;\s]+$/, '')}.`),
    passages: [...new Set(read.map(({ passage }) => passage))],
  })
}

const withoutRepeats = (lines: readonly Line[]) =>
  lines.filter(
    ({ text }, at) => lines.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === at,
  )

/** A thing that one gets, does or finds there; no order, no label of the page, no virtue, no way to reach them. */
function isLine(text: string, words: Words): boolean {
  const never = [
    words.leftovers,
    words.policies,
    words.pointsAtPage,
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
