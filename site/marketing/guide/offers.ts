import { type Settings, textOf } from '#domain/read-setting.ts'
import { paths } from '#site/paths.ts'
import { place } from '#site/settings.ts'

/** The checkout of a stage; a stand-in of our own while the operator has set none. */
export const checkoutOf = (settings: Settings, stage: number) =>
  withReference(
    textOf(settings, `checkout.guide.${stage + 1}`) || paths.standInCheckout(`guide-${stage + 1}`),
    `guide-stage-${stage + 1}`,
  )

export const hasLadder = (settings: Settings): boolean => textOf(settings, 'guide.ladder') === 'on'

export const dollars = (price: number) => `$${price}`

/** Stripe shows this reference beside the payment; other checkouts ignore it. */
function withReference(link: string, reference: string) {
  const address = new URL(link, place.origin)
  address.searchParams.set('client_reference_id', reference)
  return link.startsWith('/') ? address.pathname + address.search : address.href
}
