import { percentOff, priceStages, regularPrice, savings } from '#content/guide/price-stages.ts'
import { priceWords as words } from '#content/guide/price-words.ts'
import { minutesUntil } from '#domain/price-ladder.ts'
import type { Settings } from '#domain/read-setting.ts'
import { checkoutOf, dollars } from './offers.ts'

/** What the page says at a stage, by the names in `data-says`; `leads` is where its buy buttons lead. */
type Said = Record<
  | 'label'
  | 'price'
  | 'percent'
  | 'savings'
  | 'next'
  | 'timeLeft'
  | 'buy'
  | 'leads'
  | 'announcement'
  /** Instead of a time, at the last stage. */
  | 'final',
  string
>

/** All that the script needs to move the prices: it knows when, and no word and no price. */
export type LadderWords = {
  stages: readonly Said[]
  /** What the schedule says of a stage so many steps away. */
  waits: readonly string[]
  expired: string
}

const saidAtStages = (settings: Settings): readonly Said[] => {
  const stages = priceStages(settings)
  const regular = regularPrice(stages)
  return stages.map(({ label, price, nextPrice }, stage) => {
    const percent = percentOff(price, regular)
    const saved = savings(price, regular)
    return {
      label,
      price: dollars(price),
      percent: percent > 0 ? words.percentOff(percent) : '',
      savings: saved > 0 ? words.savings(dollars(saved), percent, dollars(regular)) : words.noSavings,
      next: nextPrice === null ? '' : words.next(dollars(nextPrice)),
      buy: words.buy(dollars(price)),
      timeLeft: nextPrice === null ? '' : `${words.timeLeft} `,
      final: nextPrice === null ? words.finalPrice : '',
      leads: checkoutOf(settings, stage),
      announcement: words.nowAt(label, dollars(price)),
    }
  })
}

// The ladder's own rule has a first stage.
export const saidFirst = (settings: Settings) => saidAtStages(settings)[0] as Said

export const ladderWords = (settings: Settings): LadderWords => {
  const stages = saidAtStages(settings)
  return {
    stages,
    waits: stages.map((_, steps) => words.inMinutes(minutesUntil(steps, 0))),
    expired: words.expired,
  }
}
