/** What whoever asked wants to hear in their episode, and what they say themselves. */

/** The parts of an episode in the order in which they are heard; keys of excerpts. */
export const parts = ['opening', 'who', 'thread', 'reviews', 'step'] as const
export type Part = (typeof parts)[number]
export type Chosen = Readonly<Record<Part, readonly string[]>>

export type OwnAnswer = { question: string; answer: string }

export type Wishes = {
  /** Nothing: as we would choose. */
  chosen?: Chosen | undefined
  name?: string | undefined
  telephone?: string | undefined
  hours?: string | undefined
  /** What do you do, and for whom? */
  sentence?: string | undefined
  answers?: readonly OwnAnswer[] | undefined
  /** The day on which they said so, as `2026-11-23`. */
  saidOn: string
}
