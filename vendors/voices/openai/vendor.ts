import type { VoiceVendor } from '#vendors/voices/vendor.ts'
import { openAiCompatible } from './openai-compatible.ts'

export const vendor: VoiceVendor = {
  name: 'Any server that speaks OpenAI’s /v1/audio/speech',
  needs: ['url'],
  takes: ['key', 'model'],
  price: { usdPerMillion: undefined, source: 'whoever runs the server at SPEECH_URL', asOf: '2026-11-22' },
  open: ({ url = '', key, model = 'kokoro' }) =>
    openAiCompatible({ baseUrl: url, model, ...(key && { key }) }),
}
