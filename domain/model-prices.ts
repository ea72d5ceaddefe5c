/** What tokens cost, by the model that read and wrote them. */
import { type OwnerSettings, textOf } from './read-setting.ts'
import { settingsWith } from './settings.ts'
import type { Usage } from './writing.ts'

export type ModelPrice = {
  /** Its exact name, or how names begin that have this price: `gpt-6-sol*`. */
  model: string
  /** All in US dollars for a million tokens. */
  input: number
  /** Read from the vendor’s cache. */
  cached: number
  output: number
  /** The day on which somebody looked it up, as an ISO date; empty where nobody says. */
  asOf: string
}

type Dollars = {
  dollars: number
  /** Nobody has written down what this model costs: it is counted like the dearest that is known. */
  isGuessed: boolean
}

export function dollarsOf(usage: Usage, model: string, prices: readonly ModelPrice[]): Dollars {
  const price = priceOf(model, prices)
  if (price) return { dollars: dollarsAt(price, usage), isGuessed: false }
  return { dollars: Math.max(0, ...prices.map((each) => dollarsAt(each, usage))), isGuessed: true }
}

/** The exact name goes before beginnings, and a longer beginning before a shorter one. */
export function priceOf(model: string, prices: readonly ModelPrice[]): ModelPrice | undefined {
  const fitting = prices.filter((price) =>
    price.model.endsWith('*') ? model.startsWith(price.model.slice(0, -1)) : price.model === model,
  )
  return fitting.sort((one, other) => weight(other) - weight(one))[0]
}

const weight = ({ model }: ModelPrice) => (model.endsWith('*') ? model.length - 1 : Number.POSITIVE_INFINITY)

/** No server reads more from its cache than it was given. */
function dollarsAt(price: ModelPrice, { input, cached, output }: Usage): number {
  const known = Math.min(cached, input)
  return ((input - known) * price.input + known * price.cached + output * price.output) / 1_000_000
}

const form = /^(\S{1,100})\s*=\s*([\d.]+)\s*\/\s*([\d.]+)\s*\/\s*([\d.]+)(?:\s*\((\d{4}-\d\d-\d\d)\))?$/
const amount = /^\d{1,4}(?:\.\d{1,4})?$/

/** `gpt-6-sol* = 2 / 0.20 / 10 (2026-11-23)`: input, from the cache, output. Undefined: it is none. */
export function priceIn(line: string): ModelPrice | undefined {
  const [, model = '', ...rest] = form.exec(line.trim()) ?? []
  const asOf = rest.pop() ?? ''
  if (!model || !rest.every((each) => amount.test(each))) return undefined
  const [input = 0, cached = 0, output = 0] = rest.map(Number)
  return { model, input, cached, output, asOf }
}

export const lineOfPrice = ({ model, input, cached, output, asOf }: ModelPrice): string =>
  `${model} = ${input} / ${cached} / ${output}${asOf && ` (${asOf})`}`

/** From lines as they are kept; what is none costs what nobody knows. */
export const modelPricesIn = (lines: string): ModelPrice[] =>
  lines.split('\n').flatMap((line) => priceIn(line) ?? [])

/** As the owner has set them, or as they are by default. */
export const modelPrices = (set: OwnerSettings): readonly ModelPrice[] =>
  modelPricesIn(textOf(settingsWith(set), 'model.prices'))
