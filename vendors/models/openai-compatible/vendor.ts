import type { ModelVendor } from '#vendors/models/vendor.ts'

export const vendor: ModelVendor = {
  name: 'The model’s server',
  needs: ['model', 'url'],
  tellsContext: true,
  async open({ model, key, address, learned, fetch }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: 'model',
      baseURL: address,
      supportsStructuredOutputs: true,
      includeUsage: learned.tellsUsage,
      transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, [learned.tokensAre]: max_tokens }),
      fetch,
      ...(key && { apiKey: key }),
    })(model)
  },
}
