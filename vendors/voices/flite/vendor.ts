import type { VoiceVendor } from '#vendors/voices/vendor.ts'
import { speech } from './flite-speech.ts'

export const vendor: VoiceVendor = {
  name: 'Flite (built in)',
  needs: [],
  takes: [],
  price: { usdPerMillion: 0, source: 'runs on this machine', asOf: '2026-11-22' },
  open: () => speech,
}
