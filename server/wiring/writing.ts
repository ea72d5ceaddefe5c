/** Models that write, as they are set, and what they cost; without a database, answers are kept as long as the process. */
import { dollarsOf, type ModelPrice, modelPrices } from '#domain/model-prices.ts'
import { bookInMemory } from '#production/conversation/pass-book.ts'
import type { Writing } from '#production/steps/step.ts'
import { askModels } from './open-models.ts'
import type { WriterSettings } from './writer-config.ts'

/** Undefined: what a website says is read aloud. */
export function writingOf(
  config: { readonly writer: WriterSettings },
  prices: () => readonly ModelPrice[] = () => modelPrices({}),
): Writing | undefined {
  const models = askModels(config)
  const { ceiling, dayCeiling } = config.writer
  return (
    models && {
      models,
      ceiling,
      dayCeiling,
      now: () => new Date(),
      dollarsOf: (model, usage) => dollarsOf(usage, model, prices()).dollars,
      bookOf: () => bookInMemory(),
    }
  )
}
