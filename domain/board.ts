/** Where each request stands for those who work on them, and whose turn it is. */

export const boardStates = [
  'needs-you',
  'late',
  'held',
  'with-client',
  'waiting',
  'working',
  'delivered',
  'failed',
  'stopped',
] as const
export type BoardState = (typeof boardStates)[number]

/** Who can end the trouble: the world by itself, the operator, whoever keeps our programs, or nobody here. */
export type TroubleOf = 'world' | 'operator' | 'ours' | 'theirs'
export type ClosedStatus = 'delivered' | 'failed' | 'stopped'

export type RequestStanding = {
  status: 'pending' | 'read' | 'written' | 'recorded' | ClosedStatus
  createdAt: number
  troubleOf: TroubleOf | null
  awaitsApproval: boolean
  /** Of a show: its client reads the script or hears the episode; wants it otherwise; or it is approved and waits for its date. */
  client: 'with-client' | 'to-change' | 'dated' | null
  isHeld: boolean
  /** Its page is there, and its letter on the way. */
  isOut: boolean
  /** Of the letters that its status calls for, one failed, or nobody knows whether it went out. */
  hasLostLetter: boolean
  /** One could not be sent yet. */
  hasWaitingLetter: boolean
  /** It has come to nothing in the last days, whoever could have helped it. */
  hasFailedLately: boolean
  /** Somebody has looked at the failure and leaves it. */
  isSettled: boolean
}

/** What went wrong before what only waits. */
export const needs = ['our-trouble', 'failure', 'letter', 'operator', 'client', 'approval'] as const
export type Need = (typeof needs)[number]

/** Nothing is wrong with what waits for approval, or for other words. */
export const isWrong = (need: Need | null | undefined): boolean =>
  Boolean(need) && need !== 'approval' && need !== 'client'

/** What only a person can do next, the most urgent first; nothing when nobody has to. */
export function needOf(standing: RequestStanding): Need | undefined {
  const { status, troubleOf, hasLostLetter, hasFailedLately, isSettled } = standing
  // Delivered once, changed since, and made again.
  if (status === 'delivered') return decisionIn(standing)
  if (status === 'stopped' || isSettled) return undefined
  if (status === 'failed') {
    if (troubleOf === 'ours') return 'our-trouble'
    return hasLostLetter ? 'letter' : hasFailedLately ? 'failure' : undefined
  }
  if (troubleOf === 'operator') return 'operator'
  return hasLostLetter ? 'letter' : decisionIn(standing)
}

function decisionIn({ client, awaitsApproval, isHeld }: RequestStanding): Need | undefined {
  if (isHeld) return undefined
  return client === 'to-change' ? 'client' : awaitsApproval ? 'approval' : undefined
}

type Clock = { now: number; promiseHours: number }

export function boardStateOf(standing: RequestStanding, { now, promiseHours }: Clock): BoardState {
  const { status, createdAt, troubleOf, isHeld, client, hasWaitingLetter } = standing
  if (needOf(standing)) return 'needs-you'
  // A correction of what is out lies before its client.
  const isBack = status === 'delivered' && client === 'with-client'
  if (isClosedStatus(status) && !isBack) return status
  if (isHeld) return 'held'
  if (client === 'with-client') return 'with-client'
  if (client === 'dated') return 'waiting'
  if (now > createdAt + promiseHours * hour) return 'late'
  return troubleOf === 'world' || hasWaitingLetter ? 'waiting' : 'working'
}

export const hour = 3_600_000

export const isClosedStatus = (status: string): status is ClosedStatus =>
  status === 'delivered' || status === 'failed' || status === 'stopped'

/** A place in the order: what needs a person, and of that first what went wrong; then what is open, each by when it is due. */
export type BoardPlace = { state: BoardState; need?: Need | undefined; createdAt: number; id: string }

export function byUrgency(a: BoardPlace, b: BoardPlace): number {
  return rankOf(a) - rankOf(b) || a.createdAt - b.createdAt || (a.id < b.id ? -1 : Number(a.id > b.id))
}

const rankOf = ({ state, need }: BoardPlace) =>
  boardStates.indexOf(state) * (needs.length + 1) + (need ? needs.indexOf(need) : 0)

export type Counts = Record<BoardState, number>

/** `closed` counts every closed request; the standings hold all that are open and all that may need somebody. */
export function countStates(
  standings: readonly RequestStanding[],
  closed: Partial<Record<ClosedStatus, number>>,
  clock: Clock,
): Counts {
  const counts = Object.fromEntries(boardStates.map((state) => [state, 0])) as Counts // of all states
  Object.assign(counts, closed)
  for (const standing of standings) {
    const state = boardStateOf(standing, clock)
    if (isClosedStatus(state)) continue // it is among the closed ones already
    if (isClosedStatus(standing.status)) counts[standing.status] -= 1
    counts[state] += 1
  }
  return counts
}
