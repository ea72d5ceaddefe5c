import { articles } from '#content/articles/articles.ts'
import { heroSample, sampleOrders } from '#content/samples.ts'
import { stories } from '#content/stories.ts'
import { icons } from './icons.ts'
import { standInOffers } from './marketing/stand-in-offers.ts'
import { cardId, paths } from './paths.ts'
import { publicPages } from './public-pages.ts'

/** Everything that is the same for every visitor is made at build: pages, pictures, sound, and what crawlers read. */
export const prerenderedPaths = [
  ...publicPages.map(({ path }) => path),
  ...publicPages.map(({ path }) => paths.socialCard(cardId(path))),
  ...standInOffers.map(({ id }) => paths.standInCheckout(id)),
  ...[heroSample, ...stories].map(({ id }) => paths.cover(id)),
  ...articles().map(({ slug }) => paths.cover(slug)),
  paths.blogFeed(),
  ...icons.map(({ name }) => paths.icon(name)),
  paths.contactStandIn(),
  paths.identAudio(),
  ...sampleOrders.flatMap(({ id }) => [paths.sample(id), paths.sampleAudio(id)]),
  '/favicon.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
]
