/** Two things exchanged: the number of one with the other, what one did with who the other is. */
import { contentOf } from '#domain/gate/content.ts'
import { type Doubt, fault } from '#domain/gate/line.ts'
import type { Site, Statement } from '#domain/gate/site.ts'
import { firstNames } from '#domain/gate/vocabulary/first-names.ts'
import type { Word } from '#domain/gate/words.ts'
import { clauseAround, isBeside, isOtherKind, isPlaceThere, namedBefore, withoutWhole } from './beside.ts'
import { isYear } from './bounds.ts'
import { countsWords, type Figure, figuresIn } from './figures.ts'
import { isCapital, namesIn, starters } from './names.ts'
import { has, type Retold } from './retold.ts'
import { asWritten } from './spoken.ts'

/** A number or a name, and the words that stand with it. */
type Anchor = {
  key: string
  unit: string
  raw: string
  words: readonly Word[]
  /** In a row of names each has what all of them have, and a pronoun what was named before it. */
  row?: readonly Word[] | undefined
}

export function exchanged(retold: Retold): Doubt[] {
  const { said, isQuestion, site } = retold
  if (isQuestion) return []
  const told = ownStatement(retold) ?? retold.told
  const nameRoots = contentOf(site.name, site.vocabulary)
  return [numbersWith, namesWith].flatMap((anchorsIn) => {
    const theirs = told.flatMap((statement) => anchorsIn(asWritten(statement.words), statement, retold))
    const loose = anchorsIn === namesWith ? withoutNames(retold) : []
    const isOfNobody = (word: string) =>
      nameRoots.has(word) || loose.some((words) => contentOf(words, site.vocabulary).has(word))
    return anchorsIn(said, undefined, retold).flatMap((anchor) => {
      const own = theirs.filter(({ key }) => key === anchor.key)
      const others = theirs.filter(
        ({ key, unit }) =>
          key !== anchor.key && unit === (own[0]?.unit ?? anchor.unit) && !has(anchor.words, key),
      )
      const content = (words: readonly Word[]) =>
        new Set([...contentOf(words, site.vocabulary)].filter((word) => !bounding.has(word)))
      const here = content(anchor.words)
      const keys = new Set(theirs.flatMap(({ key, unit }) => (unit === anchor.unit ? [key] : [])))
      const ownWords = new Set(own.flatMap(({ words, row = words }) => [...content(row)]))
      const strange = others.find(({ words }) => {
        const there = [...content(words)].filter((word) => !ownWords.has(word) && !isOfNobody(word))
        return there.some((word) => here.has(word) && !keys.has(word))
      })
      const theirWords = content(strange?.words ?? [])
      const isOwn = [...ownWords].some((word) => here.has(word) && !keys.has(word) && !theirWords.has(word))
      const isNear = () => told.some(({ words }) => isBeside(anchor, content(anchor.words), words, site))
      const isOther = () =>
        strange !== undefined && (isOtherKind(anchor, strange) || isPlaceThere(anchor, strange, retold))
      return own.length > 0 && strange && !isOwn && !isOther() && !isNear()
        ? [fault('order', `On the website this stands with “${strange.raw}”, not with “${anchor.raw}”.`)]
        : []
    })
  })
}

/** Where one statement has every name and number of the line that any has, and most of its words, no other one is meant. */
function ownStatement(retold: Retold): readonly Statement[] | undefined {
  const { said, near, told } = retold
  const words = near && asWritten(near.statement.words)
  const keys = [numbersWith, namesWith]
    .flatMap((anchorsIn) => anchorsIn(said, undefined, retold).map(({ key }) => key))
    .filter((key) => told.some((each) => has(asWritten(each.words), key)))
  const least = keys.length > 1 ? leastOwn.several : leastOwn.one
  return near && words && near.share >= least && keys.every((key) => has(words, key))
    ? [near.statement]
    : undefined
}
const leastOwn = { one: 0.8, several: 0.6 }

/** `I teach nobody under thirty` is said of whoever it is. */
const withoutNames = (retold: Retold) =>
  retold.told
    .map((statement) => asWritten(statement.words))
    .filter((words) => namesWith(words, undefined, retold).length === 0)

const bounding = new Set('about around nearly almost over under up hour minute pm pound dollar #1'.split(' '))

function numbersWith(
  words: readonly Word[],
  statement: Statement | undefined,
  { told, site }: Retold,
): Anchor[] {
  const isRow = statement && /^[^.!?]+[^.!?]$/.test(statement.text) && statement.text.includes(': ')
  return figuresIn(words)
    .filter(({ value, unit, isOrdinal }) => (unit || value > 2) && !isOrdinal)
    .filter((figure) => !countsWords(figure) && !isOfDate(figure, words))
    .map(({ value, unit, at, end }) => {
      const clause = isRow ? words : withoutWhole(clauseAround(words, at, end), unit)
      const row = statement && [...clause, ...namedBefore(clause, statement, told, site)]
      // A year is not exchanged for a number of things.
      const kind = unit || (isYear(value) ? 'date' : '')
      return { key: `#${value}`, unit: kind, raw: words[at]?.raw ?? '', words: clause, row }
    })
}

/** `December 7, 2010`. */
const isOfDate = ({ value, unit, at, end }: Figure, words: readonly Word[]) =>
  !unit && value <= 31 && [words[at - 1], words[end]].some((word) => months.has(word?.key ?? ''))
const months = new Set(
  `january february march april may june july august september october november december januar februar märz mai juni juli oktober dezember`.split(
    ' ',
  ),
)

function namesWith(words: readonly Word[], _: Statement | undefined, { site }: Retold): Anchor[] {
  // The first word of a statement is a name where a name follows, or the line has it so.
  return namesIn([{ key: '', raw: '', after: '' }, ...words], site.vocabulary.code)
    .filter(({ key }) => key && !site.name.some((own) => own.key === key) && !isWord(key, site))
    .filter((name) => name !== words[0] || isNameThere(name, site))
    .map((name) => {
      const at = words.indexOf(name)
      const clause = clauseAround(words, at, at + 1)
      const isBare = clause.every((word) => site.vocabulary.common.has(word.key) || isCapital(word))
      return { key: name.key, unit: 'name', raw: name.raw, words: clause, row: isBare ? words : undefined }
    })
}

const small = new WeakMap<Site, ReadonlySet<string>>()

/** What the website also writes small is no name. */
function isWord(key: string, site: Site): boolean {
  const known =
    small.get(site) ??
    new Set(site.reading.passages.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}[\p{L}'’]*/gu) ?? []))
  small.set(site, known)
  return known.has(key) || starters.has(key)
}

const inside = new WeakMap<Site, ReadonlySet<string>>()

/** `Saved me from finding one!` begins with a word, where no sentence has it within as a name. */
function isNameThere({ key }: Word, site: Site): boolean {
  if (firstNames.has(key)) return true
  const written = () =>
    site.reading.passages.flatMap(({ text, by = '' }) => [
      ...(text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}]+/gu) ?? []),
      ...(by.match(/\p{L}+/gu) ?? []),
    ])
  const known = inside.get(site) ?? new Set(written().map((word) => word.toLowerCase()))
  inside.set(site, known)
  return known.has(key)
}
