/** What of a website is read, and in which order: one thread from who they are to how one begins. */
import { countWords } from '#domain/language/sentences.ts'
import type { Matter } from '#content/programme/matters.ts'
import { matters } from '#content/programme/matters.ts'
import { type Excerpt, textOf } from './excerpt.ts'
import { isAlike } from './likeness.ts'
import type { Marks } from './marks.ts'

export type Marked = Excerpt & { marks: Marks; matter: Matter; words: number; merit: number }

export type Choice = {
  /** The first words of the episode; the same section ends it. */
  opening?: Marked
  who: Marked
  thread: readonly Marked[]
  reviews: readonly Marked[]
  step?: Marked
}

/** Of what is read, in words. */
export type Length = { least: number; most: number }

/** Where the questions come in a conversation. */
const place: Readonly<Record<Matter, number>> = {
  who: 0,
  origin: 1,
  people: 2,
  why: 3,
  different: 4,
  way: 5,
  made: 5,
  range: 6,
  audience: 6,
  visit: 6,
  where: 7,
  time: 7,
  proof: 8,
  safety: 8,
  none: 8,
  giving: 9,
  advice: 9,
  price: 10,
  money: 11,
  limit: 12,
  guarantee: 12,
  step: 13,
}

export function marked(excerpt: Excerpt, marks: Marks): Marked {
  const ranked = [...matters].sort((a, b) => marks[b] - marks[a])
  const [best = 'none'] = ranked
  const matter = marks[best] >= 0.3 ? best : 'none'
  const against = marks.leftover * 2 + marks.stale * 2 + marks.others * 1.5 + marks.generic * 0.8 + marks.world * 0.6
  const merit = marks.worth * 2 + marks.particular + marks.alone * 0.6 - against
  return { ...excerpt, marks, matter, words: countWords(textOf(excerpt)), merit }
}

const isReadable = ({ marks, kind, role }: Marked) =>
  marks.leftover < 0.4 && marks.stale < 0.35 && marks.others < 0.45 && marks.alone > (kind === 'answer' ? 0.3 : 0.4) && role !== 'blog'

export function choose(all: readonly Marked[], length: Length): Choice | undefined {
  const readable = all.filter(isReadable)
  const who = best(readable.filter(mayIntroduce), (each) => each.marks.introduces * 3 + each.merit * 0.4 + (each.role === 'home' || each.role === 'about' ? 0.4 : 0))
  if (!who) return undefined
  const taken: Marked[] = [who]
  const isNew = (each: Marked) => taken.every((other) => other !== each && !isAlike(textOf(other), textOf(each)))
  const take = (each: Marked | undefined) => {
    if (each) taken.push(each)
    return each
  }
  const step = take(best(readable.filter((each) => each.matter === 'step' && each.words < 70 && isNew(each)), ({ marks, merit }) => marks.step + merit * 0.3))
  const opening = best(readable.filter((each) => each.kind === 'prose' && each.marks.opens > 0.3 && isNew(each)), ({ marks }) => marks.opens)
  const reviews = upTo(2, readable.filter(({ kind, words }) => kind === 'review' && words >= 9).sort(byMerit), (each) => isNew(each) && take(each) !== undefined)
  const thread: Marked[] = []
  let words = taken.reduce((sum, each) => sum + each.words, 0)
  const add = (each: Marked) => {
    const lead = each.after && all.find(({ at }) => at === each.after?.at)
    thread.push(each)
    taken.push(each)
    words += each.words
    return lead
  }
  // What it costs and where it ends is told wherever it is published.
  for (const wanted of ['price', 'limit'] as const) {
    const found = best(readable.filter((each) => each.matter === wanted && each.merit > 0 && isNew(each)), byMeritOf)
    if (found) add(found)
  }
  for (const each of readable.filter(({ kind, matter }) => (kind === 'prose' || kind === 'answer') && matter !== 'step' && matter !== 'who').sort(byMerit)) {
    if (words >= length.most) break
    const floor = words < length.least ? 0.4 : words < (length.least + length.most) / 2 ? 0.9 : 1.4
    const isMuch = thread.filter(({ matter }) => matter === each.matter).length >= 2
    if (each.merit > floor && !isMuch && words + each.words <= length.most + 40 && isNew(each)) add(each)
  }
  thread.sort((a, b) => place[a.matter] - place[b.matter] || a.at - b.at)
  return { who, thread, reviews, ...(opening && { opening }), ...(step && { step }) }
}

const mayIntroduce = ({ kind, marks, words }: Marked) => (kind === 'prose' || kind === 'answer') && marks.introduces > 0.25 && words >= 8 && words <= 90

const byMeritOf = ({ merit }: Marked) => merit
const byMerit = (a: Marked, b: Marked) => b.merit - a.merit

function best<T>(all: readonly T[], by: (each: T) => number): T | undefined {
  return all.reduce<T | undefined>((top, each) => (top === undefined || by(each) > by(top) ? each : top), undefined)
}

function upTo<T>(most: number, all: readonly T[], isWanted: (each: T) => boolean): T[] {
  const found: T[] = []
  for (const each of all) if (found.length < most && isWanted(each)) found.push(each)
  return found
}
