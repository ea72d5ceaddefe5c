/** Text in, sound out: what every speech engine has in common. */
import type { SpokenWord } from '#domain/episode.ts'
import type { Engine } from '#domain/voice.ts'
import type { VoiceConsent } from '#domain/voice-consent.ts'

/** What the world outside may do to us, in words for the operator. */
export type Trouble =
  /** It may work later, in so many seconds if the other side said so. */
  | { outcome: 'wait'; seconds?: number; reason: string }
  /** It will never work with this text and this voice. */
  | { outcome: 'give-up'; reason: string }
  /** Only a person can mend it: a key, a plan, a package. */
  | { outcome: 'ask'; reason: string }

export type SpeechRequest = {
  text: string
  /** What the engine itself calls the voice. */
  voice: string
  /** How fast it is said, 1 as the voice speaks by itself; engines that cannot be asked keep to that. */
  pace?: number
  /** What is said around it, for engines that listen to their surroundings. */
  before?: string
  after?: string
  signal?: AbortSignal
}

export type Spoken = {
  outcome: 'spoken'
  /** One channel. */
  pcm: Float32Array
  rate: number
  /** One for each piece of the text between spaces; nothing when the engine keeps no time. */
  words?: readonly SpokenWord[]
}

export type CloneRequest = {
  name: string
  /** ISO 639, such as `en`. */
  language: string
  consent: VoiceConsent
  recordings: readonly Recording[]
  signal?: AbortSignal
}

export type Recording = { fileName: string; bytes: Uint8Array<ArrayBuffer> }

/** A voice that is not `ready` waits for its speaker to read a text aloud, or for the engine to train. */
export type Cloned = { outcome: 'cloned'; voice: string; status: 'ready' | 'verify' | 'training' }

export type Speech = {
  engine: Engine
  /** For people. */
  name: string
  /** What is said with one version may sound different with another. */
  version: string
  /** What its voices speak, beside English. */
  languages?: readonly string[]
  /** Must be called a preview wherever it is heard or shown. */
  isPreview: boolean
  /**
   * A module that exports this same `speech` and computes on the spot: recording loads it into its own threads,
   * so that the main one never stands still. Without it, `speak` waits for somebody else's machine.
   */
  module?: string
  voices(signal?: AbortSignal): Promise<{ outcome: 'listed'; voices: readonly string[] } | Trouble>
  speak(request: SpeechRequest): Promise<Spoken | Trouble>
  clone(request: CloneRequest): Promise<Cloned | Trouble>
}
