import type { VoiceVendor } from '#vendors/voices/vendor.ts'
import { elevenLabsSpeech } from './elevenlabs-speech.ts'

export const vendor: VoiceVendor = {
  name: 'ElevenLabs',
  needs: ['key'],
  takes: ['model'],
  price: {
    usdPerMillion: 100,
    source: 'developer.puter.com/tutorials/elevenlabs-api-pricing (Multilingual v2 and v3)',
    asOf: '2026-06-01',
  },
  open: ({ key = '', model }) => elevenLabsSpeech({ key, ...(model && { model }) }),
}
