/** A number and its noun, as somebody says them again who has just heard them: `Eleven weeks.` */
import { finderOf } from './phrases.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary/vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

/** With one of these near it, a number alone would say more than its sentence. */
const limiting = new Set(['negation', 'about', 'bound', 'part', 'condition'])
const [before, after] = [4, 3]
const [leastNumber, leastSum, mostNumber] = [3, 1000, 100_000_000]
/** Everybody says these. */
const usual = new Set(['#24 hour', '#7 day', '#365 day', '#48 hour'])
const ofMore = new Set(['a', 'of', 'every', 'each', 'von', 'alle', 'jede'])
const money = new Set(['pound', 'dollar', 'euro'])

export function echoesIn(sentence: string, language: string): readonly string[] {
  const vocabulary = vocabularyOf(language)
  if (!vocabulary.isKnown || sentence.endsWith('?')) return []
  const words = wordsOf(sentence, language)
  return words.flatMap((_, at) => echoAt(words, at, vocabulary) ?? [])
}

function echoAt(words: readonly Word[], at: number, vocabulary: Vocabulary): string | undefined {
  const { number, raw, key } = words[at] ?? {}
  if (number === undefined || !raw || key !== `#${number}` || number > mostNumber) return undefined
  if (isLimited(words.slice(Math.max(0, at - before), at + 1 + after), vocabulary)) return undefined
  if (/^[£$€]\d/.test(raw)) return number >= leastSum ? raw : undefined
  const [last, noun, next] = [words[at - 1], words[at + 1], words[at + 2]]
  const isYear = /^(?:1[5-9]|20)\d\d$/.test(raw)
  const isRange = last?.key === vocabulary.to || money.has(last?.key ?? '')
  // `148 of 223`, `every six weeks`, `Drawer 2,217`.
  if (last && (ofMore.has(last.key) || (/^\p{Lu}/u.test(last.raw) && vocabulary.code !== 'de')))
    return undefined
  if (!noun || number < leastNumber || isYear || isRange || !isOfMany(noun, vocabulary)) return undefined
  if (usual.has(`${key} ${noun.key}`) || (next && next.after === '' && vocabulary.to === next.key))
    return undefined
  return `${raw} ${noun.raw}`
}

const isLimited = (words: readonly Word[], { weights }: Vocabulary) =>
  weights.some(({ name, phrases }) => limiting.has(name) && finderOf(phrases)(words).length > 0)

/** Several of a thing, right behind its number. */
const isOfMany = ({ raw, after: mark }: Word, { code }: Vocabulary) =>
  mark === '' &&
  (code === 'de'
    ? /^\p{Lu}\p{Ll}{2,}(?:n|e|er|s)$/u.test(raw)
    : /^\p{Ll}{3,}s$|^(?:people|children|men|women|feet|acres)$/u.test(raw))
