/** A model of whichever vendor through the AI SDK. */
import type { createOpenAI } from '@ai-sdk/openai'
import type { Learned } from './concede.ts'
import { modelVendorNamed } from './model-vendors.ts'
import type { ModelSettings } from './open-model.ts'

export type LanguageModel = ReturnType<ReturnType<typeof createOpenAI>>
type Fetch = typeof globalThis.fetch

export function languageModel(
  settings: ModelSettings,
  learned: Learned,
  fetch: Fetch,
): Promise<LanguageModel> {
  const { kind, model, key } = settings
  return modelVendorNamed(kind).open({ model, key, address: addressOf(settings), learned, fetch })
}

export function addressOf({ kind, url }: ModelSettings): string {
  const address = url ?? modelVendorNamed(kind).usualAddress ?? ''
  return address.replace(/\/+$/, '')
}
