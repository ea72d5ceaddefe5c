/** What of a website is read, and in which order: one thread from who they are to how one begins. */
import { countWords } from '#domain/language/sentences.ts'
import { appeal } from './appeal.ts'
import { textOfExcerpt } from './excerpt.ts'
import { fitnessAsStep, isStep } from './first-step.ts'
import { isAlike, tellAlike } from './likeness.ts'
import type { Marked } from './marked.ts'
import { inOrder } from './order.ts'
import { best, isPrice, isReview, isUsual, mayBeTold, mayIntroduce } from './parts.ts'
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

/** `sign` is what is heard of them before. */
export function choose(all: readonly Marked[], sign = '', room = usualRoom): ProgrammeChoice | undefined {
  const usual = all.filter(isUsual)
  const introduces = all.filter(mayIntroduce)
  const ofHouse = introduces.filter((each) => !each.isOfPart && !each.isRule)
  const who = best(ofHouse.length > 0 ? ofHouse : introduces, introduction)
  if (!who) return undefined
  const taken: Marked[] = [who]
  const take = <T extends Marked | undefined>(each: T): T => {
    if (each) taken.push(each)
    return each
  }
  const isMore = (each: Marked) => each.words > countWords(sign) + 6 || !isAlike(textOfExcerpt(each), sign)
  const isNew = (each: Marked) =>
    // The names of what they do were heard; what it costs was not.
    (each.kind === 'prices' && !taken.includes(each)) ||
    (isMore(each) &&
      // How one begins is heard at the end.
      !(step && each.kind === 'prose' && each.tellsFirst) &&
      taken.every((other) => other !== each && !tellAlike(other.tells, each.tells)))
  let step: Marked | undefined
  step = take(
    best(
      all.filter((each) => isStep(each) && (each.kind !== 'prose' || usual.includes(each)) && isNew(each)),
      fitnessAsStep,
    ),
  )
  const review = take(
    best(
      usual.filter((each) => isReview(each) && isNew(each)),
      ({ merit }) => merit,
    ),
  )
  const price = take(
    best(
      usual.filter((each) => isPrice(each) && isNew(each)),
      byPrice,
    ),
  )
  const cards = cardsOf(usual.filter(isNew))
  taken.push(...cards)
  const told = threadOf({ usual: usual.filter(mayBeTold), taken, isNew, room })
  const thread = inOrder([...cards, ...told, ...(price ? [price] : [])])
  return { who, thread, reviews: review ? [review] : [], ...(step && { step }) }
}

/** When it is open, what it costs and how one reaches them introduces nobody, nor do a few words that name neither what they do, nor where, nor for whom. */
const introduction = ({ standing, matter, hasMoney, told, words, role }: Marked) =>
  standing.who -
  (matter === 'time' || hasMoney || role === 'contact' ? 1.5 : 0) -
  (words >= leastOfIntroduction || told.has('trade') || told.has('place') || told.has('whom') ? 0 : 1)
const leastOfIntroduction = 12

/** The first row of prices where it is about what they do, rather than a sentence that names some. */
const byPrice = ({ kind, over, merit, role, sentences, at }: Marked) =>
  kind === 'prices'
    ? (sentences.length > 1 ? 6 : 1.5) + (role === 'other' ? 0 : 1) - at / 500
    : over.price + merit / 3

const ofFirst = 1.5
const [leastCards, mostCards, mostOfCard] = [2, 3, 40]
/** What stands below the things on their list, where it is as short as a card holds: the best of it. */
function cardsOf(usual: readonly Marked[]): readonly Marked[] {
  const cards = usual.filter(({ isOffered, words }) => isOffered && words <= mostOfCard)
  // What a list begins with is what they live on.
  const worth = (each: Marked) => appeal(each) + (each === cards[0] ? ofFirst : 0)
  return cards.length < leastCards ? [] : [...cards].sort((a, b) => worth(b) - worth(a)).slice(0, mostCards)
}
