import { type ComponentType, useEffect } from 'react'
import { textOf } from '#domain/read-setting.ts'
import { useSettings } from '#site/settings.ts'
import { HeroPrice } from './hero-price.tsx'
import { joinLadder } from './ladder.ts'
import { OfferCard } from './offer-card.tsx'
import { PriceBox } from './price-box.tsx'
import { GuideSchedule } from './schedule.tsx'

const parts = { box: PriceBox, hero: HeroPrice, offer: OfferCard, schedule: GuideSchedule } satisfies Record<
  string,
  ComponentType
>

export type LadderPart = keyof typeof parts

/** Every place of the page that shows the price; each is an island of its own, all draw one ladder. */
export function PriceLadder({ part }: { part: LadderPart }) {
  const prefix = textOf(useSettings(), 'brand.storagePrefix')
  useEffect(() => joinLadder(prefix), [prefix])
  const Part = parts[part]
  return <Part />
}
