import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type AskedRequest, type RequestLimits, takeRequests, type Verdict } from './requests.ts'

/** `refused`: the table's own rules say no. `unavailable`: the database did not answer in time. Why, is for the log. */
export type Taken =
  | (Verdict & { reason?: never })
  | { outcome: 'refused' | 'unavailable'; reason: string; waitSeconds?: never; person?: never }
export type TakeRequest = (request: AskedRequest) => Promise<Taken>

type Waiting = {
  request: AskedRequest
  /** Whoever shares one of these must not be in a commit at the same time. */
  marks: readonly string[]
  until: number
  resolve: (taken: Taken) => void
}

const mostInOneCommit = 100
const mostCommits = 2
const mostWaiting = 2000
/** More than any limit lets through; a flood from one address shall not fill the queue. */
const mostWaitingOfOneClient = 50
/** A database that was killed is back within 3 s; a visitor's browser gives up after 15 s. */
const patienceMilliseconds = 6000

/**
 * Requests that arrive while commits are under way share the next one, and each is answered after its commit: under
 * load one commit carries dozens, and a single request never waits for company.
 */
export function openIntake(pool: pg.Pool, limits: RequestLimits): TakeRequest {
  const waiting: Waiting[] = []
  const underway = new Set<string>()
  const perClient = new Map<string, number>()
  let commits = 0

  async function work(): Promise<void> {
    commits += 1
    for (;;) {
      giveUpOnLate(waiting)
      const batch = pickStrangers(waiting, underway)
      if (batch.length === 0) break
      const isDone = await commit(batch)
      for (const each of batch) for (const mark of each.marks) underway.delete(mark)
      if (isDone) continue
      waiting.unshift(...batch)
      await sleep(250)
    }
    commits -= 1
  }

  /** False: the database was not there, and all of them may be tried again, because repeats make no second row. */
  async function commit(batch: Waiting[]): Promise<boolean> {
    try {
      const verdicts = await takeRequests(
        pool,
        batch.map(({ request }) => request),
        limits,
      )
      for (const [place, { resolve }] of batch.entries())
        resolve(verdicts[place] ?? { outcome: 'unavailable' })
      return true
    } catch (error) {
      if (!isRefusal(error)) return false
      if (batch.length === 1) batch[0]?.resolve({ outcome: 'refused' })
      // One of them breaks a rule of the table: the others must not suffer for it.
      else for (const each of batch) if (!(await commit([each]))) waiting.unshift(each)
      return true
    }
  }

  return (request) => {
    const ofClient = perClient.get(request.client) ?? 0
    if (waiting.length >= mostWaiting) return Promise.resolve({ outcome: 'unavailable' })
    if (limits && ofClient >= mostWaitingOfOneClient)
      return Promise.resolve({ outcome: 'limited', waitSeconds: 60, person: '' })
    const { promise, resolve } = Promise.withResolvers<Taken>()
    perClient.set(request.client, ofClient + 1)
    const until = performance.now() + patienceMilliseconds
    const settle = (taken: Taken) => {
      const left = (perClient.get(request.client) ?? 1) - 1
      if (left > 0) perClient.set(request.client, left)
      else perClient.delete(request.client)
      resolve(taken)
    }
    waiting.push({ request, marks: marksOf(request, limits), until, resolve: settle })
    if (commits < mostCommits) void work()
    return promise
  }
}

function giveUpOnLate(waiting: Waiting[]): void {
  const now = performance.now()
  // They wait in the order of their arrival, but for those that went back to the front.
  while (waiting[0] && waiting[0].until < now) waiting.shift()?.resolve({ outcome: 'unavailable' })
}

/** The next commit: the longest waiting, but nobody twice. The others stay in line. */
function pickStrangers(waiting: Waiting[], underway: Set<string>): Waiting[] {
  const picked: Waiting[] = []
  const left: Waiting[] = []
  for (const each of waiting.splice(0)) {
    const isStranger = picked.length < mostInOneCommit && !each.marks.some((mark) => underway.has(mark))
    if (isStranger) for (const mark of each.marks) underway.add(mark)
    ;(isStranger ? picked : left).push(each)
  }
  waiting.push(...left)
  return picked
}

/** A person's mark is no finer than the database's own key: letter case and +tag make no other person. */
const marksOf = ({ email, ticket, client }: AskedRequest, limits: RequestLimits): string[] => [
  `person ${email.toLowerCase().replace(/\+[^@]*@/, '@')}`,
  ...(ticket ? [`ticket ${ticket}`] : []),
  ...(limits ? [`client ${client}`] : []),
]

/** Wrong data, or a broken rule; anything else may go away by itself. */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && /^2[23]\w{3}$/.test(String(error.code))
