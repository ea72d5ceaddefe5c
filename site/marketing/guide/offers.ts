import { type PriceStage, priceStages } from '#content/guide/price-stages.ts'
import { paths } from '#site/paths.ts'
import { settings } from '#site/settings.ts'

export type PriceOffer = PriceStage & { paymentLink: string }

/** The five stages with the checkout of each; a stand-in of our own while the operator has set none. */
export const offers: readonly PriceOffer[] = priceStages.map((stage, index) => ({
  ...stage,
  paymentLink: withReference(
    settings.guide.checkouts[index] ?? paths.standInCheckout(`guide-${index + 1}`),
    `guide-stage-${index + 1}`,
  ),
}))

// The ladder's own rule keeps stages between the first and the last.
export const offerOf = (stage: number) => offers[stage] as PriceOffer

/** Whole dollars need no `Intl`, whose first use costs a phone 50 ms while the page wakes. */
export const dollars = (price: number) => `$${price}`

/** Stripe shows this reference beside the payment; other checkouts ignore it. */
function withReference(link: string, reference: string) {
  const address = new URL(link, settings.origin)
  address.searchParams.set('client_reference_id', reference)
  return link.startsWith('/') ? address.pathname + address.search : address.href
}
