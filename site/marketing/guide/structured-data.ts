import type { Product, WithContext } from 'schema-dts'
import { brand } from '#content/brand.ts'
import { guide } from '#content/guide/guide.ts'
import { priceStages } from '#content/guide/price-stages.ts'
import { absolute } from '#site/head/head.ts'
import { cardId, paths } from '#site/paths.ts'
import { settings } from '#site/settings.ts'

const availability = 'https://schema.org/PreOrder'
const prices = priceStages.map(({ price }) => price)

/** One offer of the lowest price would be wrong for everyone who stands higher on the ladder. */
export const guideProduct = (): WithContext<Product> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: `${guide.title}: ${guide.subtitle}`,
  description: guide.head.description,
  url: absolute(paths.guide()),
  image: absolute(paths.socialCard(cardId(paths.guide()))),
  brand: { '@type': 'Brand', name: brand.name },
  offers: settings.guide.hasLadder
    ? {
        '@type': 'AggregateOffer',
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: prices.length,
        priceCurrency: 'USD',
        availability,
        url: absolute(paths.guide()),
      }
    : {
        '@type': 'Offer',
        price: prices[0] ?? 0,
        priceCurrency: 'USD',
        availability,
        url: absolute(paths.guide()),
      },
})
