import type { TicketStanding } from '#database/requests.ts'
import { type Limit, minutesInLine } from '#domain/admission.ts'
import type { Making } from '#domain/making.ts'
import { own } from '#domain/own.ts'
import type { ProgressLine } from '#domain/request.ts'
import { type FindMakings, followMakings } from './follow-makings.ts'

/** `done` is missing when nothing new is known: a request that failed keeps the lines that it had. */
export type RequestProgress = {
  done?: readonly ProgressLine[]
  isFinished: boolean
  /** Others are before it, and its turn comes in about so many minutes. */
  minutesInLine?: number
  /** Said only where the house has switched it off. */
  mayChange?: false
  /** What there is of the episode by now. */
  making?: Making
}

/** What a request's status says about the four lines that the visitor sees. */
const progressAt: Record<string, RequestProgress> = {
  pending: { done: [], isFinished: false },
  read: { done: ['website'], isFinished: false },
  written: { done: ['website', 'content'], isFinished: false },
  recorded: { done: ['website', 'content', 'voice'], isFinished: false },
  delivered: { done: ['website', 'content', 'voice', 'email'], isFinished: true },
  failed: { isFinished: true },
  stopped: { isFinished: true },
}
/** Of a ticket that nobody has, there is nothing to say either. */
const nothingYet: RequestProgress = { done: [], isFinished: false }

export type Follow = (ticketHash: string, tell: (progress: RequestProgress) => void) => () => void
type Follower = { ticketHash: string; tell: (progress: RequestProgress) => void; told?: string }
type Wanted = {
  findStandings: (ticketHashes: readonly string[]) => Promise<Map<string, TicketStanding>>
  findMakings?: FindMakings
  /** How many may begin, of all. */
  everybody: readonly Limit[]
  everyMilliseconds: number
}

/**
 * Tells everybody who follows a request about each change, and how it stands at first. One question for all of them
 * every second: LISTEN would need a connection of its own and get lost in poolers and restarts.
 */
export function followRequests({ findStandings, findMakings, everybody, everyMilliseconds }: Wanted): Follow {
  const followers = new Set<Follower>()
  const makingsOf = followMakings(findMakings ?? (async () => new Map()))
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    // Who comes while we ask has to wait for the next time.
    const asking = [...followers]
    const tickets = [...new Set(asking.map(({ ticketHash }) => ticketHash))]
    const standings = await findStandings(tickets).catch(() => undefined)
    const makingOf = standings && (await makingsOf(standings).catch(() => undefined))
    // Some may have left meanwhile.
    for (const each of standings ? asking : [])
      if (followers.has(each)) {
        const making = makingOf?.(each.ticketHash)
        const progress = progressOf(standings?.get(each.ticketHash), everybody)
        tellNews(each, making && progress.done ? { ...progress, making } : progress)
      }
    const isSomebodyNew = [...followers].some(({ told }) => told === undefined)
    const pause = isSomebodyNew && standings ? 0 : everyMilliseconds
    timer = followers.size > 0 ? setTimeout(look, pause).unref() : undefined
  }

  return (ticketHash, tell) => {
    const follower: Follower = { ticketHash, tell }
    followers.add(follower)
    if (!timer) timer = setTimeout(look)
    return () => void followers.delete(follower)
  }
}

function progressOf(standing: TicketStanding | undefined, everybody: readonly Limit[]): RequestProgress {
  const progress = (standing && own(progressAt, standing.status)) ?? nothingYet
  const told: RequestProgress = standing?.isFixed ? { ...progress, mayChange: false } : progress
  return standing?.place ? { ...told, minutesInLine: minutesInLine(standing.place, everybody) } : told
}

function tellNews(follower: Follower, progress: RequestProgress): void {
  const news = JSON.stringify(progress)
  if (news === follower.told) return
  follower.told = news
  follower.tell(progress)
}
