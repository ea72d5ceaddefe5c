/** What is told after who they are, and in which order. */
import { appeal, askedAs, kindOf } from './appeal.ts'
import { downThePage, isOfHouse, tellsAgain, tellsOfThem, withNext } from './goes-on.ts'
import type { Marked } from './marked.ts'
import { isOfSection } from './order.ts'
import { best, mayBeTold } from './parts.ts'

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
  const worth = wordsOf(readable.filter((each) => appeal(each) > 0))
  const length = Math.max(room.least, Math.min(room.most, worth * room.share))
  const chosen: Marked[] = []
  const isSpread = isSpreadOver(usual)
  const read = () => wordsOf(taken)
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
      const more = room.share < 1 ? withNext(both, readable, isNew) : both
      for (const told of [taken, chosen]) told.push(...more)
    }
  const isShort = room.share < 1 && read() < room.least
  return isShort ? [...chosen, ...downThePage(usual, taken, { isNew, least: room.least })] : chosen
}

const wordsOf = (all: readonly Marked[]) => all.reduce((sum, { words }) => sum + words, 0)

type Round = { from: readonly Marked[]; until: number; least: number; unasked: number }
/** Where the best is too little, what else can be asked for is better than nothing. */
const roundsOf = ({
  readable,
  usual,
  room,
  length,
}: Pick<Telling, 'readable' | 'usual' | 'room'> & { length: number }): Round[] => {
  const [telling, any] = [readable.filter(mayBeTold), usual.filter(mayBeTold).filter(tellsOfThem)]
  return [
    { from: telling, until: length, least: room.share < 1 ? 0.5 : -1.5, unasked: 1 },
    { from: telling, until: Math.min(room.most, leastWhereAsked), least: -0.5, unasked: 1 },
    { from: any, until: room.least, least: -3, unasked: 3 },
  ]
}

/** What a host can ask for is worth so many words, where nothing better is there. */
const leastWhereAsked = 110

/** One thing that customers ask, before a second answer to another. */
const firstOfItsKind = 0.7
const isSaidOf = (each: Marked, chosen: readonly Marked[]) =>
  chosen.some((other) => kindOf(other) === kindOf(each))

const isWish = ({ isMission, asked }: Marked) => isMission || asked === 'beliefs'

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
    // Of the house, below a heading that says no more than that, it goes on from who they are by itself.
    (alike.length < unasked &&
      (isOfHouse(each) || each.cue?.kind === 'person') &&
      (unasked > 1 || each.role === 'home' || each.role === 'about') &&
      each.told.size > 0 &&
      (!each.isOfPart || each.isTheirsAtOnce))
  )
}

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
