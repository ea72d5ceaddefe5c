import { netsOf } from '#domain/client-nets.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { openSeats } from '#domain/seats.ts'
import { type DatabaseTrouble, openPatience } from './patience.ts'
import type { AskedRequest, IntakeVerdict } from './requests.ts'

/** `refused`: the table's own rules say no. `unavailable`: the database did not answer in time. Why, is for the log. */
export type Taken =
  | (IntakeVerdict & { reason?: never })
  | { outcome: 'refused' | 'unavailable'; reason: string; waitSeconds?: never; person?: never }

export type Queued = {
  request: AskedRequest
  /** Whoever shares one of these must not be in a commit at the same time. */
  marks: readonly string[]
  answer: (taken: Taken) => void
}

const mostInOneCommit = 100
const mostWaiting = 2000
/** More than any limit lets through; a flood from one address shall not fill the line. */
const mostWaitingOfOneClient = 50
/** The requests that have no answer yet: in line for the next commit, in the order of their arrival, or in one. */
export function openLine(hasLimits: boolean) {
  const waiting: Queued[] = []
  const unanswered = new Set<Queued>()
  const underway = new Set<string>()
  const seats = openSeats({
    ofOne: hasLimits ? mostWaitingOfOneClient : Number.POSITIVE_INFINITY,
    ofAll: mostWaiting,
  })
  const patience = openPatience<Queued>((each, reason) => give(each, { outcome: 'unavailable', reason }))

  /** The first answer counts: who was told to come again stays told, even if the commit ends well after all. */
  function give(each: Queued, taken: Taken): void {
    if (!unanswered.delete(each)) return
    patience.end(each)
    seats.leave(each.request.client)
    each.answer(taken)
  }

  return {
    give,

    enter(request: AskedRequest): Promise<Taken> {
      if (!seats.take(request.client))
        return Promise.resolve({ outcome: 'limited', waitSeconds: 60, person: '' })
      const { promise, resolve } = Promise.withResolvers<Taken>()
      const entered: Queued = { request, marks: marksOf(request, hasLimits), answer: resolve }
      waiting.push(entered)
      unanswered.add(entered)
      patience.begin(entered)
      return promise
    },

    /** Who comes into the next commit: the longest waiting, but nobody twice. The others stay in line. */
    next(): Queued[] {
      const picked: Queued[] = []
      for (const each of waiting.splice(0)) {
        if (!unanswered.has(each)) continue
        const isBlocked = picked.length >= mostInOneCommit || each.marks.some((mark) => underway.has(mark))
        if (isBlocked) waiting.push(each)
        else {
          for (const mark of each.marks) underway.add(mark)
          picked.push(each)
        }
      }
      return picked
    },

    /** The commit is over; those whom it gave no answer try again. */
    end(batch: readonly Queued[], left: readonly Queued[], found: DatabaseTrouble | undefined): void {
      for (const { marks } of batch) for (const mark of marks) underway.delete(mark)
      if (found) patience.fail(left, found)
      else patience.answer()
      waiting.unshift(...left)
    },
  }
}

/** A person's mark is no finer than the database's own key. */
const marksOf = ({ email, ticket, client }: AskedRequest, hasLimits: boolean): string[] => [
  `person ${mailboxOf(email)}`,
  ...(ticket ? [`ticket ${ticket}`] : []),
  ...(hasLimits ? netsOf(client).map(({ name }) => `net ${name}`) : []),
]
