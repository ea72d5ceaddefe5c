/** When whoever asked may have their episode made again. */
import type { EpisodeProgress } from './desk.ts'
import { minuteLimits } from './minute-limits.ts'

const minuteStates = [
  'open',
  /** Nothing came of it, because the website says too little: their words may make it. */
  'thin',
  'making',
  'held',
  'edited',
  'spent',
  'failed',
  'stopped',
  'expired',
  'off',
] as const
export type MinuteState = (typeof minuteStates)[number]

export type MinuteStanding = {
  requestedAt: Date
  remakes: number
  isEdited: boolean
  /** Why nothing came of it. */
  failure: string | undefined
  /** Nobody has begun yet without one. */
  progress: EpisodeProgress | undefined
}

/** What an answer of theirs can mend. */
const thin: ReadonlySet<string> = new Set(['too-little', 'needs-scripts', 'own-words'])

export const isThin = (code: string) => thin.has(code)

export function minuteState(at: MinuteStanding, now: Date): MinuteState {
  const { requestedAt, remakes, isEdited, failure, progress } = at
  if (now.getTime() > requestedAt.getTime() + minuteLimits.days * 86_400_000) return 'expired'
  if (progress?.status === 'stopped') return 'stopped'
  if (isEdited) return 'edited'
  if (progress?.isHeld) return 'held'
  if (progress?.status === 'failed') return isThin(failure ?? '') ? spent(remakes, 'thin') : 'failed'
  if (!progress?.hasEnded && !progress?.isAwaiting) return 'making'
  return spent(remakes, 'open')
}

const spent = (remakes: number, otherwise: MinuteState): MinuteState =>
  remakes >= minuteLimits.remakes ? 'spent' : otherwise

/** Only then is the press of the button a press. */
export const mayMakeAgain = (state: MinuteState): boolean => state === 'open' || state === 'thin'
