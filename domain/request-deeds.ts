/** What may be done to a request by hand, from where it stands. */
import { isClosedStatus, type RequestStanding } from './board.ts'
import { isKeyOf } from './own.ts'

const situations = ['works', 'waits', 'asks', 'awaits', 'failed', 'delivered', 'stopped'] as const
type Situation = (typeof situations)[number] | 'letter-lost' | 'unsettled'

const may = {
  'try-again': ['waits', 'asks', 'failed'],
  'send-letters-again': ['letter-lost'],
  settle: ['unsettled'],
  stop: ['works', 'waits', 'asks', 'awaits'],
} as const satisfies Record<string, readonly Situation[]>

export type RequestDeed = keyof typeof may
export const requestDeeds = Object.keys(may) as RequestDeed[] // its keys are these
export const isRequestDeed = (text: unknown): text is RequestDeed =>
  typeof text === 'string' && isKeyOf(may, text)

function situationsOf(standing: RequestStanding): Situation[] {
  const { status, hasLostLetter, hasFailedLately, troubleOf, isSettled } = standing
  const found: Situation[] = [isClosedStatus(status) ? status : openSituation(standing)]
  const isTold = status === 'delivered' || status === 'stopped'
  if (hasLostLetter && !isTold) found.push('letter-lost')
  const asksForALook = troubleOf === 'ours' || hasLostLetter || hasFailedLately
  if (status === 'failed' && !isSettled && asksForALook) found.push('unsettled')
  return found
}

function openSituation({ troubleOf, awaitsApproval, isHeld }: RequestStanding): Situation {
  if (troubleOf === 'operator') return 'asks'
  if (awaitsApproval || isHeld) return 'awaits'
  return troubleOf === 'world' ? 'waits' : 'works'
}

export function mayDoToRequest(deed: RequestDeed, standing: RequestStanding): boolean {
  if (deed === 'stop' && standing.isOut) return false // its person may delete it
  const allowed: readonly Situation[] = may[deed]
  return situationsOf(standing).some((situation) => allowed.includes(situation))
}
