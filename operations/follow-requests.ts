import { own } from '#domain/own.ts'
import type { ProgressLine } from '#domain/request.ts'

/** `done` is missing when nothing new is known: a request that failed keeps the lines that it had. */
export type Progress = { done?: readonly ProgressLine[]; isFinished: boolean }

/** What a request's status says about the four lines that the visitor sees. */
const progressAt: Record<string, Progress> = {
  pending: { done: [], isFinished: false },
  read: { done: ['website'], isFinished: false },
  written: { done: ['website', 'content'], isFinished: false },
  recorded: { done: ['website', 'content', 'voice'], isFinished: false },
  delivered: { done: ['website', 'content', 'voice', 'email'], isFinished: true },
  failed: { isFinished: true },
  stopped: { isFinished: true },
}
/** Of a ticket that nobody has, there is nothing to say either. */
const nothingYet: Progress = { done: [], isFinished: false }

export type Follow = (ticketHash: string, tell: (progress: Progress) => void) => () => void
type Follower = { ticketHash: string; tell: (progress: Progress) => void; told: Progress | undefined }
type Wanted = {
  findStatuses: (ticketHashes: readonly string[]) => Promise<Map<string, string>>
  everyMilliseconds: number
}

/**
 * Tells everybody who follows a request about each change, and how it stands at first. One question for all of them
 * every second: LISTEN would need a connection of its own and get lost in poolers and restarts.
 */
export function followRequests({ findStatuses, everyMilliseconds }: Wanted): Follow {
  const followers = new Set<Follower>()
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    // Who comes while we ask has to wait for the next time.
    const asking = [...followers]
    const tickets = [...new Set(asking.map(({ ticketHash }) => ticketHash))]
    const statuses = await findStatuses(tickets).catch(() => undefined)
    for (const each of statuses ? asking : [])
      if (followers.has(each)) tellNews(each, statuses?.get(each.ticketHash)) // some may have left meanwhile
    const isSomebodyNew = [...followers].some(({ told }) => told === undefined)
    const pause = isSomebodyNew && statuses ? 0 : everyMilliseconds
    timer = followers.size > 0 ? setTimeout(look, pause).unref() : undefined
  }

  return (ticketHash, tell) => {
    const follower: Follower = { ticketHash, tell, told: undefined }
    followers.add(follower)
    if (!timer) timer = setTimeout(look)
    return () => void followers.delete(follower)
  }
}

function tellNews(follower: Follower, status: string | undefined): void {
  const progress = (status && own(progressAt, status)) || nothingYet
  if (progress === follower.told) return
  follower.told = progress
  follower.tell(progress)
}
