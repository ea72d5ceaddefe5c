/** As much of a passage as one listens to in one go: it stops at the end of a sentence, and never before what limits it. */
import { countWords } from '#domain/language/sentences.ts'
import { textOfExcerpt } from './excerpt.ts'
import type { Marked } from './marked.ts'
import type { Words } from './words-of.ts'

const most = { prose: 90, answer: 100 } as const
const [least, leastLeft] = [18, 12]

export function shortened(excerpt: Marked, words: Words): Marked {
  const { kind, sentences } = excerpt
  if (kind !== 'prose' && kind !== 'answer') return excerpt
  const lengths = sentences.map((_, at) => countWords(sentences.slice(0, at + 1).join(' ')))
  if ((lengths.at(-1) ?? 0) <= most[kind]) return excerpt
  const isEnd = (at: number) => !isLimit(sentences[at] ?? '', words)
  const ends = lengths.flatMap((length, at) => (length >= least && isEnd(at + 1) ? [{ length, at }] : []))
  const end = ((ends.findLast(({ length }) => length <= most[kind]) ?? ends[0])?.at ?? 0) + 1
  const isWorthIt = (lengths.at(-1) ?? 0) - (lengths[end - 1] ?? 0) >= leastLeft
  if (!isWorthIt) return excerpt
  const left = sentences.slice(0, end)
  return { ...excerpt, sentences: left, words: countWords(left.join(' ')), whole: textOfExcerpt(excerpt) }
}

const isLimit = (sentence: string, { conditions, openConditions, priceNotes }: Words) =>
  [conditions, priceNotes].some((list) => list.in(sentence) !== undefined) ||
  openConditions.startOf(sentence) !== undefined
