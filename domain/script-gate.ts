/** The two gates of a show: its client decides about a script, down to the word, and about a sound, down to the byte. */
import { steps } from './production.ts'
import type { Script } from './script.ts'

/** What is decided: words before they have a voice, or the sound before it is out. */
export const gates = ['script', 'episode'] as const
export type Gate = (typeof gates)[number]
export type ClientVerdict = 'yes' | 'changes'

/** What was put before the client last; without a hash nothing was yet. */
export type OfferedToClient = {
  /** How many edits it has. */
  version: number
  /** Of its words, or of its bytes: SHA-256 in hex. */
  hash: string | null
  offeredAt: Date | null
  verdict: ClientVerdict | null
  /** Nothing goes on until it is approved. */
  isAtGate: boolean
}

type Turn = 'nobody' | 'client' | 'ours'

export function turnAt({ isAtGate, verdict }: Pick<OfferedToClient, 'isAtGate' | 'verdict'>): Turn {
  if (!isAtGate) return 'nobody'
  return verdict === 'changes' ? 'ours' : 'client'
}

/** Where an episode is, in words for clients. */
export type EpisodeStage =
  | 'coming'
  | 'written'
  | 'read'
  | 'changed'
  | 'recorded'
  | 'listen'
  | 'leaving'
  | 'out'
  | 'ended'

type Decidable = Pick<OfferedToClient, 'isAtGate' | 'verdict'>
type Standing = Decidable & { sound: Decidable; status: string; step: string | null; isOut: boolean }

export function stageOf(standing: Standing): EpisodeStage {
  const { sound, status, step, isOut, verdict } = standing
  const turns = [turnAt(standing), turnAt(sound)]
  if (turns[0] === 'client') return 'read'
  if (turns[1] === 'client') return 'listen'
  if (turns.includes('ours')) return 'changed'
  if (isOut) return 'out'
  if (status === 'failed' || status === 'stopped') return 'ended'
  if (step === null) return 'coming'
  if (sound.verdict === 'yes' && !isBefore('await-episode', step)) return 'leaving'
  return verdict === 'yes' && !isBeforeGate(step) ? 'recorded' : 'written'
}

/** All that is read on the page where it is decided; of lists, because a database turns fields around. */
export const pageWordsOf = ({ show, title, summary, chapters }: Script): string =>
  JSON.stringify([
    show,
    title,
    summary,
    chapters.map(({ title, sentences }) => [title, sentences.map(({ speaker, text }) => [speaker, text])]),
  ])

export const mostRemark = 2000
/** Of one episode, however many versions it has. */
export const mostRemarks = 400

const isBefore = (gate: 'await-script' | 'await-episode', step: string) =>
  steps.slice(0, steps.indexOf(gate)).some((each) => each === step)
/** It is being written, for the first time or anew. */
export const isBeforeGate = (step: string | null) => step === null || isBefore('await-script', step)

type PlaceOnLine = {
  status: string
  hasEnded: boolean
  /** It has voices, and waits for approval. */
  isAwaiting: boolean
  /** At one of the gates. */
  isWithClient: boolean
  step: string | null
  isPassed: boolean
}

/** Whose show an episode is of may change until it gets its voices, and when it has them and lies still. */
export function mayTie({ status, hasEnded, isAwaiting, isWithClient, step, isPassed }: PlaceOnLine): boolean {
  if (hasEnded || status === 'failed' || status === 'stopped') return false
  return isWithClient || isAwaiting || (!isPassed && isBeforeGate(step))
}
