/** About, from and up to belong to their number. */
import { type Doubt, fault, open } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import type { Word } from '#domain/gate/words.ts'
import { type Bound, isYear, money } from './bounds.ts'
import { type Figure, figuresIn, isSameAmount } from './figures.ts'
import type { Retold } from './retold.ts'

const lostOf: Readonly<Record<Bound, string>> = {
  about: 'The website says “about” this number, and this leaves it out.',
  low: 'The website says “from” or “at least” this number, and this leaves it out.',
  high: 'The website says “up to” or “at most” this number, and this leaves it out.',
}
const nameOf = (bound: Bound) => (bound === 'about' ? 'about' : 'bound')

export function unbounded(
  figure: Figure,
  there: readonly Figure[],
  heard: readonly Figure[],
  retold: Retold,
): Doubt[] {
  const isHeard = heard.some((other) => isSameAmount(figure, other))
  if (isUnbound(figure, isHeard, retold)) return []
  const said = new Set(figure.bounds)
  for (const other of isHeard ? heard.filter((each) => isSameAmount(figure, each)) : [])
    for (const bound of other.bounds) said.add(bound)
  // `One chair` is not `about one week`.
  const isThing = figure.value === 1 && figure.noun !== '' && !figure.unit
  const isOfPeople = people.has(figure.noun)
  const alike = there.filter(({ unit, noun }) => (!isThing || !unit) && !(isOfPeople && spans.has(noun)))
  const differences = alike.map(({ bounds }) => ({
    lost: [...bounds].filter(
      (bound) =>
        !said.has(bound) &&
        !(bound === 'low' && isMinimum(figure, retold.line)) &&
        !(bound !== 'about' && isBetween(figure, retold.said)) &&
        !(bound === 'high' && isOfRange(figure, retold.said)),
    ),
    added:
      isOfRange(figure, retold.said) || isBetween(figure, retold.said) || isLastOfList(figure, retold)
        ? []
        : [...figure.bounds].filter((bound) => !bounds.has(bound)),
  }))
  const best = differences.sort((a, b) => sizeOf(a) - sizeOf(b))[0]
  if (!best) return []
  return [
    ...best.lost.map((bound) => fault(nameOf(bound), lostOf[bound])),
    ...best.added.map((bound) =>
      bound === 'about'
        ? open('about', 'The website gives this number without “about”.')
        : fault('bound', 'The website bounds this number in another way.'),
    ),
  ]
}
/** A question asks, and in an answer of two words it was bounded before. */
const isUnbound = (figure: Figure, isHeard: boolean, retold: Retold) =>
  retold.isQuestion ||
  (isHeard && retold.said.length <= 6) ||
  isPronoun(figure, retold.said) ||
  isDifference(figure, retold)

/** `£2 less`, says the guest of two prices. */
const isDifference = ({ end }: Figure, { said, speaker }: Retold) =>
  speaker === 'guest' && differs.has(said[end]?.key ?? '')
const differs = new Set(['less', 'more', 'cheaper', 'dearer', 'weniger', 'mehr'])

/** `Two people`, of at least two nights. */
const people = new Set(['people', 'guests', 'adults', 'friends'])
const spans = new Set(['nights', 'days', 'weeks', 'hours'])

/** `Make it two. That's the minimum`, and `six is the age to start`. */
const isMinimum = ({ unit }: Figure, line: readonly Word[]) =>
  least(line).length > 0 || (!money.has(unit) && starts(line).length > 0)
const least = finderOf(['the minimum', 'a minimum', 'at least', 'das minimum', 'mindestens'])
const starts = finderOf(['start', 'starts', 'begin', 'begins', 'beginnen'])

/** `This single one` and `one of two` count nothing. */
const isPronoun = ({ value, noun, unit, at }: Figure, said: readonly Word[]) =>
  value === 1 && !unit && ((!noun && pointers.has(said[at - 1]?.key ?? '')) || said[at + 1]?.key === 'of')
const pointers = new Set('this that the single another other each last next which same'.split(' '))

/** `After 4 hours and up to 60`, of 4, 12, 24 and 60. */
function isLastOfList({ value }: Figure, { said, quoted }: Retold): boolean {
  const values = figuresIn(quoted).map((each) => each.value)
  const others = figuresIn(said).filter((each) => each.value < value && values.includes(each.value))
  return (
    values.length > 2 && others.length > 0 && value === Math.max(...values.filter((each) => !isYear(each)))
  )
}

/** `Eight to six` bounds by its other end. */
const isOfRange = ({ at, end }: Figure, said: readonly Word[]) =>
  (said[at - 1]?.key === 'to' && said[at - 2]?.number !== undefined) ||
  (said[end]?.key === 'to' && said[end + 1]?.number !== undefined)

/** `From nine until four` is between them. */
const isBetween = ({ at, end }: Figure, said: readonly Word[]) => {
  const until = untils.has(said[at - 1]?.key ?? '')
    ? at - 1
    : said.findIndex(({ key }, i) => i >= end && i <= end + 2 && untils.has(key))
  const front = said.slice(Math.max(0, until - 6), Math.max(0, until))
  const from = front.findLastIndex(({ key }) => froms.has(key))
  return (
    until > 0 &&
    from >= 0 &&
    front.slice(from + 1).some(isNumber) &&
    said.slice(until + 1, until + 4).some(isNumber)
  )
}
const untils = new Set(['to', 'until', 'till', 'bis'])
const froms = new Set(['from', 'between', 'von', 'zwischen'])
const isNumber = ({ number }: Word) => number !== undefined

const sizeOf = ({ lost, added }: { lost: readonly Bound[]; added: readonly Bound[] }) =>
  lost.length + added.length
