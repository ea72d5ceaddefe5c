import { about } from '#content/about.ts'
import { articleHeads } from '#content/articles/articles.ts'
import { blog } from '#content/blog.ts'
import { contact } from '#content/contact.ts'
import { createPodcast } from '#content/create-podcast.ts'
import { guide } from '#content/guide/guide.ts'
import { home } from '#content/home.ts'
import { howItWorks } from '#content/how-it-works.ts'
import { landingPages } from '#content/landing/landing-pages.ts'
import { imprint } from '#content/legal/imprint.ts'
import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import { pricing } from '#content/pricing.ts'
import { thankYou } from '#content/thank-you.ts'
import { whyPodcast } from '#content/why-podcast.ts'
import { paths } from './paths.ts'

export type PublicPage = {
  path: string
  title: string
  description: string
  isIndexed: boolean
  kicker: string
}

type Head = { title: string; description: string }

const page = (path: string, kicker: string, { title, description }: Head, isIndexed = true): PublicPage => ({
  path,
  title,
  description,
  isIndexed,
  kicker,
})

/** Every page that visitors may land on: what is prerendered, listed in the sitemap and given a social card. */
export const publicPages: readonly PublicPage[] = [
  page(paths.home(), 'Podcasts, done for you', home.head),
  page(paths.howItWorks(), 'How it works', howItWorks.head),
  page(paths.about(), 'About', about.head),
  page(paths.whyPodcast(), 'Why a podcast', whyPodcast.head),
  page(paths.pricing(), 'Pricing', pricing.head),
  page(paths.blog(), 'Blog', blog.head),
  ...articleHeads.map((article) => page(paths.article(article.slug), blog.title, article)),
  ...landingPages.map(({ slug, service, head }) => page(paths.landing(slug), service.name, head)),
  page(paths.guide(), 'The guide', guide.head),
  page(paths.createPodcast(), createPodcast.kicker, createPodcast.head),
  page(paths.createFreeEpisode(), createPodcast.kicker, createPodcast.freeEpisodeHead),
  page(paths.contact(), 'Free consultation', contact.head),
  page(paths.privacy(), 'Legal', privacy.head),
  page(paths.terms(), 'Legal', terms.head),
  page(paths.imprint(), 'Legal', imprint.head),
  page(paths.thankYou('content-only'), 'Booked', thankYou.contentOnly.head, false),
  page(paths.thankYou('content-distribution'), 'Booked', thankYou.contentAndDistribution.head, false),
]
