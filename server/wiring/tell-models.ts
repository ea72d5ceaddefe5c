import { type ModelPrice, priceOf } from '#domain/model-prices.ts'
import type { Log } from '#server/process/log.ts'
import { checkModels } from '#vendors/models/check-models.ts'
import { openModels } from './open-models.ts'
import type { WriterSettings } from './writer-config.ts'

type Wanted = { writer: WriterSettings; prices: readonly ModelPrice[]; log: Log; signal: AbortSignal }

/**
 * Asks each model that is set one small question and says in the log what is wrong with it. Nothing waits for that:
 * meanwhile websites are read aloud.
 */
export async function tellModels({ writer, prices, log, signal }: Wanted): Promise<void> {
  const models = openModels(writer)
  if (!models) return
  const all = [...new Set([models.large, models.small, models.judge])]
  for (const { name, model } of all)
    if (!priceOf(model, prices))
      log.warn({ event: 'model-without-price', model: name, counts: 'as the dearest' })
  try {
    const faults = await checkModels(models, signal)
    for (const fault of faults) log.warn({ event: 'model-unfit', fault })
    if (faults.length === 0) log.info({ event: 'models-fit', models: all.map(({ name }) => name) })
  } catch (error) {
    if (!signal.aborted) log.error({ event: 'models-unchecked', error })
  }
}
