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

const mostBeats = 7
/** Of what is read, in words. */
const [leastRead, mostRead] = [150, 420]
const mostOfOpening = 26

export function choose(all: readonly Marked[]): Choice | undefined {
  const readable = all.filter(isReadable)
  const who = best(readable.filter(mayIntroduce), introduction)
  if (!who) return undefined
  const taken: Marked[] = [who]
  const isNew = (each: Marked) => taken.every((other) => other !== each && !isAlike(textOf(other), textOf(each)))
  const take = <T extends Marked | undefined>(each: T): T => {
    if (each) taken.push(each)
    return each
  }
  const step = take(best(readable.filter((each) => isStep(each) && isNew(each)), ({ over }) => over.step))
  const opening = take(best(readable.filter((each) => mayOpen(each) && isNew(each)), ({ over, merit }) => over.opens + merit / 4))
  const reviews = readable
    .filter(({ kind, words, merit }) => kind === 'review' && words >= 9 && merit > -1)
    .sort(byMerit)
    .reduce<Marked[]>((chosen, each) => (chosen.length < 2 && isNew(each) ? [...chosen, take(each)] : chosen), [])
  const late = [best(readable.filter((each) => isPrice(each) && isNew(each)), byPrice), best(readable.filter((each) => isLimit(each) && isNew(each)), meritOf)]
  const end = late.flatMap((each) => (each && isNew(each) ? [take(each)] : []))
  const middle = threadOf(readable, taken, isNew, take)
  const thread = [...inOrder(middle), ...end]
  return { who, thread, reviews, ...(opening && { opening }), ...(step && { step }) }
}

/** The best, spread over the website, for as long as there is something worth it. */
function threadOf(readable: readonly Marked[], taken: readonly Marked[], isNew: (each: Marked) => boolean, take: (each: Marked) => Marked) {
  const candidates = readable.filter(({ kind }) => kind === 'prose' || kind === 'answer').sort(byMerit)
  const worth = candidates.filter(({ merit }) => merit > 0.5).reduce((sum, { words }) => sum + words, 0)
  const length = Math.max(leastRead, Math.min(mostRead, worth * 0.7))
  const chosen: Marked[] = []
  const read = () => taken.reduce((sum, { words }) => sum + words, 0)
  for (const each of candidates) {
    const floor = read() < leastRead ? -0.6 : 0.4
    const isMuch = chosen.filter(({ url }) => url === each.url).length >= 3 || chosen.filter(({ url, heading }) => url === each.url && heading === each.heading).length >= 2
    if (chosen.length >= mostBeats || read() >= length) break
    if (each.merit > floor && !isMuch && read() + each.words < length + 50 && isNew(each)) chosen.push(take(each))
  }
  return chosen
}

const isReadable = ({ marks, over, role }: Marked) =>
  marks.leftover < 0.4 && marks.stale < 0.3 && marks.others < 0.4 && marks.generic < 0.8 && over.alone > -1.4 && role !== 'blog'

const mayIntroduce = ({ kind, asksWho, words, sentences, after }: Marked) =>
  (kind === 'prose' || asksWho) && words >= 8 && countWords(sentences[0] ?? '') >= 5 && !after && !sentences[0]?.endsWith('?')

const introduction = ({ over, merit, role, isNamed, isAboutThem, asksWho, words }: Marked) =>
  over.introduces * 1.2 + merit * 0.25 + (isNamed ? 1.2 : 0) + (asksWho ? 2.5 : 0) + (isAboutThem ? 0.5 : 0) + (role === 'home' || role === 'about' ? 0.6 : 0) - (words > 90 ? 0.5 : 0)

const isStep = ({ matter, isSure, over, words, kind, namesStep }: Marked) =>
  kind !== 'review' && words < 70 && namesStep && over.step > 1 && (matter === 'step' || !isSure)

const mayOpen = ({ kind, over, merit, sentences, matter }: Marked) =>
  kind === 'prose' &&
  matter !== 'step' &&
  over.opens > 1 &&
  over.world < 0.3 &&
  merit > 1.2 &&
  sentences.length > 1 &&
  countWords(sentences[0] ?? '') <= mostOfOpening &&
  countWords(sentences[0] ?? '') >= 6 &&
  !sentences[0]?.endsWith('?')

const isPrice = ({ kind, hasMoney, over }: Marked) => kind === 'prices' || (hasMoney && over.price > 0.5)
const byPrice = ({ kind, over, merit }: Marked) => (kind === 'prices' ? 1 : 0) + over.price + merit / 3
const isLimit = ({ matter, isSure, merit, kind }: Marked) => kind !== 'review' && (matter === 'limit' || matter === 'guarantee') && isSure && merit > 0

/** People and beginnings first; the rest as the website has it. */
const inOrder = (thread: readonly Marked[]) =>
  [...thread].sort((a, b) => Number(isLater(a)) - Number(isLater(b)) || a.at - b.at)
const isLater = ({ matter, role }: Marked) => !(matter === 'origin' || matter === 'people' || role === 'about')

const meritOf = ({ merit }: Marked) => merit
const byMerit = (a: Marked, b: Marked) => b.merit - a.merit

function best<T>(all: readonly T[], by: (each: T) => number): T | undefined {
  return all.reduce<T | undefined>((top, each) => (top === undefined || by(each) > by(top) ? each : top), undefined)
}
