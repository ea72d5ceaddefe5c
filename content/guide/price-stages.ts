import { guideStageLabels } from '#domain/price-ladder.ts'
import { numberOf, type Settings } from '#domain/read-setting.ts'

type PriceStage = { label: string; price: number; nextPrice: number | null }

/** The guide's prices in whole dollars, one a stage of domain/price-ladder.ts. */
export function priceStages(settings: Settings): readonly PriceStage[] {
  const prices = guideStageLabels.map((_, index) => numberOf(settings, `guide.${index + 1}.dollars`))
  return guideStageLabels.map((label, index) => ({
    label,
    price: prices[index] ?? 0,
    nextPrice: prices[index + 1] ?? null,
  }))
}

export const regularPrice = (stages: readonly PriceStage[]) => Math.max(...stages.map(({ price }) => price))

/** What is saved at a price, next to the regular one. */
export const savings = (price: number, regular: number) => regular - price
export const percentOff = (price: number, regular: number) => Math.round((1 - price / regular) * 100)
