import { usd } from '#content/facts.ts'
import { guide } from '#content/guide/guide.ts'
import { priceStages } from '#content/guide/price-stages.ts'
import { packages } from '#content/packages.ts'
import { standInCheckout } from '#content/stand-in-checkout.ts'
import type { Settings } from '#domain/read-setting.ts'
import { paths } from '#site/paths.ts'

/** Everything that has a checkout, with the setting that names the real one. */
type StandInOffer = {
  id: string
  name: string
  price: string
  setting: string
  back: { label: string; href: string }
}

const ofPackages = (settings: Settings): StandInOffer[] =>
  packages(settings).map((offer) => ({
    id: offer.id,
    name: offer.name,
    price: `${offer.mainPrice} ${offer.recurring}, ${offer.setupFee} setup`,
    setting: `CHECKOUT_${offer.id.toUpperCase()}_URL`,
    back: { label: standInCheckout.back, href: paths.home('service-packages') },
  }))

const ofGuide = (settings: Settings): StandInOffer[] =>
  priceStages(settings).map(({ label, price }, index) => ({
    id: `guide-${index + 1}`,
    name: `${guide.title}, ${label}`,
    price: usd(price * 100),
    setting: `GUIDE_CHECKOUT_${index + 1}_URL`,
    back: { label: standInCheckout.backToGuide, href: paths.guide() },
  }))

export const standInOffers = (settings: Settings): readonly StandInOffer[] => [
  ...ofPackages(settings),
  ...ofGuide(settings),
]
