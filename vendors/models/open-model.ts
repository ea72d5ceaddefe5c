import { type ModelClock, realClock } from './clock.ts'
import { nothingLearned } from './concede.ts'
import type { Model } from './model.ts'
import { modelVendorNamed } from './model-vendors.ts'
import { needsAddress } from './vendor.ts'

export type ModelSettings = {
  /** A folder of `vendors/models/` that has a `vendor.ts`. */
  kind: string
  model: string
  /** A server of one’s own may need none. */
  key?: string
  /** Needed by a vendor that has no usual address, such as `http://localhost:11434/v1`. */
  url?: string
  /** How long nothing may come. */
  seconds?: number
  /** How many tokens fit, where somebody knows. */
  context?: number
}

const usualSeconds = 60

export function openModel(settings: ModelSettings, clock: ModelClock = realClock): Model {
  const { kind, model } = settings
  const vendor = modelVendorNamed(kind)
  if (needsAddress(vendor) && !settings.url) throw new Error(`${vendor.name} needs an address.`)
  const asking = {
    settings,
    seconds: settings.seconds ?? usualSeconds,
    clock,
    learned: nothingLearned(),
    context: settings.context,
  }
  let askedContext: Promise<number | undefined> | undefined
  return {
    name: `${kind} ${model}`,
    vendor: kind,
    model,
    async ask(question) {
      const { askModel: ask } = await import('./ask.ts') // the SDK is loaded by those who have a model
      return ask(asking, question)
    },
    async traits() {
      const { askContext } = await import('./ask-context.ts')
      askedContext ??= askContext(settings, clock)
      asking.context ??= await askedContext
      const { context, learned } = asking
      return { takesSchemas: learned.form === 'schema', ...(context !== undefined && { context }) }
    },
  }
}
