/** What is told after who they are, and in which order. */
import { isKeyOf } from '#domain/own.ts'
import { appeal, askedAs, kindOf } from './appeal.ts'
import type { Marked } from './marked.ts'
import { best, isPrice, mayBeTold } from './parts.ts'

/** In words; `share` is that of all that is worth it. */
export type ThreadRoom = { beats: number; least: number; most: number; share: number }
export const usualRoom: ThreadRoom = { beats: 5, least: 60, most: 190, share: 0.8 }

type Telling = {
  readable: readonly Marked[]
  usual: readonly Marked[]
  taken: Marked[]
  isNew: (each: Marked) => boolean
  room: ThreadRoom
}

/** What its founder would miss most and what customers ask first, for as long as there is something worth it. */
export function threadOf({ readable, usual, taken, isNew, room }: Telling): Marked[] {
  const worth = readable.filter((each) => appeal(each) > 0).reduce((sum, { words }) => sum + words, 0)
  const length = Math.max(room.least, Math.min(room.most, worth * room.share))
  const chosen: Marked[] = []
  const isSpread = isSpreadOver(usual)
  const read = () => taken.reduce((sum, { words }) => sum + words, 0)
  const leadOf = (each: Marked) => usual.find(({ at }) => at === each.after?.at)
  /** What the website says right before it is read before it. */
  const isLed = (each: Marked) => {
    const lead = leadOf(each)
    if (!each.after || (lead && taken.includes(lead))) return true
    if (!lead) return each.standsAlone
    return isNew(lead) && appeal(lead) > -2 && lead.words + each.words < 130
  }
  const isFit = (each: Marked, { least, unasked, until }: Round) =>
    appeal(each) > least &&
    !tellsAgain(each, taken) &&
    isOneOfFew(each, chosen, unasked, room.share < 1 ? 1 : 2) &&
    !(isWish(each) && taken.some(isWish)) &&
    !isSecondOfPlace(each, taken) &&
    isSpread(each, chosen) &&
    read() + each.words < Math.max(length, until) + 25 &&
    isNew(each) &&
    isLed(each)
  for (const round of roundsOf({ readable, usual, room, length }))
    for (;;) {
      if (chosen.length >= room.beats || (chosen.length > 0 && read() >= round.until)) break
      const next = best(
        round.from.filter((each) => isFit(each, round)),
        (each) => appeal(each) + (isSaidOf(each, chosen) ? 0 : firstOfItsKind),
      )
      if (!next) break
      const lead = leadOf(next)
      const both = lead && next.after && !taken.includes(lead) ? [lead, next] : [next]
      const more = room.share < 1 ? withNext([...both], { readable, isNew }) : both
      taken.push(...more)
      chosen.push(...more)
    }
  if (room.share < 1 && read() < room.least) chosen.push(...downThePage(usual, { taken, isNew, room }))
  return chosen
}

/** A passage is heard as it stands on its page: with what goes on from it, as long as one breath holds both. */
function withNext(both: Marked[], { readable, isNew }: Pick<Telling, 'readable' | 'isNew'>): Marked[] {
  const last = both.at(-1)
  const next = readable.find(
    ({ after, kind, heading }) =>
      after !== undefined && after.at === last?.at && kind === 'prose' && heading === last.heading,
  )
  const length = both.reduce((sum, { words }) => sum + words, 0)
  if (!next || !isNew(next) || next.standing.fine < leastOfNext || length + next.words > mostOfOne)
    return both
  return withNext([...both, next], { readable, isNew })
}
const [leastOfNext, mostOfOne] = [-1, 90]

/** Where nothing can be asked for, the voice goes on from the top of the page, and nobody is told that it is too little. */
function downThePage(
  usual: readonly Marked[],
  { taken, isNew, room }: Pick<Telling, 'taken' | 'isNew' | 'room'>,
): Marked[] {
  const chosen: Marked[] = []
  const read = () => taken.reduce((sum, { words }) => sum + words, 0)
  const rest = usual.filter(
    (each) => each.kind === 'prose' && (each.role === 'home' || each.role === 'about') && isOfThem(each),
  )
  for (const each of rest) {
    if (read() >= room.least + mostOfOne) break
    if (!isNew(each) || tellsAgain(each, taken) || each.standing.bad > mostOfRest) continue
    taken.push(each)
    chosen.push(each)
  }
  return chosen
}
const mostOfRest = 0.5

type Round = { from: readonly Marked[]; until: number; least: number; unasked: number }
/** Where the best is too little, what else can be asked for is better than nothing. */
const roundsOf = ({
  readable,
  usual,
  room,
  length,
}: Pick<Telling, 'readable' | 'usual' | 'room'> & { length: number }): Round[] => {
  const [telling, any] = [readable.filter(mayBeTold), usual.filter(mayBeTold).filter(isOfThem)]
  return [
    { from: telling, until: length, least: room.share < 1 ? 0.5 : -1.5, unasked: 1 },
    { from: telling, until: Math.min(room.most, leastWhereAsked), least: -0.5, unasked: 1 },
    { from: any, until: room.least, least: -3, unasked: 3 },
  ]
}
/** What speaks of nobody is better not heard. */
const isOfThem = ({ kind, isTheirs, cue, head, asked, told }: Marked) =>
  kind !== 'prose' || isTheirs || told.size > 0 || (cue ?? head ?? asked) !== undefined

/** What a host can ask for is worth so many words, where nothing better is there. */
const leastWhereAsked = 110

/** One thing that customers ask, before a second answer to another. */
const firstOfItsKind = 0.7
const isSaidOf = (each: Marked, chosen: readonly Marked[]) =>
  chosen.some((other) => kindOf(other) === kindOf(each))

const isWish = ({ isMission, asked }: Marked) => isMission || asked === 'beliefs'

/** A beginning is told once: two years of founding contradict each other, or bore. */
const tellsAgain = (each: Marked, taken: readonly Marked[]) =>
  each.tellsFounding && taken.some((other) => other.tellsFounding)

const mostOf = new Map([
  ['question', 3],
  ['topic', 3],
])

/** Nobody wants to hear the same kind of thing again and again, and what nobody can ask for only where it goes on. */
function isOneOfFew(each: Marked, chosen: readonly Marked[], unasked: number, times: number): boolean {
  const way = askedAs(each)
  const alike = chosen.filter((other) => askedAs(other) === way)
  if (way) return alike.length < times * (mostOf.get(way) ?? 1)
  return (
    isOfSection(each, chosen) ||
    // Of the house, from its first page or the one about it, it goes on from who they are by itself.
    (alike.length < unasked &&
      (unasked > 1 || each.role === 'home' || each.role === 'about') &&
      (unasked > 1 || each.isTheirs || each.heading === '') &&
      each.told.size > 0 &&
      (!each.isOfPart || each.isTheirsAtOnce))
  )
}
const isOfSection = (each: Marked, chosen: readonly Marked[]) =>
  chosen.some((other) => other !== each && other.url === each.url && other.heading === each.heading)

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

/**
 * What nobody can ask for goes on from who they are. Then what they do, people and beginnings, what it costs and what
 * holds, when and where. What stands together on a page stays together, in its order.
 */
export function inOrder(thread: readonly Marked[]): Marked[] {
  const down = [...thread].sort((a, b) => a.at - b.at)
  const firstOf = (each: Marked) =>
    down.find(({ url, heading }) => url === each.url && heading === each.heading) ?? each
  const isUnasked = (each: Marked) => askedAs(each) === undefined && !isOfSection(each, thread)
  return down.sort(
    (a, b) =>
      Number(isUnasked(b)) - Number(isUnasked(a)) ||
      turnOf(firstOf(a)) - turnOf(firstOf(b)) ||
      firstOf(a).at - firstOf(b).at ||
      a.at - b.at,
  )
}
const turns = { offer: 0, people: 1, terms: 2, place: 3 } as const
const ofTerms: readonly Marked['matter'][] = ['price', 'money', 'limit', 'guarantee', 'safety', 'time']
function turnOf(each: Marked): number {
  const kind = kindOf(each)
  if (isPrice(each) || ofTerms.includes(each.matter)) return turns.terms
  if (each.matter === 'where') return turns.place
  if (kind && isKeyOf(turns, kind)) return turns[kind]
  const isOfPeople = each.cue?.kind === 'person' || each.matter === 'origin' || each.matter === 'people'
  return isOfPeople ? turns.people : turns.offer
}
