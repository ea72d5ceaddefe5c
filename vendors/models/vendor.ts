/** What a vendor of models says of itself, in the `vendor.ts` of its folder. */
import type { Learned } from './concede.ts'
import type { LanguageModel } from './language-model.ts'
import type { ModelQuestion } from './model.ts'

/** Each is a setting: `WRITER_KEY`, `WRITER_JUDGE_KEY` and so on. */
export type ModelPart = 'model' | 'key' | 'url'

type Opened = {
  model: string
  key: string | undefined
  /** Always given: the SDK would look for another one in the environment. */
  address: string
  learned: Learned
  fetch: typeof globalThis.fetch
}

type ForVendor = NonNullable<Parameters<LanguageModel['doStream']>[0]['providerOptions']>

export type ModelVendor = {
  /** For people. */
  name: string
  /** Without these nobody can open it. Whoever needs an address goes by that. */
  needs: readonly ModelPart[]
  /** Where it is asked while nobody names another place. */
  usualAddress?: string
  /** With the list of its models it tells how many tokens fit. */
  tellsContext?: true
  /** Marks the parts of a question that do not change, for a cache that does not find them by itself. */
  unchanging?: ForVendor
  /** What goes with a question beside what everybody is sent. */
  besides?(question: Pick<ModelQuestion<unknown>, 'instructions' | 'material'>): ForVendor
  /** The SDK is loaded by those who have a model. */
  open(given: Opened): Promise<LanguageModel>
}

export const needsAddress = ({ needs }: ModelVendor) => needs.includes('url')
