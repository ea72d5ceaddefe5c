/** Text in, sound out: what every speech engine has in common. */
import type { SpokenWord } from '#domain/episode.ts'
import type { Act } from '#domain/script.ts'
import type { ToMend } from '#domain/vendor-key.ts'
import type { Engine } from '#domain/voice.ts'

/** What the world outside may do to us, in words for the operator. */
export type SpeechTrouble =
  /** It may work later, in so many seconds if the other side said so; a busy one is worth waiting for. */
  | { outcome: 'wait'; seconds?: number; isBusy?: true; reason: string }
  /** It will never work with this text and this voice. */
  | { outcome: 'give-up'; reason: string }
  /** Only a person can mend it: a key, a plan, a package. */
  | { outcome: 'ask'; mend?: ToMend; reason: string }

/** A sentence and all that may change how it is said. Each engine takes what it can. */
export type SpokenLine = {
  text: string
  /** What the engine itself calls the voice. */
  voice: string
  /** How fast it is said, 1 as the voice speaks by itself. */
  pace?: number
  /** What it does in the talk. */
  act?: Act
  /** What is said around it. */
  before?: string
  after?: string
  /** Where the same request gives the same sound: the second try asks for another. */
  take?: 1 | 2
}

export type SpeechRequest = SpokenLine & { signal?: AbortSignal }

export type Spoken = {
  outcome: 'spoken'
  /** One channel. */
  pcm: Float32Array
  rate: number
  /** One for each piece of the text between spaces; nothing when the engine keeps no time. */
  words?: readonly SpokenWord[]
}

export type Speech = {
  engine: Engine
  /** For people. */
  name: string
  /** What is said with one version may sound different with another. */
  version: string
  /** What it calls our stock voices, each under our name of it. */
  voices: Readonly<Record<string, string>>
  /** What its voices speak, beside English. */
  languages?: readonly string[]
  /** Must be called a preview wherever it is heard or shown. */
  isPreview: boolean
  /** How many lines may be asked for at a time, where somebody else's machine speaks. */
  places?: number
  /**
   * A module that exports this same `speech` and computes on the spot: recording loads it into its own threads,
   * so that the main one never stands still. Without it, `speak` waits for somebody else's machine.
   */
  module?: string
  /** All of a line that the engine is given: what it does not take is not in it. Clips are named by it. */
  sent(line: SpokenLine): Readonly<Record<string, unknown>>
  speak(request: SpeechRequest): Promise<Spoken | SpeechTrouble>
}
