/** What is told after who they are: what its founder would miss most, whether or not a host has a question for it. */
import { appeal, askedAs, kindOf } from './appeal.ts'
import type { Marked } from './marked.ts'
import { best } from './parts.ts'

/** In words: as much as there is that is worth it, between the two. */
export type ThreadRoom = { beats: number; least: number; most: number }
export const usualRoom: ThreadRoom = { beats: 9, least: 80, most: 300 }

type Telling = {
  /** What may be told at all. */
  usual: readonly Marked[]
  taken: Marked[]
  isNew: (each: Marked) => boolean
  room: ThreadRoom
}

export function threadOf({ usual, taken, isNew, room }: Telling): Marked[] {
  const chosen: Marked[] = []
  const read = () => taken.reduce((sum, { words }) => sum + words, 0)
  const leadOf = (each: Marked) => usual.find(({ at }) => at === each.after?.at)
  /** What the website says right before it is heard before it, or is not needed. */
  const isLed = (each: Marked) => {
    const lead = leadOf(each)
    return !each.after || each.standsAlone || (lead !== undefined && taken.includes(lead))
  }
  const isFit = (each: Marked) =>
    appeal(each) > (read() < room.least ? leastOfShort : leastAppeal) &&
    !tellsAgain(each, taken) &&
    !(isWish(each) && taken.some(isWish)) &&
    !isSecondOfPlace(each, taken) &&
    chosen.filter((other) => other.url === each.url && other.heading === each.heading).length <
      mostOfHeading &&
    read() + each.words < room.most + spare &&
    isNew(each) &&
    isLed(each) &&
    isIntroduced(each, taken)
  while (chosen.length < room.beats) {
    const next = best(
      usual.filter(isFit),
      (each) =>
        appeal(each) +
        (isOfKind(each, chosen) ? 0 : firstOfItsKind) -
        (tellsRoots(each) && taken.some(tellsRoots) ? ofSecondRoots : 0),
    )
    if (!next) break
    for (const told of [taken, chosen]) told.push(next)
  }
  return chosen
}

/** Where nobody asks for it and no heading is read with it, it is of the house as a whole, or goes on from what was said before it: anything else is heard of the wrong thing. */
const isIntroduced = (each: Marked, taken: readonly Marked[]) =>
  !isUnasked(each) ||
  (!each.hasMoney &&
    !isWish(each) &&
    ((isOfHouse(each) && !each.isOfPart) || each.leads === true) &&
    taken.filter(isUnasked).length <= mostUnasked) ||
  taken.some(
    ({ url, heading, at }) => heading !== '' && url === each.url && heading === each.heading && at < each.at,
  )

const isUnasked = (each: Marked) => askedAs(each) === undefined && each.lead === undefined

const isOfHouse = ({ isTheirsAtOnce, isTheirs, role }: Marked) =>
  isTheirsAtOnce || (isTheirs && (role === 'home' || role === 'about'))

const [leastAppeal, leastOfShort] = [-2, -4]
const [mostOfHeading, spare] = [3, 25]
/** Beside who they are. */
const mostUnasked = 2
/** One thing that customers ask, before a second answer to another. */
const firstOfItsKind = 0.3
/** They began once: `since 1971`, and then `for forty years`. */
const ofSecondRoots = 0.4
const tellsRoots = ({ told }: Marked) => told.has('roots')
const isOfKind = (each: Marked, chosen: readonly Marked[]) =>
  chosen.some((other) => kindOf(other) === kindOf(each))

const isWish = ({ isMission, asked }: Marked) => isMission || asked === 'beliefs'

/** A beginning is told once: two years of founding contradict each other, or bore. */
const tellsAgain = (each: Marked, taken: readonly Marked[]) =>
  each.tellsFounding && taken.some((other) => other.tellsFounding)

/** When and where is told once, and only to whoever asks. */
const isSecondOfPlace = (each: Marked, taken: readonly Marked[]) =>
  (each.matter === 'where' || each.matter === 'time') &&
  (askedAs(each) === undefined || taken.some(({ matter }) => matter === each.matter))
