/** What operators may do with the writing of an episode at which point. */
import { isKeyOf } from './own.ts'

/** Where the writing of an episode stands, for whoever wants to change it. */
const writingStates = ['open', 'writing', 'at-work', 'edited', 'out', 'ended'] as const
export type WritingState = (typeof writingStates)[number]

export type WritingStanding = {
  status: string
  /** The line has stopped and waits for an operator, for an approval, or for its client. */
  waitsForUs: boolean
  /** A worker writes, or will. */
  isWriting: boolean
  isEdited: boolean
  isPublished: boolean
}

export function writingState(at: WritingStanding): WritingState {
  if (at.isPublished) return 'out'
  if (at.status === 'stopped' || at.status === 'failed') return 'ended'
  if (at.isEdited) return 'edited'
  if (at.waitsForUs) return 'open'
  return at.isWriting ? 'writing' : 'at-work'
}

/** What it says is done while nobody writes: passes go on from there, and what was written before would be lost. */
const mayDirect = {
  'take-outline': ['open'],
  'write-line': ['open'],
  'take-line-out': ['open'],
  'write-again': ['open'],
  'stop-writing': ['writing'],
} as const satisfies Record<string, readonly WritingState[]>

export type WritingDeed = keyof typeof mayDirect

export const isWritingDeed = (text: string): text is WritingDeed => isKeyOf(mayDirect, text)

export const mayDoToWriting = (deed: WritingDeed, state: WritingState): boolean =>
  mayDirect[deed].some((each) => each === state)

/** Lines that a person may add to a draft. */
export const mostWrittenLines = 20
