import type { VoiceVendor } from '#vendors/voices/vendor.ts'
import { azureSpeech } from './azure-speech.ts'

export const vendor: VoiceVendor = {
  name: 'Azure',
  needs: ['key', 'region'],
  takes: [],
  price: {
    usdPerMillion: 15,
    source: 'docs.litellm.ai/docs/providers/azure_ai_speech (Neural)',
    asOf: '2026-10-06',
  },
  open: ({ key = '', region = '' }) => azureSpeech({ key, region }),
}
