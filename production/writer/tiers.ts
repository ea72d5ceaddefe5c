/** A choice in which some excerpts come before all others. */
import { choose, type ProgrammeChoice } from './choose.ts'
import { tellAlike } from './likeness.ts'
import type { Marked } from './marked.ts'
import type { ThreadRoom } from './thread.ts'

export type IsOf = (each: Marked) => boolean

type Tiers = {
  /** Without one of these there is nothing to tell; of the others only as many as are needed. */
  must?: IsOf
  /** These come next, in this order. */
  likes: readonly IsOf[]
  room: ThreadRoom
  sign: string
}

/** Something else is heard, too: nobody wants one thing only unless they say so. */
const shareOfLiked = 0.6

export function chooseInTiers(left: readonly Marked[], tiers: Tiers): ProgrammeChoice | undefined {
  const { must, likes, room, sign } = tiers
  const frame = choose(left, sign, room)
  if (!frame || (!must && likes.length === 0)) return frame
  const of = (isOf: IsOf) => tierOf(left, frame, isOf, tiers)
  const first = must && of(must)
  const liked = likes.map(of)
  const opening = first ? first.opening : frame.opening
  const usual = countRead(frame.thread)
  const most = first ? Math.max(countRead(first.thread), Math.min(room.least, usual)) : usual
  const thread: Marked[] = []
  const add = (from: readonly Marked[], until: number) => {
    for (const each of from) {
      if (countRead(thread) >= until) return
      const taken = [frame.who, frame.step, opening, ...thread]
      const isLed =
        !each.after || each.standsAlone || [...taken, ...from].some((other) => other?.at === each.after?.at)
      if (isLed && isNewTo(taken, each)) thread.push(each)
    }
  }
  add(first?.thread ?? [], Number.POSITIVE_INFINITY)
  for (const each of liked)
    add([...(each.opening ? [each.opening] : []), ...each.thread], must ? most : most * shareOfLiked)
  add(frame.thread, most)
  const reviews = [...(first?.reviews ?? []), ...liked.flatMap((each) => each.reviews), ...frame.reviews]
  const { opening: _, ...rest } = frame
  const choice = { ...rest, thread, reviews: reviews.slice(0, 1), ...(opening && { opening }) }
  // That the business names it when it says who it is is not an episode about it.
  const told = heardIn(choice).filter((each) => each !== choice.who)
  return must && !told.some(must) ? undefined : choice
}

type Tier = Pick<ProgrammeChoice, 'opening' | 'thread' | 'reviews'>

/** As if the website said nothing else but who they are and how one begins. */
function tierOf(left: readonly Marked[], frame: ProgrammeChoice, isOf: IsOf, { room, sign }: Tiers): Tier {
  const own = left.filter(isOf)
  const leads = new Set(own.map(({ after }) => after?.at))
  const framed = new Set([frame.who.at, frame.step?.at])
  const group = left.filter((each) => isOf(each) || leads.has(each.at) || framed.has(each.at))
  const found = choose(group, sign, { ...room, least: room.least * 1.5 })
  if (!found) return { thread: [], reviews: [] }
  const { opening, who, thread, reviews } = found
  const all = [...(who.at === frame.who.at ? [] : [who]), ...thread]
  const anyhow = own.filter((each) => isSayable(each) && each !== opening && !all.includes(each))
  const more = anyhow.sort((a, b) => b.merit - a.merit).slice(0, Math.max(0, mostAnyhow - all.length))
  return { thread: [...all, ...more], reviews, ...(opening && { opening }) }
}

/** Nobody would choose these by themselves, and they are what somebody wants to hear. */
const mostAnyhow = 3
const isSayable = ({ kind, isTorn, isSomeones, after, marks }: Marked) =>
  kind !== 'review' &&
  !isTorn &&
  !isSomeones &&
  !after &&
  marks.leftover < 0.4 &&
  marks.stale < 0.3 &&
  marks.others < 0.4

/** All that is read of it. */
export const heardIn = ({ opening, who, thread, reviews, step }: ProgrammeChoice): Marked[] =>
  [opening, who, ...thread, ...reviews, step].filter((each) => each !== undefined)

const isNewTo = (taken: readonly (Marked | undefined)[], each: Marked) =>
  taken.every(
    (other) =>
      !other ||
      // What it costs is told beside what it is.
      (other.at !== each.at && (each.kind === 'prices' || !tellAlike(other.tells, each.tells))),
  )

export const countRead = (all: readonly Marked[]) => all.reduce((sum, { words }) => sum + words, 0)
