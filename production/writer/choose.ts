/** What of a website is read, and in which order: one thread from who they are to how one begins. */
import { countWords } from '#domain/language/sentences.ts'
import { textOf } from './excerpt.ts'
import { isAlike } from './likeness.ts'
import type { Marked } from './marked.ts'

export type Choice = {
  /** The first words of the episode; the whole of it comes back at the end. */
  opening?: Marked
  who: Marked
  thread: readonly Marked[]
  reviews: readonly Marked[]
  step?: Marked
}

/** How much is read, in words; `share` is that of all that is worth it. */
export type Room = { beats: number; least: number; most: number; share: number }
export const usualRoom: Room = { beats: 8, least: 110, most: 340, share: 0.8 }
/** Of what anybody could say no more is taken than a minute needs. */
const leastUsual = 90
const mostOfOpening = 26

/** All that is read of it, but for the first words of the opening. */
export const readOf = (choice: Choice | undefined): readonly Marked[] =>
  choice ? [choice.who, ...choice.thread, ...choice.reviews, ...(choice.step ? [choice.step] : [])] : []

/** `sign` is what a host says of them before. */
export function choose(all: readonly Marked[], sign = '', room = usualRoom): Choice | undefined {
  const readable = all.filter(isReadable)
  const isMore = (each: Marked) => each.words > countWords(sign) + 6 || !isAlike(textOf(each), sign)
  const introduces = all.filter(mayIntroduce)
  const introduction = introductionAmong(all.filter(isUsual))
  const who = best(introduces.filter(isMore), introduction) ?? best(introduces, introduction)
  if (!who) return undefined
  const taken: Marked[] = [who]
  const isNew = (each: Marked) =>
    isMore(each) && taken.every((other) => other !== each && !isAlike(textOf(other), textOf(each)))
  const take = <T extends Marked | undefined>(each: T): T => {
    if (each) taken.push(each)
    return each
  }
  const isAfterWho = (each: Marked) => !isSameSection(each, who) || each.at >= who.at
  const inTurn = readable.filter(isAfterWho)
  const step = take(
    best(
      inTurn.filter((each) => isStep(each) && isNew(each)),
      ({ over }) => over.step,
    ),
  )
  const opening = take(
    best(
      inTurn.filter((each) => mayOpen(each) && isNew(each)),
      ({ over, merit, standing }) => over.opens + merit / 4 + standing.fine / 2,
    ),
  )
  const reviews: Marked[] = []
  for (const each of readable.filter(isReview).sort(byMerit))
    if (reviews.length < 2 && isNew(each)) reviews.push(take(each))
  const late = [
    best(
      readable.filter((each) => isPrice(each) && isNew(each)),
      byPrice,
    ),
    best(
      readable.filter((each) => isLimit(each) && isNew(each)),
      meritOf,
    ),
  ]
  const end = late.flatMap((each) => (each && isNew(each) ? [take(each)] : []))
  const usual = all.filter(isUsual)
  const middle = threadOf({ readable: inTurn, usual, taken, isNew, room })
  const thread = [...inOrder(middle), ...end]
  return { who, thread, reviews, ...(opening && { opening }), ...(step && { step }) }
}

type Telling = {
  readable: readonly Marked[]
  usual: readonly Marked[]
  taken: Marked[]
  isNew: (each: Marked) => boolean
  room: Room
}

/** What its founder would miss most, spread over the website, for as long as there is something worth it. */
function threadOf({ readable, usual, taken, isNew, room }: Telling): Marked[] {
  const worth = readable.filter((each) => appeal(each) > 0).reduce((sum, { words }) => sum + words, 0)
  const length = Math.max(room.least, Math.min(room.most, worth * room.share))
  const chosen: Marked[] = []
  const isSpread = isSpreadOver(usual)
  const read = () => taken.reduce((sum, { words }) => sum + words, 0)
  const take = (each: Marked) => {
    taken.push(each)
    chosen.push(each)
  }
  // Where the best is too little, what else can be read is better than nothing.
  const rounds = [
    { from: readable.filter(isProse), until: length, least: room.share < 1 ? 0.5 : -1.5 },
    { from: readable.filter(isProse), until: room.least, least: -2 },
    { from: usual.filter(isProse), until: Math.min(room.least, leastUsual), least: -4 },
  ]
  for (const { from, until, least } of rounds)
    for (const each of [...from].sort((a, b) => appeal(b) - appeal(a))) {
      if (chosen.length >= room.beats || (chosen.length > 0 && read() >= until)) break
      const lead = each.after && usual.find(({ at }) => at === each.after?.at)
      const isFit =
        appeal(each) > least &&
        !tellsAgain(each, taken) &&
        !isSecondOfPlace(each, taken) &&
        isSpread(each, chosen) &&
        read() + each.words < length + 50
      if (!isFit || !isNew(each)) continue
      if (!each.after || (lead && taken.includes(lead))) take(each)
      else if (lead && isNew(lead) && appeal(lead) > -2 && lead.words + each.words < 130)
        [lead, each].forEach(take)
    }
  return chosen
}

/** What readers of whole websites would say of it: its core, or fine to hear; and a host can ask for it. */
const appeal = ({ standing, cue, kind }: Marked) =>
  standing.fine + standing.core / 2 + 0.8 - Math.max(0, standing.bad) + (cue || kind !== 'prose' ? 0.2 : 0)

/** A beginning is told once: two years of founding on one website contradict each other, or bore. */
const tellsAgain = (each: Marked, taken: readonly Marked[]) =>
  each.tellsFounding && taken.some((other) => other.tellsFounding)

/** One way there, and one time, is enough. */
const isSecondOfPlace = ({ matter }: Marked, taken: readonly Marked[]) =>
  (matter === 'where' || matter === 'time') && taken.some((other) => other.matter === matter)

/** Of one page so much, and of one heading; a website of a page or two has no other, and one without headings no more. */
const isSpreadOver = (usual: readonly Marked[]) => {
  const mostOfPage = new Set(usual.map(({ url }) => url)).size > 2 ? 3 : 6
  return ({ url, heading }: Marked, chosen: readonly Marked[]) => {
    const ofPage = chosen.filter((other) => other.url === url)
    const ofHeading = ofPage.filter((other) => other.heading === heading)
    return ofPage.length < mostOfPage && ofHeading.length < (heading ? 2 : 4)
  }
}

/** A question with `it` has lost its thing. */
const isProse = ({ kind, asksOfLost }: Marked) => kind === 'prose' || (kind === 'answer' && !asksOfLost)

const isReadable = (each: Marked) =>
  isUsual(each) &&
  !each.isCut &&
  !each.isDescription &&
  each.standing.bad < 0 &&
  each.marks.generic < 0.75 &&
  each.over.alone > -1.2

/** Anybody could say it, and it is theirs. */
const isUsual = ({ kind, marks, over, role, isTorn, isSomeones, needsHeading, cue }: Marked) =>
  !isTorn &&
  (!needsHeading || cue !== undefined) &&
  !isSomeones &&
  marks.leftover < 0.4 &&
  marks.stale < 0.3 &&
  marks.others < 0.4 &&
  marks.generic < 0.92 &&
  over.alone > -2.1 &&
  (role !== 'blog' || kind === 'review')

const mayIntroduce = ({ kind, asksWho, words, sentences, after, marks, role, ...each }: Marked) =>
  !each.isTorn &&
  !each.needsHeading &&
  !each.isSomeones &&
  marks.leftover < 0.4 &&
  marks.stale < 0.3 &&
  marks.others < 0.4 &&
  role !== 'blog' &&
  (kind === 'prose' || asksWho) &&
  words >= 8 &&
  countWords(sentences[0] ?? '') >= 5 &&
  (!after || (each.isAboutThem && each.over.alone > 0)) &&
  !sentences[0]?.endsWith('?')

/** What visitors see is what they know them by; and a section that is not read from its top has lost something. */
const introductionAmong = (usual: readonly Marked[]) => (each: Marked) => {
  const isFirst = !usual.some((other) => isSameSection(other, each) && other.at < each.at)
  return (
    each.standing.who -
    Math.max(0, each.standing.bad) -
    (each.isDescription ? 0.3 : 0) -
    (each.isCut ? 1 : 0) -
    (isFirst ? 0 : 0.3)
  )
}

const isSameSection = (one: Marked, other: Marked) => one.url === other.url && one.heading === other.heading

/** A step of a manual, of a recipe or of a story is none of theirs. */
const isStep = ({ matter, isSure, over, words, kind, role, namesStep }: Marked) =>
  kind !== 'review' &&
  role !== 'other' &&
  role !== 'blog' &&
  words >= 12 &&
  words < 70 &&
  namesStep &&
  over.step > 1 &&
  (matter === 'step' || !isSure)

const mayOpen = ({
  kind,
  over,
  merit,
  sentences,
  matter,
  role,
  isTheirs,
  saysWho,
  hasMoney,
  standing,
}: Marked) =>
  kind === 'prose' &&
  (role === 'home' || role === 'about') &&
  isTheirs &&
  // A stranger's first words: who speaks is said, or it is a story of its own.
  (saysWho || (over.opens > 2.9 && standing.fine > 1)) &&
  standing.fine > 0 &&
  (!hasMoney || over.people > 0.5) &&
  matter !== 'step' &&
  over.opens > 1.3 &&
  over.world < 0 &&
  merit > 1.5 &&
  sentences.length > 1 &&
  countWords(sentences[0] ?? '') <= mostOfOpening &&
  countWords(sentences[0] ?? '') >= 6 &&
  !sentences[0]?.endsWith('?')

const isPrice = ({ kind, hasMoney, over }: Marked) => kind === 'prices' || (hasMoney && over.price > 0.5)
const byPrice = ({ kind, over, merit }: Marked) => (kind === 'prices' ? 1 : 0) + over.price + merit / 3
const isLimit = ({ matter, isSure, merit, kind }: Marked) =>
  kind !== 'review' && (matter === 'limit' || matter === 'guarantee') && isSure && merit > 0

/**
 * What they do first, then people and beginnings; what it costs, when and where last. A page is told from top to bottom:
 * its first excerpt says when its turn is.
 */
function inOrder(thread: readonly Marked[]): Marked[] {
  const down = [...thread].sort((a, b) => a.at - b.at)
  const firstOf = (each: Marked) => down.find(({ url }) => url === each.url) ?? each
  return down.sort(
    (a, b) => turnOf(firstOf(a)) - turnOf(firstOf(b)) || firstOf(a).at - firstOf(b).at || a.at - b.at,
  )
}
const turnOf = ({ matter, role }: Marked) => {
  if (matter === 'where' || matter === 'time' || matter === 'price') return 2
  return matter === 'origin' || matter === 'people' || role === 'about' ? 1 : 0
}

const isReview = ({ kind, words, marks, over }: Marked) =>
  kind === 'review' && words >= 9 && marks.leftover < 0.5 && over.generic < 0.8

const meritOf = ({ merit }: Marked) => merit
const byMerit = (a: Marked, b: Marked) => b.merit - a.merit

function best<T>(all: readonly T[], by: (each: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (top, each) => (top === undefined || by(each) > by(top) ? each : top),
    undefined,
  )
}
