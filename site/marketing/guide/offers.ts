import { type PriceStage, priceStages } from '#content/guide/price-stages.ts'
import { type Settings, textOf } from '#domain/read-setting.ts'
import { paths } from '#site/paths.ts'
import { place, useSettings } from '#site/settings.ts'

export type PriceOffer = PriceStage & { paymentLink: string }

/** The five stages with the checkout of each; a stand-in of our own while the operator has set none. */
const offersIn = (settings: Settings): readonly PriceOffer[] =>
  priceStages(settings).map((stage, index) => ({
    ...stage,
    paymentLink: withReference(
      textOf(settings, `checkout.guide.${index + 1}`) || paths.standInCheckout(`guide-${index + 1}`),
      `guide-stage-${index + 1}`,
    ),
  }))

export const useOffers = () => offersIn(useSettings())

// The ladder's own rule keeps stages between the first and the last.
export const useOffer = (stage: number) => useOffers()[stage] as PriceOffer

export const hasLadder = (settings: Settings): boolean => textOf(settings, 'guide.ladder') === 'on'

/** Whole dollars need no `Intl`, whose first use costs a phone 50 ms while the page wakes. */
export const dollars = (price: number) => `$${price}`

/** Stripe shows this reference beside the payment; other checkouts ignore it. */
function withReference(link: string, reference: string) {
  const address = new URL(link, place.origin)
  address.searchParams.set('client_reference_id', reference)
  return link.startsWith('/') ? address.pathname + address.search : address.href
}
