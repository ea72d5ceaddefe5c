import { aboutHead } from '#content/about.ts'
import { articleHeads } from '#content/articles/articles.ts'
import { blog, blogHead } from '#content/blog.ts'
import { compare } from '#content/compare.ts'
import { contact } from '#content/contact.ts'
import { createPodcast } from '#content/create-podcast.ts'
import { firstChapter } from '#content/guide/first-chapter.ts'
import { guideHead } from '#content/guide/guide.ts'
import { homeHead } from '#content/home.ts'
import { howItWorks } from '#content/how-it-works.ts'
import { landingPages } from '#content/landing/landing-pages.ts'
import { imprint } from '#content/legal/imprint.ts'
import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import { listeningMethod } from '#content/listening-method.ts'
import { makingHead } from '#content/making/making.ts'
import { pricing } from '#content/pricing.ts'
import { samplesPage } from '#content/samples-page.ts'
import { contentAndDistribution, thankYou } from '#content/thank-you.ts'
import { whyPodcast } from '#content/why-podcast.ts'
import type { Settings } from '#domain/read-setting.ts'
import { settingsWith } from '#domain/settings.ts'
import { paths } from './paths.ts'

type PublicPage = {
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
export const publicPages = (settings: Settings): readonly PublicPage[] => [
  page(paths.home(), 'Podcasts, done for you', homeHead(settings)),
  page(paths.howItWorks(), 'How it works', howItWorks(settings).head),
  page(paths.making(), 'How it works', makingHead),
  page(paths.samples(), 'Samples', samplesPage.head),
  page(paths.about(), 'About', aboutHead(settings)),
  page(paths.whyPodcast(), 'Why a podcast', whyPodcast(settings).head),
  page(paths.pricing(), 'Pricing', pricing(settings).head),
  page(paths.compare(), 'Comparison', compare(settings).head),
  page(paths.blog(), 'Blog', blogHead(settings)),
  ...articleHeads.map((article) => page(paths.article(article.slug), blog.title, article)),
  ...landingPages(settings).map(({ slug, service, head }) => page(paths.landing(slug), service.name, head)),
  page(paths.guide(), 'The guide', guideHead(settings)),
  page(paths.firstChapter(), 'The guide', firstChapter.head),
  page(paths.createPodcast(), createPodcast.kicker, createPodcast.head),
  page(paths.createFreeEpisode(), createPodcast.kicker, createPodcast.freeEpisodeHead),
  page(paths.contact(), 'Free consultation', contact.head),
  page(paths.listeningMethod(), listeningMethod.kicker, listeningMethod.head),
  page(paths.privacy(), 'Legal', privacy(settings).head),
  page(paths.terms(), 'Legal', terms(settings).head),
  page(paths.imprint(), 'Legal', imprint(settings).head),
  page(paths.thankYou('content-only'), 'Booked', thankYou(settings).contentOnly.head, false),
  page(paths.thankYou('content-distribution'), 'Booked', contentAndDistribution.head, false),
]

/** What is set changes words, never addresses. */
export const publicPaths: readonly string[] = publicPages(settingsWith()).map(({ path }) => path)
