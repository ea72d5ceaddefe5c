/** A voice as people choose it, and what each speech engine calls it. */
import type { Speaker } from './script.ts'
import type { VoiceConsent } from './voice-consent.ts'

export const engines = ['flite', 'kokoro', 'elevenlabs', 'azure', 'openai'] as const

/** `openai` is any server that speaks OpenAI's `/v1/audio/speech`. */
export type Engine = (typeof engines)[number]

export type Voice = {
  id: string
  name: string
  /** How it sounds, in a few words. */
  character: string
  /** Whose throat it is and the middle of its pitch: what tells it from another one with closed eyes. */
  ear?: { speaker: string; hertz: number }
  engines: Partial<Record<Engine, string>>
  /** A cloned voice belongs to somebody, and speaks only with this. */
  consent?: VoiceConsent
}

export type Cast = Partial<Record<Speaker, Voice>>
