import type { VoiceVendor } from '#vendors/voices/vendor.ts'
import { kokoroSpeech } from './kokoro-speech.ts'

export const vendor: VoiceVendor = {
  name: 'Kokoro',
  needs: [],
  takes: [],
  price: { usdPerMillion: 0, source: 'runs on this machine', asOf: '2026-11-22' },
  open: () => kokoroSpeech(),
}
