/** Limits that were heard already, and those that belong to the last of several things. */
import { contentOf } from '#domain/gate/content.ts'
import type { Line } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import type { Site } from '#domain/gate/site.ts'
import { type Word, wordsOf } from '#domain/gate/words.ts'
import type { Near, Retold } from './retold.ts'

export const ofSentence = new Set([
  'if',
  'unless',
  'except',
  'provided',
  'wenn',
  'falls',
  'si',
  'sauf',
  'salvo',
])

/** The line before has told the same passage, and had it; `most` belongs to its noun wherever it stands. */
export function isJustSaid(phrase: string, near: Near, { before, site, line }: Retold): boolean {
  const { passage } = near.section
  if (ofSentence.has(phrase) && isConditionHeard(phrase, near, before, site)) return true
  const refersBack = line.some(({ key }) => ofThese.has(key))
  if (!howOften.has(phrase) && !(refersBack && /#|^(?:most|some|many|few|half)\b/.test(phrase))) return false
  const theirs = before
    .slice(-3)
    .filter(({ claims }) => claims?.some((claim) => claim.passage === passage.id))
  return theirs.some(({ text }) => finderOf([phrase])(wordsOf(text, site.language)).length > 0)
}

/** `If issues arise` stands in a line before, with its words. */
function isConditionHeard(phrase: string, { statement }: Near, before: readonly Line[], site: Site): boolean {
  const { words } = statement
  const at = finderOf([phrase])(words).at(-1)?.at ?? -1
  const end = words.findIndex(({ after }, i) => i > at && /[,;:.–—]/.test(after))
  const condition = [...contentOf(words.slice(at + 1, end < 0 ? undefined : end), site.vocabulary)]
  return before.slice(-3).some(({ text }) => {
    const heard = wordsOf(text, site.language)
    const content = contentOf(heard, site.vocabulary)
    const told = condition.filter((word) => content.has(word)).length
    return finderOf([phrase])(heard).length > 0 && told > 0 && told >= condition.length / 2
  })
}

/** `For those families`. */
const ofThese = new Set(['those', 'these', 'diese', 'denen', 'jene'])
const howOften = new Set(
  'usually normally typically generally often sometimes normalerweise üblicherweise meistens oft manchmal'.split(
    ' ',
  ),
)

/** `They review it, explain it, and protect you if …`: of several things it is said of the last, as far as code knows. */
export function lastOf(words: readonly Word[]): readonly Word[] {
  const at = words.findLastIndex(({ key, after }) => joins.has(key) && after.includes(','))
  return at > 0 && at < words.length - 1 ? words.slice(at + 1) : words
}
const joins = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'y', 'o'])

/** `Over 20 years` of many. */
export const isCounted = (words: readonly Word[], end: number, line: readonly Word[]) =>
  words[end - 1]?.key === 'many' &&
  line.some(({ number }, i) => number !== undefined && sameNoun(line[i + 1]?.key, words[end]?.key))
const sameNoun = (one = '', other = '') => one !== '' && one.replace(/s$/, '') === other.replace(/s$/, '')

/** `From nine to seven`, of `until seven`. */
export const isEndOfRange = (words: readonly Word[], at: number, line: readonly Word[]) =>
  words[at]?.key === 'until' &&
  line.some(
    ({ number }, i) => number !== undefined && number === words[at + 1]?.number && line[i - 1]?.key === 'to',
  )
