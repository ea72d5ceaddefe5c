import type { Offer, Service, WithContext } from 'schema-dts'
import { brandIn } from '#content/brand.ts'
import { type Package, packageLabels, packages } from '#content/packages.ts'
import type { Settings } from '#domain/read-setting.ts'
import { absolute } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'

/** The three packages as search engines read them. */
export const priceList = (settings: Settings): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: 'Podcast production',
  serviceType: 'Podcast production',
  url: absolute(paths.pricing()),
  provider: { '@type': 'Organization', name: brandIn(settings).name, url: absolute('/') },
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: 'Packages',
    itemListElement: packages(settings).map(offerOf),
  },
})

const offerOf = ({ name, description, mainPriceCents, setupFeeCents }: Package): Offer => ({
  '@type': 'Offer',
  name,
  description,
  url: absolute(paths.pricing()),
  price: mainPriceCents / 100,
  priceCurrency: 'USD',
  priceSpecification: [
    {
      '@type': 'UnitPriceSpecification',
      priceComponentType: 'https://schema.org/Subscription',
      price: mainPriceCents / 100,
      priceCurrency: 'USD',
      unitCode: 'MON',
      billingIncrement: 1,
    },
    {
      '@type': 'UnitPriceSpecification',
      name: packageLabels.setupFee,
      priceComponentType: 'https://schema.org/ActivationFee',
      price: setupFeeCents / 100,
      priceCurrency: 'USD',
    },
  ],
})
