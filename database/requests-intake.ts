import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseTrouble } from './patience.ts'
import { type AskedRequest, type RequestLimits, takeRequests } from './requests.ts'
import { openLine, type Queued, type Taken } from './requests-line.ts'
import { wasKilled } from './was-killed.ts'

export type TakeRequest = (request: AskedRequest) => Promise<Taken>

/** `left`: those who have no answer because of this trouble. */
type Committed = { left: readonly Queued[]; trouble?: DatabaseTrouble | undefined }

const mostCommits = 2

/**
 * Requests that arrive while commits are under way share the next one, and each is answered after its commit: under
 * load one commit carries dozens, and a single request never waits for company.
 */
export function openIntake(pool: pg.Pool, limits: RequestLimits): TakeRequest {
  const line = openLine(limits !== undefined)
  let commits = 0

  async function work(): Promise<void> {
    commits += 1
    for (let batch = line.next(); batch.length > 0; batch = line.next()) {
      const { left, trouble } = await commit(batch)
      line.end(batch, left, trouble)
      if (left.length > 0) await sleep(250)
    }
    commits -= 1
  }

  /** Resolves to those who were not answered because the database was away: repeats make no second row. */
  async function commit(batch: readonly Queued[]): Promise<Committed> {
    const requests = batch.map(({ request }) => request)
    try {
      const verdicts = await takeRequests(pool, requests, limits)
      for (const [place, each] of batch.entries())
        line.give(each, verdicts[place] ?? { outcome: 'refused', reason: 'no verdict' })
      return { left: [] }
    } catch (error) {
      const reason = reasonOf(error)
      if (!isRefusal(error)) return { left: batch, trouble: { reason, isAway: wasKilled(error) } }
      if (batch.length > 1) return oneByOne(batch)
      for (const each of batch) line.give(each, { outcome: 'refused', reason })
      return { left: [] }
    }
  }

  /** One of them breaks a rule of the table: the others must not suffer for it. */
  async function oneByOne(batch: readonly Queued[]): Promise<Committed> {
    const tried: Committed[] = []
    for (const each of batch) tried.push(await commit([each]))
    return {
      left: tried.flatMap(({ left }) => left),
      trouble: tried.findLast(({ trouble }) => trouble)?.trouble,
    }
  }

  return (request) => {
    const taken = line.enter(request)
    if (commits < mostCommits) void work()
    return taken
  }
}

type DatabaseError = Error & { code?: string; constraint?: string }

/** Wrong data, or a broken rule; anything else may go away by itself. */
const isRefusal = (error: unknown) => /^2[23]\w{3}$/.test((error as DatabaseError).code ?? '') // it is an Error

/** Without the database's sentences, which may quote what somebody typed. */
const reasonOf = (error: unknown) => {
  const { code, constraint, name } = error as DatabaseError // it was looked at: only the database's own come here
  return constraint ?? code ?? name
}
