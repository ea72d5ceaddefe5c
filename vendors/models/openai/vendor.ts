import { createHash } from 'node:crypto'
import type { ModelVendor } from '#vendors/models/vendor.ts'

export const vendor: ModelVendor = {
  name: 'OpenAI',
  needs: ['model', 'key'],
  usualAddress: 'https://api.openai.com/v1',
  /** Nothing is kept there; questions with one beginning go to one machine, whose cache knows it. */
  besides: ({ instructions, material }) => ({
    openai: {
      store: false,
      promptCacheKey: createHash('sha256').update(`${instructions}\n${material}`).digest('hex').slice(0, 32),
    },
  }),
  async open({ model, key = '', address, fetch }) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ apiKey: key, baseURL: address, fetch })(model)
  },
}
