import { articles } from '#content/articles/articles.ts'
import { twinCover } from '#content/landing-samples.ts'
import { coveredSamples, heroSample, sampleOrders } from '#content/samples.ts'
import { stories } from '#content/stories.ts'
import { settingsWith } from '#domain/settings.ts'
import { icons } from './icons.ts'
import { standInOffers } from './marketing/stand-in-offers.ts'
import { cardId, paths } from './paths.ts'
import { publicPaths } from './public-pages.ts'

/** Covers that say who we are. */
export const namedCovers = [paths.cover(heroSample.id), ...articles().map(({ slug }) => paths.cover(slug))]

/** Everything that is the same for every visitor is made at build: pages, pictures, sound, and what crawlers read. */
export const prerenderedPaths = [
  ...publicPaths,
  ...publicPaths.map((path) => paths.socialCard(cardId(path))),
  ...standInOffers(settingsWith()).map(({ id }) => paths.standInCheckout(id)),
  ...[...stories, ...coveredSamples].map(({ id }) => paths.cover(id)),
  paths.cover(twinCover.id),
  ...namedCovers,
  paths.blogFeed(),
  paths.feedStyle(),
  ...icons.map(({ name }) => paths.icon(name)),
  paths.contactProposed(),
  paths.deskPicture(),
  paths.identAudio(),
  ...sampleOrders.flatMap(({ id }) => [paths.sample(id), paths.sampleAudio(id)]),
  '/favicon.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
]
