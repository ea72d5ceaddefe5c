import { netsOf } from '#domain/client-nets.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { openSeats } from '#domain/seats.ts'
import type { AskedRequest, Verdict } from './requests.ts'

/** `refused`: the table's own rules say no. `unavailable`: the database did not answer in time. Why, is for the log. */
export type Taken =
  | (Verdict & { reason?: never })
  | { outcome: 'refused' | 'unavailable'; reason: string; waitSeconds?: never; person?: never }

export type Waiting = {
  request: AskedRequest
  /** Whoever shares one of these must not be in a commit at the same time. */
  marks: readonly string[]
  until: number
  resolve: (taken: Taken) => void
}

const mostInOneCommit = 100
const mostWaiting = 2000
/** More than any limit lets through; a flood from one address shall not fill the line. */
const mostWaitingOfOneClient = 50
/** A database that was killed is back within 3 s; a visitor's browser gives up after 15 s. */
const patienceMilliseconds = 6000

/** The requests that wait for the next commit, in the order of their arrival. */
export function openLine(hasLimits: boolean) {
  const waiting: Waiting[] = []
  const underway = new Set<string>()
  const seats = openSeats({
    ofOne: hasLimits ? mostWaitingOfOneClient : Number.POSITIVE_INFINITY,
    ofAll: mostWaiting,
  })
  let trouble = ''

  function give({ request: { client }, resolve }: Waiting, taken: Taken): void {
    seats.leave(client)
    resolve(taken)
  }

  return {
    give,

    enter(request: AskedRequest): Promise<Taken> {
      if (!seats.take(request.client))
        return Promise.resolve({ outcome: 'limited', waitSeconds: 60, person: '' })
      const { promise, resolve } = Promise.withResolvers<Taken>()
      const until = performance.now() + patienceMilliseconds
      waiting.push({ request, marks: marksOf(request, hasLimits), until, resolve })
      return promise
    },

    /** Who comes into the next commit: the longest waiting, but nobody twice. The others stay in line. */
    next(): Waiting[] {
      const now = performance.now()
      const picked: Waiting[] = []
      for (const each of waiting.splice(0)) {
        const isBlocked = picked.length >= mostInOneCommit || each.marks.some((mark) => underway.has(mark))
        if (each.until < now) give(each, { outcome: 'unavailable', reason: trouble })
        else if (isBlocked) waiting.push(each)
        else {
          for (const mark of each.marks) underway.add(mark)
          picked.push(each)
        }
      }
      return picked
    },

    /** The commit is over; those without an answer try again. */
    end(batch: readonly Waiting[], unanswered: readonly Waiting[], reason: string): void {
      for (const { marks } of batch) for (const mark of marks) underway.delete(mark)
      trouble = reason
      waiting.unshift(...unanswered)
    },
  }
}

/** A person's mark is no finer than the database's own key. */
const marksOf = ({ email, ticket, client }: AskedRequest, hasLimits: boolean): string[] => [
  `person ${mailboxOf(email)}`,
  ...(ticket ? [`ticket ${ticket}`] : []),
  ...(hasLimits ? netsOf(client).map(({ name }) => `net ${name}`) : []),
]
