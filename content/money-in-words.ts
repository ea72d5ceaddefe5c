import { usd } from './facts.ts'

/** A smallest unit in words; what is no dollar keeps its name. */
export const moneyInWords = (amount: number, currency: unknown): string =>
  currency === 'usd' || currency === undefined
    ? usd(amount)
    : `${(amount / 100).toFixed(2)} ${String(currency).toUpperCase()}`
