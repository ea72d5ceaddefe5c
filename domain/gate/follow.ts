/** Whether a sentence goes along a passage word for word, with no more than another person, another form of a number, and whole clauses left out. */
import { endsWhole, startsOf } from './clauses.ts'
import { isSame, type Persons, personAt } from './persons.ts'
import type { Section, Site } from './site.ts'
import { rowsOf } from './table-rows.ts'
import type { Word } from './words.ts'

/** A word of a passage, with the sentence it stands in. */
export type Placed = Word & { sentence: number; isStart: boolean }

export type Span = {
  section: Section
  /** The words of the passage that were followed. */
  words: readonly Placed[]
  /** It begins within a sentence. */
  isCut: boolean
  /** A noun of the passage stands where its pronoun did. */
  isNamed: boolean
  /** It is a row of a table. */
  isRow: boolean
}

export type Way = { site: Site; persons: Persons }

export function follow(said: readonly Word[], section: Section, way: Way): Span | undefined {
  if (said.length === 0) return undefined
  const told = placedOf(section)
  return (
    along(said, told, section, way) ??
    rowsOf(section, way.site.vocabulary)
      .map((row) => row.map((word, at): Placed => ({ ...word, sentence: 0, isStart: at === 0 })))
      .flatMap((row) => along(said, row, section, way) ?? [])
      .map((span) => ({ ...span, isRow: true }))[0]
  )
}

/** Everything a passage states; its questions state nothing. */
const placedOf = ({ sentences }: Section): Placed[] =>
  sentences
    .filter(({ isQuestion, isQuoted }) => !isQuestion && !isQuoted)
    .flatMap(({ words, at }) => words.map((word, index) => ({ ...word, sentence: at, isStart: index === 0 })))

function along(said: readonly Word[], told: readonly Placed[], section: Section, way: Way): Span | undefined {
  for (const start of startsOf(told, way.site.vocabulary)) {
    for (const [skipped, isNamed] of [[0, false], ...namesFor(said, told, start, section, way)] as const) {
      const from = isNamed ? start + 1 : start
      const end = match(said, told, { at: skipped, to: from, start: from, isShifted: isNamed }, way)
      const isSaid =
        end !== undefined && told.slice(start, end).some(({ key }) => !way.site.vocabulary.light.has(key))
      if (isSaid && endsWhole(told, end, way.site.vocabulary))
        return { section, words: told.slice(start, end), isCut: !told[start]?.isStart, isNamed, isRow: false }
    }
  }
  return undefined
}

type Place = { at: number; to: number; start: number; isShifted: boolean }

/** Where the passage stands when all words have been followed. */
function match(said: readonly Word[], told: readonly Placed[], place: Place, way: Way): number | undefined {
  const { at, to, start, isShifted } = place
  const { vocabulary } = way.site
  const [word, next] = [said[at], told[to]]
  if (!word) return to
  const on = (moved: Partial<Place>) => match(said, told, { ...place, ...moved }, way)
  const isLight = vocabulary.light.has(word.key)
  // `A bakery` is not yet `the bakery`.
  if (next && vocabulary.definite.has(word.key) && vocabulary.indefinite.has(next.key)) return undefined
  if (!next) return isLight ? on({ at: at + 1 }) : undefined
  if (next.isStart && to > start) {
    // Two sentences may become one with a comma or an `and`, not without.
    if (vocabulary.joints.has(word.key) && word.key !== next.key) return on({ at: at + 1, start: to })
    return word.after ? on({ start: to }) : undefined
  }
  const person = personAt(said, at, told, to, way)
  return (
    (isSame(word, next, isShifted, way) ? on({ at: at + 1, to: to + 1 }) : undefined) ??
    (person
      ? on({ at: at + person.said, to: to + person.told, isShifted: isShifted || person.isShift })
      : undefined) ??
    (isLight ? on({ at: at + 1 }) : undefined) ??
    (vocabulary.light.has(next.key) || (next.isStart && vocabulary.joints.has(next.key))
      ? on({ to: to + 1 })
      : undefined)
  )
}

/** `Nell` for `she`, where the sentence before begins with Nell. */
function namesFor(
  said: readonly Word[],
  told: readonly Placed[],
  start: number,
  { sentences }: Section,
  { site }: Way,
): (readonly [number, boolean])[] {
  const pronoun = told[start]
  if (!pronoun?.isStart || !site.vocabulary.he.get(pronoun.key)) return []
  const before = sentences.filter(({ at }) => at < pronoun.sentence).reverse()
  const named = before.find(({ words }) => words[0]?.key !== pronoun.key)
  const first = named?.words.slice(0, 4) ?? []
  return [3, 2, 1].flatMap((length) => {
    const name = said.slice(0, length)
    const isName = name.length === length && name.every(({ raw }) => /^\p{Lu}/u.test(raw))
    const stands = first.some((_, at) => name.every(({ key }, i) => first[at + i]?.key === key))
    return isName && stands ? [[length, true] as const] : []
  })
}
