/** What of a website is read, and in which order: one thread from who they are to how one begins. */
import { countWords } from '#domain/language/sentences.ts'
import { askedAs } from './appeal.ts'
import { textOfExcerpt } from './excerpt.ts'
import { fitnessAsStep, isStep } from './first-step.ts'
import { fitnessToIntroduce } from './introduced.ts'
import { isAlike, tellAlike } from './likeness.ts'
import type { Marked } from './marked.ts'
import { inOrder } from './order.ts'
import {
  answersWho,
  best,
  isLimit,
  isOfFounder,
  isPrice,
  isReadable,
  isReview,
  isUsual,
  mayIntroduce,
} from './parts.ts'
import { threadOf, usualRoom } from './thread.ts'

export type ProgrammeChoice = {
  /** Only by the owner's choice: the first words of the episode; the whole of it comes back at the end. */
  opening?: Marked
  who: Marked
  thread: readonly Marked[]
  reviews: readonly Marked[]
  step?: Marked
}

/** All that is read of it, but for the first words of the opening. */
export const readOf = (choice: ProgrammeChoice | undefined): readonly Marked[] =>
  choice ? [choice.who, ...choice.thread, ...choice.reviews, ...(choice.step ? [choice.step] : [])] : []

/** `sign` is what a host says of them before. */
export function choose(all: readonly Marked[], sign = '', room = usualRoom): ProgrammeChoice | undefined {
  const readable = all.filter(isReadable)
  const isMore = (each: Marked) => each.words > countWords(sign) + 6 || !isAlike(textOfExcerpt(each), sign)
  const introduces = all.filter(mayIntroduce)
  const isFirst = isFirstAmong(all.filter(isUsual))
  const introduction = (each: Marked) => fitnessToIntroduce(each) - (isFirst(each) ? 0 : 0.3)
  // Rather something of the house that says too little than something of one of its parts.
  const tiers = [answersWho, sign ? saysAnything : isOfHouse, saysItAtOnce].map((is) => introduces.filter(is))
  const who = tiers
    .flatMap((tier) => [tier.filter(isMore), tier])
    .reduce<Marked | undefined>((found, from) => found ?? best(from, introduction), undefined)
  if (!who) return undefined
  const taken: Marked[] = [who]
  const isNew = (each: Marked) =>
    // The names of what they do were heard; what it costs was not.
    (each.kind === 'prices' && !taken.includes(each)) ||
    (isMore(each) &&
      // How one begins is heard at the end.
      !(step && each.kind === 'prose' && each.tellsFirst) &&
      taken.every((other) => other !== each && !tellAlike(other.tells, each.tells)))
  let step: Marked | undefined
  const take = <T extends Marked | undefined>(each: T): T => {
    if (each) taken.push(each)
    return each
  }
  const inTurn = readable.filter((each) => !isSameSection(each, who) || each.at >= who.at)
  step = take(
    best(
      all.filter((each) => isStep(each) && (each.kind !== 'prose' || inTurn.includes(each)) && isNew(each)),
      fitnessAsStep,
    ),
  )
  const also = take(
    sign
      ? undefined
      : best(
          inTurn.filter((each) => saysMoreThan(who, each) && isNew(each)),
          introduction,
        ),
  )
  // Whoever it is named after is met near the beginning.
  const founders = who.tellsFounder ? [] : inTurn.filter((each) => isOfFounder(each) && isNew(each))
  const founder = take(best(founders, ({ standing }) => standing.fine))
  const reviews: Marked[] = []
  for (const each of readable.filter(isReview).sort(byMerit))
    if (reviews.length < 1 && isNew(each)) reviews.push(take(each))
  const late = [
    best(
      readable.filter((each) => isPrice(each) && isNew(each)),
      byPrice,
    ),
    best(
      readable.filter((each) => isLimit(each) && askedAs(each) && isNew(each)),
      meritOf,
    ),
  ]
  const end = late.flatMap((each) => (each && isNew(each) ? [take(each)] : []))
  const middle = threadOf({ readable: inTurn, usual: all.filter(isUsual), taken, isNew, room })
  const people = founder ? [founder] : []
  const thread = [...(also ? [also] : []), ...inOrder([...people, ...middle]), ...end]
  return { who, thread, reviews, ...(step && { step }) }
}

const mostOfSecond = 50
const asksOfSecond: readonly Marked['asked'][] = [undefined, 'audience', 'area', 'where', 'range']
/** Two passages introduce them where the first says neither for whom nor where, and the second does. */
export const saysMoreThan = (who: Marked, each: Marked | undefined): each is Marked =>
  each !== undefined &&
  !who.told.has('whom') &&
  !who.told.has('place') &&
  (each.told.has('whom') || each.asked === 'where' || each.asked === 'area') &&
  each.told.has('themselves') &&
  answersWho(each) &&
  asksOfSecond.includes(each.asked) &&
  each.cue === undefined &&
  !isLimit(each) &&
  each.words <= mostOfSecond

const saysAnything = ({ told }: Marked) => told.has('trade') || told.has('themselves')
/** … where nothing stands over the door: what could be said of the world introduces nobody. */
const isOfHouse = (each: Marked) => saysAnything(each) && each.isTheirs && !each.isOfPart
const saysItAtOnce = (each: Marked) => saysAnything(each) && each.isTheirsAtOnce

/** A section that is not read from its top has lost something. */
const isFirstAmong = (usual: readonly Marked[]) => (each: Marked) =>
  !usual.some((other) => isSameSection(other, each) && other.at < each.at)

const isSameSection = (one: Marked, other: Marked) => one.url === other.url && one.heading === other.heading

/** The first row of prices where it is about what they do, rather than a sentence that names some. */
const byPrice = ({ kind, over, merit, role, sentences, at }: Marked) =>
  kind === 'prices'
    ? (sentences.length > 1 ? 6 : 1.5) + (role === 'other' ? 0 : 1) - at / 500
    : over.price + merit / 3
const meritOf = ({ merit }: Marked) => merit
const byMerit = (a: Marked, b: Marked) => b.merit - a.merit
