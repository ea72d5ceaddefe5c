import { sampleOrders } from '#content/samples.ts'
import { settingsWith } from '#domain/settings.ts'
import { standInOffers } from '#site/marketing/stand-in-offers.ts'
import { paths } from '#site/paths.ts'

/** Pages that exist without being listed: what one reaches only from somewhere else. */
export const unlistedPaths = [
  ...standInOffers(settingsWith()).map(({ id }) => paths.standInCheckout(id)),
  paths.thankYou('content-only'),
  paths.thankYou('content-distribution'),
  ...sampleOrders.map(({ id }) => paths.sample(id)),
]

/** What the sitemap lists, as paths. */
export async function addressesInSitemap(origin: string) {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

const kilobyte = 1024

/** First response, headers included: one more round trip begins above 14.4 KB, so only long pages may be longer. */
export function budgetOf(path: string) {
  if (path === '/') return 28 * kilobyte
  return (/^\/(blog\/.+|terms|privacy|guide)$/.test(path) ? 20 : 14.4) * kilobyte
}

/** Pages with islands load React when they are used; all others are only read. */
export const readOnlyPaths = (path: string) =>
  !path.startsWith('/samples/') &&
  !['/', paths.createPodcast(), paths.createFreeEpisode(), paths.contact()].includes(path)
