/** Where two names or numbers stand side by side, what says that a word belongs to this one. */
import { contentOf } from '#domain/gate/content.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import type { Site, Statement } from '#domain/gate/site.ts'
import { firstNames } from '#domain/gate/vocabulary/first-names.ts'
import { type Word, wordsOf } from '#domain/gate/words.ts'
import { isCapital, namesIn } from './names.ts'
import type { Retold } from './retold.ts'

type Named = { key: string; unit: string; raw: string }

/** A person is not exchanged for a place or an event: `the founder was at the Games` names nobody else. */
export const isOtherKind = (one: Named, other: Named): boolean =>
  one.unit === 'name' && isPlace(one) && firstNames.has(other.key)

/** `In West Brome`, here and there: a place is exchanged for nobody. */
export function isPlaceThere(one: Named, other: Named, { said, told }: Retold): boolean {
  const isThere = (key: string) => told.some(({ words }) => isBehindPlace(words, key))
  return one.unit === 'name' && isBehindPlace(said, one.key) && isThere(one.key) && !isThere(other.key)
}

function isBehindPlace(words: readonly Word[], key: string): boolean {
  return words.some((word, at) => {
    if (word.key !== key) return false
    let start = at
    for (let last = words[at - 1]; last && isOfName(last, words[start]); last = words[start - 1]) start -= 1
    const [kind, front] = [words[start - 2]?.key ?? '', words[start - 1]?.key ?? '']
    return front === 'in' || (front === 'of' && places.has(kind))
  })
}
const isOfName = (last: Word, { after = '' }: Partial<Word> = {}) =>
  !after && last.key !== 'in' && isCapital(last)
const places = new Set(['town', 'village', 'city', 'county', 'valley', 'island'])

/** Of people most have a first name that is known, or one beside them. */
const isPlace = ({ key }: Named) => events.has(key)
const events = new Set(
  'olympics paralympics games championship championships cup festival fair show'.split(' '),
)

/** `Paul's horses`: nothing stands between them. */
export function isBeside(
  { key, unit }: Named,
  said: ReadonlySet<string>,
  words: readonly Word[],
  { vocabulary }: Site,
): boolean {
  if (unit !== 'name') return false
  const at = words.findIndex((word) => word.key.replace(/['’]s?$/, '') === key && /['’]s?$/.test(word.raw))
  if (at < 0) return false
  const behind = words.slice(at + 1).find((word) => !vocabulary.common.has(word.key))
  return behind !== undefined && [...contentOf([behind], vocabulary)].some((root) => said.has(root))
}

/** `Heron Yard lies in Truro. In 2019 it had nine boats`: the yard had them. */
export function namedBefore(
  clause: readonly Word[],
  statement: Statement,
  told: readonly Statement[],
  { vocabulary }: Site,
): readonly Word[] {
  const last = told[told.indexOf(statement) - 1]
  return last?.passage === statement.passage && clause.some(isPronoun)
    ? namesIn(last.words, vocabulary.code)
    : []
}
/** `60 per cent of the price`: of what it is a share holds for other shares, too. */
export const withoutWhole = (words: readonly Word[], unit: string): readonly Word[] => {
  const of = unit === 'percent' ? words.findIndex(({ key }) => key === 'of') : -1
  return of < 0 ? words : [...words.slice(0, of), ...words.slice(of + 3)]
}
const isPronoun = ({ key }: Word) => pronouns.has(key)
const pronouns = new Set(['it', 'he', 'she', 'they', 'er', 'sie', 'es'])

/** `Each with an extension`, of rows that all have one. */
export const isInRows = (said: readonly Word[], quoted: readonly Word[]) =>
  said.some(
    ({ key }) =>
      key.length > 3 && quoted.filter((word, at) => word.key === key && isLabel(quoted, at)).length > 1,
  )
/** A sign stands with the word behind it. */
const isLabel = (words: readonly Word[], at: number) => words[at + 1]?.after.includes(':') === true

/** `A novice with no experience, an experienced driver`: of a line about the second. */
export function isOtherForm(
  words: readonly Word[],
  [of = '']: readonly string[],
  said: readonly Word[],
  { vocabulary }: Site,
): boolean {
  const formsIn = (all: readonly Word[]) =>
    new Set(all.filter((word) => contentOf([word], vocabulary).has(of)).map(({ raw }) => raw.toLowerCase()))
  const [theirs, own] = [formsIn(words), formsIn(said)]
  return theirs.size > 1 && own.size === 1 && [...theirs].indexOf([...own][0] ?? '') > 0
}

/** From the mark or joint before it to the one behind. */
export function clauseAround(words: readonly Word[], at: number, end: number): Word[] {
  const isJoint = (i: number) => {
    const word = words[i]
    if (!word || /[,;:.–—]/.test(word.after)) return true
    // `Between eight and twenty visits`.
    const isRange = words[i - 1]?.number !== undefined && words[i + 1]?.number !== undefined
    return !isRange && /^(?:and|but|while|und|aber|et|mais|y|pero)$/.test(word.key)
  }
  let start = at
  while (start > 0 && !isJoint(start)) start -= 1
  let stop = end
  while (stop < words.length && !isJoint(stop)) stop += 1
  return [...words.slice(start, at), ...words.slice(end, stop)]
}

/** A statement beside the nearest one, told in the same breath. */
export function isMostlySaid(
  words: readonly Word[],
  content: ReadonlySet<string>,
  { vocabulary }: Site,
): boolean {
  const there = [...contentOf(words, vocabulary)]
  const shared = there.filter((word) => content.has(word)).length
  return shared >= 3 || (shared >= 2 && shared / there.length >= 0.6)
}

/** `Perfect for` stands above it. */
export const isInHeading = (phrase: string, { sections, site }: Retold): boolean =>
  sections.some(({ passage }) => finderOf([phrase])(wordsOf(passage.heading, site.language)).length > 0)
