/** What a spoken character costs, for the sums on the health screen. Whoever pays other prices writes them here. */
import type { Engine } from '#domain/voice.ts'

export type SpeechPrice = {
  /** In US dollars for a million characters, without tax; undefined where it depends on whose server it is. */
  usdPerMillion: number | undefined
  source: string
  /** An ISO date: when somebody last looked there. */
  asOf: string
}

export const speechPrices: Record<Engine, SpeechPrice> = {
  flite: { usdPerMillion: 0, source: 'runs on this machine', asOf: '2026-11-22' },
  kokoro: { usdPerMillion: 0, source: 'runs on this machine', asOf: '2026-11-22' },
  elevenlabs: {
    usdPerMillion: 100,
    source: 'developer.puter.com/tutorials/elevenlabs-api-pricing (Multilingual v2 and v3)',
    asOf: '2026-06-01',
  },
  azure: {
    usdPerMillion: 15,
    source: 'docs.litellm.ai/docs/providers/azure_ai_speech (Neural)',
    asOf: '2026-10-06',
  },
  openai: { usdPerMillion: undefined, source: 'whoever runs the server at SPEECH_URL', asOf: '2026-11-22' },
}
