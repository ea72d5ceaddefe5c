/** Numbers that a guest makes aloud of those just heard, or has at home, and those that count what is named behind them. */
import { finderOf } from '#domain/gate/phrases.ts'
import type { Word } from '#domain/gate/words.ts'
import { isYear } from './bounds.ts'
import { type Figure, figuresIn } from './figures.ts'
import type { Retold } from './retold.ts'
import { isOfSeveral, isOfUs } from './several.ts'
import { asWritten } from './spoken.ts'
import { isShare, valuesOf } from './sums.ts'

export const isReckoned = (figure: Figure, retold: Retold): boolean =>
  isCountOfList(figure, retold.text) ||
  isCountOfRows(figure, retold) ||
  isCountOfNames(figure, retold) ||
  (retold.speaker === 'guest' &&
    (isOwn(figure, retold) ||
      isSupposed(retold) ||
      isOfSeveral(figure, retold, figuresIn(retold.around)) ||
      // `$9 more on every hundred`, of nine per cent.
      isShare(figure, [...figuresIn(retold.around), ...figuresIn(retold.heard)], retold) ||
      isTotal(figure, retold) ||
      isPart(figure, retold) ||
      isRounded(figure, retold)))

/** `Then my forty`, `I've got 1,000 square feet`: whoever asks has them, and not the business. */
const isOwn = ({ at, end }: Figure, { said }: Retold): boolean =>
  isOfUs(end, said) ||
  owning(said.slice(Math.max(0, at - 4), at)).some((found) => found.at + found.length === Math.min(at, 4))
const owning = finderOf([
  'my',
  'meine',
  'meinen',
  'i have',
  'i have got',
  'i run',
  'i own',
  'i employ',
  'we have got',
  'ich habe',
])

/** `Say the sideboard brings $500`: it is nobody's number but the guest's. */
const isSupposed = ({ said }: Retold) => supposing.has(said[0]?.key ?? '')
const supposing = new Set(['say', 'suppose', 'imagine', 'angenommen', 'sagen', 'disons', 'digamos'])

/** `One in every eight`, of 41 in 318. */
function isPart(figure: Figure, retold: Retold): boolean {
  const { said } = retold
  const whole = figuresIn(said).find(({ at }) => at >= figure.at && parts.has(said[at - 1]?.key ?? ''))
  const isOne = figure.at === whole?.at || figure.value === 1
  return whole !== undefined && isOne && isRounded(whole, retold)
}
const parts = new Set(['every', 'in'])

/** `Four starters, four mains, three cakes` are eleven: all that stand beside each other, and no other sum. */
function isTotal({ value, unit, noun }: Figure, { told, heard }: Retold): boolean {
  const rows = [...told.map(({ words }) => asWritten(words)), heard]
  return rows.some((words) => {
    const counted = figuresIn(words).filter(
      (each) => each.unit === unit && !each.isOrdinal && !isYear(each.value),
    )
    return counted.some((_, from) => {
      const run = counted.slice(from)
      const end = run.findIndex((each, i) => i > 0 && !isListedBehind(run[i - 1], each, words))
      const listed = run.slice(0, end < 0 ? undefined : end)
      const sum = listed.reduce((all, each) => all + each.value, 0)
      return listed.length >= leastListed && (noun || unit) && sum === value
    })
  })
}
const leastListed = 3
/** Between two of a list stand a few words of one sentence. */
const isListedBehind = (one: Figure | undefined, other: Figure, words: readonly Word[]) =>
  one !== undefined &&
  other.at - one.end <= 6 &&
  words.slice(one.end, other.at + 1).every(({ after }) => !/[.;:!?]/.test(after))

/** `So roughly one in eight`, of 41 in 318: whoever says about may round. */
function isRounded(figure: Figure, { said, heard, quoted }: Retold): boolean {
  const isLow = figure.bounds.has('low')
  if (!isLow && abouts(said).length === 0) return false
  const just = [...figuresIn(heard), ...figuresIn(quoted)]
  const values = valuesOf(just.filter(({ value }) => !isYear(value) && value > 1))
  return values.some((one) =>
    values.some((two) => {
      const of = one / two
      return of > 1 && figure.value <= of * (isLow ? 1 : 1 + round) && figure.value >= of * (1 - round)
    }),
  )
}
const round = 0.1
const abouts = finderOf([
  'about',
  'around',
  'roughly',
  'nearly',
  'almost',
  'etwa',
  'rund',
  'ungefähr',
  'fast',
])

/** `Four things: watch, plan, build, and stay.` */
function isCountOfList({ value }: Figure, text: string): boolean {
  const listed = /^[^:]*: ([^:.!?]+)[.!?]?$/.exec(text)?.[1] ?? ''
  return value > 2 && listed.split(/,(?: and| or| und| oder)? | and | und /).length === value
}

/** `One of their three towns`, `on those three days`: as many as are named one after the other. */
function isCountOfNames({ value, at }: Figure, { said, told, sections, before }: Retold): boolean {
  if (value < 2 || !counted.has(said[at + 1]?.key ?? '')) return false
  const texts = [
    ...told.map(({ text }) => text),
    ...sections.map(({ passage }) => passage.heading),
    ...before.slice(-countedLines).map(({ text }) => text),
  ]
  return texts.some((text) =>
    [...text.matchAll(names)].some(([list]) => list.split(/,? (?:and|&|und|et|y) |, /).length === value),
  )
}
const countedLines = 4
const counted = new Set('towns cities villages counties states days day holidays städte orte tage'.split(' '))
const name = String.raw`\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*`
const names = new RegExp(`${name}(?:, ${name})*,? (?:and|&|und|et|y) ${name}`, 'gu')

/** `Four support people`, of four rows that begin `Support:`. */
function isCountOfRows({ value, end }: Figure, { said, quoted }: Retold): boolean {
  const noun = said[end]?.key
  const rows = quoted.filter(({ key }, at) => key === noun && quoted[at + 1]?.after.includes(':'))
  return value > 2 && rows.length === value
}
