/** What a voice vendor says of itself, in the `vendor.ts` of its folder. */
import type { Speech } from './speech.ts'

/** Each is a setting: `SPEECH_KEY` and so on. */
type SpeechPart = 'key' | 'region' | 'url' | 'model'

type SpeechPrice = {
  /** In US dollars for a million characters, without tax; undefined where it depends on whose server it is. */
  usdPerMillion: number | undefined
  source: string
  /** An ISO date: when somebody last looked there. */
  asOf: string
}

export type VoiceVendor = {
  /** For people. */
  name: string
  /** Without these nobody can open it. */
  needs: readonly SpeechPart[]
  /** What it can be given beside them. */
  takes: readonly SpeechPart[]
  /** For the sums on the health screen. Whoever pays another price writes it here. */
  price: SpeechPrice
  open(given: Partial<Record<SpeechPart, string>>): Speech
}

/** Whoever takes nothing speaks on this machine. */
export const speaksHere = ({ needs, takes }: VoiceVendor) => needs.length + takes.length === 0
export const takesKey = ({ needs, takes }: VoiceVendor) => [...needs, ...takes].includes('key')
