import type { ModelVendor } from '#vendors/models/vendor.ts'

export const vendor: ModelVendor = {
  name: 'Anthropic',
  needs: ['model', 'key'],
  usualAddress: 'https://api.anthropic.com/v1',
  unchanging: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  async open({ model, key = '', address, fetch }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey: key, baseURL: address, fetch })(model)
  },
}
