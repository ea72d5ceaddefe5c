/** Who turns a website and a plan into a script: what every way of doing it has in common. */
import type { Passage, Reading } from '#domain/evidence.ts'
import type { Plan, Script, Sentence } from '#domain/script.ts'

export type WriterFault =
  /** Not now: busy, slow or away. */
  | { outcome: 'wait'; seconds?: number; reason: string }
  /** Only a person can help, such as with a key that is refused or a bill that is open. */
  | { outcome: 'ask-a-person'; reason: string }
  /** Never, with this site. */
  | { outcome: 'give-up'; reason: string }

export type Written = { outcome: 'written'; script: Script } | WriterFault

/** A sentence that no passage supports, why, and the passages that may hold what it wanted to say. */
export type Refused = { sentence: Sentence; reason: string; passages: readonly Passage[] }
export type Rewritten = { outcome: 'rewritten'; sentences: readonly (Sentence | undefined)[] } | WriterFault

export type Writer = {
  /** For people: who writes. */
  name: string
  write(reading: Reading, plan: Plan, options?: { signal?: AbortSignal }): Promise<Written>
  /** One answer for each refused sentence, or nothing where it has none. Its answers are checked like all others. */
  rewrite?(refused: readonly Refused[], options?: { signal?: AbortSignal }): Promise<Rewritten>
}
