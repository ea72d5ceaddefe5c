/** What several cost together, of which each has its price: a sum that whoever asks does aloud. */
import { finderOf } from '#domain/gate/phrases.ts'
import { type Word, wordsOf } from '#domain/gate/words.ts'
import { money } from './bounds.ts'
import { type Figure, figuresIn } from './figures.ts'
import type { Retold } from './retold.ts'
import { asWritten } from './spoken.ts'

/** `Three of us`. */
export const isOfUs = (end: number, said: readonly Word[]) =>
  said[end]?.key === 'of' && said[end + 1]?.key === 'us'

/** `Four sessions come to £260`, at £65: whoever asks has the four, and says that it is a sum. */
export function isOfSeveral(figure: Figure, retold: Retold, theirs: readonly Figure[]): boolean {
  const { said, heard, quoted, speaker } = retold
  const own = figuresIn(said)
  const isSaidSo =
    comesTo(said).length > 0 || own.some(({ end }) => isOfUs(end, said)) || pairs(said).length > 0
  if (speaker !== 'guest' || !isSaidSo) return false
  const all = own.some(({ end }) => isOfUs(end, said)) ? wordsBefore(retold) : heard
  const prices = [...figuresIn(all), ...figuresIn(quoted)].filter(
    ({ unit, value }) => unit || value >= leastPrice,
  )
  const isPair =
    pairs(said).length > 0 &&
    prices.some(({ value, unit }) => unit === figure.unit && 2 * value === figure.value)
  const isTotalOf = (total: Figure, several: Figure) =>
    several.value > 1 &&
    // Ten lessons have a price of their own.
    !theirs.some((each) => each.value === several.value && isOneKind(each, several)) &&
    (several.noun !== '' || several.unit !== '' || isOfUs(several.end, said)) &&
    (total.unit !== '' || total.value >= leastPrice) &&
    total.unit !== several.unit &&
    prices.some(
      ({ value, unit }) =>
        unit === total.unit &&
        (value * several.value === total.value ||
          (isOfUs(several.end, said) && value === total.value * several.value)),
    )
  return isPair || own.some((other) => isTotalOf(figure, other) || isTotalOf(other, figure))
}
/** `Five a day over 22 days is 110, so I'm past that`: three figures of one sum about the guest, and no price. */
export function isOwnSum({ value }: Figure, { said, speaker, site }: Retold): boolean {
  // `The small one` counts nothing.
  const [one, two, all, ...more] = figuresIn(said).filter((each) => each.value !== 1)
  const isOwn = said.some(({ key }) => site.vocabulary.i.has(key))
  if (!one || !two || !all || more.length > 0 || speaker !== 'guest' || !isOwn) return false
  const own = [one, two, all]
  const isSum = one.value * two.value === all.value && own.every(({ unit }) => !money.has(unit))
  return isSum && own.some((each) => each.value === value)
}

/** Who shares a price may have heard it long before. */
const wordsBefore = ({ before, site }: Retold) =>
  asWritten(before.flatMap(({ text }) => wordsOf(`${text}. `, site.language)))
/** In a currency that code does not know. */
const leastPrice = 100
const pairs = finderOf(['pair of us', 'both of us', 'couple of us'])
const isOneKind = (one: Figure, other: Figure) => one.unit === other.unit && one.noun === other.noun
const comesTo = finderOf([
  'come to',
  'comes to',
  'makes',
  'make',
  'add up to',
  'adds up to',
  'would be',
  'are',
  'is',
  'sind',
  'machen',
  'macht',
  'wären',
])
