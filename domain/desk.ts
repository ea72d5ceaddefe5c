/** What operators may do with an episode at which point. */
import { isKeyOf } from './own.ts'

/** An episode as it would be delivered; the hashes are SHA-256 in hex. */
export type Offer = { requestId: string; version: number; scriptHash: string; audioHash: string }

/** For so long whoever has approved an episode can take it back, and nothing goes out. */
export const takeBackSeconds = 5

/** When operators get a letter about what waits for approval, and when another one. */
export const reminding = { afterHours: 4, everyHours: 12 } as const

const deskStates = [
  'unwritten',
  'rewriting',
  'making',
  'waiting',
  'awaiting',
  'leaving',
  'with-client',
  'held',
  'published',
  'failed',
  'stopped',
] as const
export type DeskState = (typeof deskStates)[number]

export type Deed = 'edit' | 'remake' | 'approve' | 'take-back' | 'hold' | 'release' | 'reject' | 'send-again'

/** What is allowed is this table, drawn by the desk and enforced by the operations. */
export const may: Record<Deed, readonly DeskState[]> = {
  edit: ['making', 'waiting', 'awaiting', 'leaving', 'with-client', 'held', 'published'],
  remake: ['awaiting', 'with-client', 'held', 'published'],
  approve: ['awaiting'],
  'take-back': ['leaving'],
  hold: ['making', 'waiting', 'awaiting', 'leaving', 'with-client'],
  release: ['held'],
  reject: ['awaiting', 'with-client', 'held'],
  'send-again': ['published'],
}

export const isDeed = (text: unknown): text is Deed => typeof text === 'string' && isKeyOf(may, text)

/** Without a production there is nothing on the desk. */
export const mayOnDesk = (deed: Deed, at: EpisodeProgress | undefined): boolean =>
  at !== undefined && may[deed].includes(deskState(at))

export type EpisodeProgress = {
  status: string
  isWritten: boolean
  /** Its script is written anew, and the one before is still there. */
  wasWritten: boolean
  hasEnded: boolean
  isAwaiting: boolean
  /** Approved, and whoever has done it may still take it back. */
  isLeaving: boolean
  isHeld: boolean
  /** It lies before the client whose show it is, or is back from them with a wish. */
  isWithClient: boolean
  /** Why it does not go on, if it does not. */
  trouble: string | null
}

export function deskState(at: EpisodeProgress): DeskState {
  if (at.status === 'failed' || at.status === 'stopped') return at.status
  if (!at.isWritten) return at.wasWritten ? 'rewriting' : 'unwritten'
  if (at.hasEnded) return 'published'
  if (at.isHeld) return 'held'
  if (at.isAwaiting) return 'awaiting'
  if (at.isLeaving) return 'leaving'
  if (at.isWithClient) return 'with-client'
  return at.trouble ? 'waiting' : 'making'
}
