/** How many tokens fit: some servers tell it with the list of their models. */
import type { ModelClock } from './clock.ts'
import { addressOf } from './language-model.ts'
import { modelVendorNamed } from './model-vendors.ts'
import type { ModelSettings } from './open-model.ts'
import { Wire } from './wire.ts'

const names = [
  'context_length',
  'max_model_len',
  'context_window',
  'max_context_length',
  'n_ctx',
  'n_ctx_train',
]
const secondsToAnswer = 5

/** Undefined: it does not tell. */
export async function askContext(settings: ModelSettings, clock: ModelClock): Promise<number | undefined> {
  if (!modelVendorNamed(settings.kind).tellsContext) return undefined
  const wire = new Wire(secondsToAnswer, clock)
  try {
    const headers = settings.key ? { authorization: `Bearer ${settings.key}` } : {}
    // It has kept a whole answer, and says so by giving no stream.
    await wire.fetch(`${addressOf(settings)}/models`, { headers }).catch(() => undefined)
    return wire.whole === undefined ? undefined : contextIn(JSON.parse(wire.whole), settings.model)
  } catch {
    return undefined // not JSON
  } finally {
    wire.close()
  }
}

function contextIn(list: unknown, model: string): number | undefined {
  const models = read(list, 'data')
  const found = Array.isArray(models) ? models.find((each) => read(each, 'id') === model) : undefined
  const places = [found, read(found, 'meta'), read(found, 'top_provider')]
  const said = places.flatMap((place) => names.map((name) => read(place, name)))
  return said.find((number): number is number => typeof number === 'number' && number > 0)
}

const read = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
