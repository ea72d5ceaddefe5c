/** The gate before the voices: a script of a show is decided by its client, down to the word. */
import { steps } from './production.ts'
import type { Script } from './script.ts'

export type ScriptVerdict = 'yes' | 'changes'

/** What was put before the client last; without a hash nothing was yet. */
export type OfferedScript = {
  title: string
  /** How many edits it has. */
  version: number
  /** Of its words, SHA-256 in hex. */
  hash: string | null
  offeredAt: Date | null
  verdict: ScriptVerdict | null
  /** No voice is made until it is approved. */
  isAtGate: boolean
}

type Turn = 'nobody' | 'client' | 'ours'

export function turnAt({ isAtGate, verdict }: Pick<OfferedScript, 'isAtGate' | 'verdict'>): Turn {
  if (!isAtGate) return 'nobody'
  return verdict === 'changes' ? 'ours' : 'client'
}

/** Where an episode is, in words for clients. */
export type EpisodeStage = 'coming' | 'written' | 'read' | 'changed' | 'recorded' | 'out' | 'ended'

type Standing = Pick<OfferedScript, 'isAtGate' | 'verdict'> & {
  status: string
  step: string | null
  isOut: boolean
}

export function stageOf(standing: Standing): EpisodeStage {
  const turn = turnAt(standing)
  if (turn === 'client') return 'read'
  if (turn === 'ours') return 'changed'
  if (standing.isOut) return 'out'
  if (standing.status === 'failed' || standing.status === 'stopped') return 'ended'
  if (standing.step === null) return 'coming'
  return standing.verdict === 'yes' && !isBeforeGate(standing.step) ? 'recorded' : 'written'
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

const beforeGate: readonly string[] = steps.slice(0, steps.indexOf('await-script'))
/** It is being written, for the first time or anew. */
export const isBeforeGate = (step: string | null) => step === null || beforeGate.includes(step)

type PlaceOnLine = Pick<OfferedScript, 'isAtGate'> & {
  status: string
  hasEnded: boolean
  /** It has voices, and waits for approval. */
  isAwaiting: boolean
  step: string | null
  isPassed: boolean
}

/** Whose show an episode is of may change until it gets its voices, and when it has them and lies still. */
export function mayTie({ status, hasEnded, isAwaiting, isAtGate, step, isPassed }: PlaceOnLine): boolean {
  if (hasEnded || status === 'failed' || status === 'stopped') return false
  return isAtGate || isAwaiting || (!isPassed && isBeforeGate(step))
}
