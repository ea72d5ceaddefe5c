import { setNumber } from '#content/set.ts'

export type PriceStage = { label: string; price: number; nextPrice: number | null }

/** The guide's prices in whole dollars, one a stage of domain/price-ladder.ts, before the owner sets others. */
export const stagesAsTheyCame = [
  { label: 'Early Bird Price', price: 47 },
  { label: 'Pre-Launch Price', price: 97 },
  { label: 'Launch Week Price', price: 147 },
  { label: 'Final Discount Price', price: 247 },
  { label: 'Regular Price', price: 997 },
] as const

const prices = stagesAsTheyCame.map(({ price }, index) => setNumber(`guide.${index + 1}.dollars`, price))

export const priceStages: readonly PriceStage[] = stagesAsTheyCame.map(({ label, price }, index) => ({
  label,
  price: prices[index] ?? price,
  nextPrice: prices[index + 1] ?? null,
}))

export const regularPrice = Math.max(...prices)

export const savings = (price: number) => regularPrice - price
export const percentOff = (price: number) => Math.round((1 - price / regularPrice) * 100)
