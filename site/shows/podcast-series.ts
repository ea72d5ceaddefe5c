import type { MetaDescriptor } from 'react-router'
import type { PodcastSeries, WithContext } from 'schema-dts'
import type { ShowWithEpisodes } from '#database/heard-shows.ts'
import { absolute } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'

type Shown = Pick<ShowWithEpisodes['show'], 'slug' | 'title' | 'description' | 'language' | 'author'> & {
  cover: ShowWithEpisodes['episodes'][number] | undefined
}

/** What programs are told about a show. */
export function podcastSeries(shown: Shown): WithContext<PodcastSeries> {
  const { slug, title, description, language, author, cover } = shown
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastSeries',
    name: title,
    description,
    url: absolute(paths.show(slug)),
    webFeed: absolute(paths.showFeed(slug)),
    inLanguage: language,
    author: { '@type': 'Organization', name: author },
    ...(cover && { image: absolute(paths.showFile(slug, cover, 'cover.jpg')) }),
  }
}

/** Browsers, apps and crawlers find the feed by it. */
export const feedLink = (slug: string, title: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href: absolute(paths.showFeed(slug)),
})
