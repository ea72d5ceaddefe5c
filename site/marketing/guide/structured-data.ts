import type { Product, WithContext } from 'schema-dts'
import { brandIn } from '#content/brand.ts'
import { guide, guideHead } from '#content/guide/guide.ts'
import { priceStages } from '#content/guide/price-stages.ts'
import type { Settings } from '#domain/read-setting.ts'
import { absolute } from '#site/head/head.ts'
import { cardId, paths } from '#site/paths.ts'
import { hasLadder } from './offers.ts'

const availability = 'https://schema.org/PreOrder'

/** One offer of the lowest price would be wrong for everyone who stands higher on the ladder. */
export function guideProduct(settings: Settings): WithContext<Product> {
  const prices = priceStages(settings).map(({ price }) => price)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${guide.title}: ${guide.subtitle}`,
    description: guideHead(settings).description,
    url: absolute(paths.guide()),
    image: absolute(paths.socialCard(cardId(paths.guide()))),
    brand: { '@type': 'Brand', name: brandIn(settings).name },
    offers: hasLadder(settings)
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
  }
}
