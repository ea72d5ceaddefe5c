/** A voice as people choose it. */
import type { Speaker } from './script.ts'

/** The name of a folder in `vendors/voices/`, such as `flite`. */
export type Engine = string

/** The stock voices; content/voices.ts says what each is like. */
export const voiceIds = [
  'nora',
  'ivy',
  'maya',
  'ruth',
  'sam',
  'theo',
  'hugo',
  'ewan',
  'finn',
  'bram',
] as const

export type Voice = {
  id: string
  name: string
  /** How it sounds, in a few words. */
  character: string
  /** Whose throat it is and the middle of its pitch: what tells it from another one with closed eyes. */
  ear?: { speaker: string; hertz: number }
}

export type Cast = Partial<Record<Speaker, Voice>>
