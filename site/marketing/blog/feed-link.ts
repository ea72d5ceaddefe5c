import type { MetaDescriptor } from 'react-router'
import { feedTitle } from '#content/blog.ts'
import type { Settings } from '#domain/read-setting.ts'
import { paths } from '#site/paths.ts'

/** Tells readers' programs where the feed is. */
export const feedLink = (settings: Settings): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: feedTitle(settings),
  href: paths.blogFeed(),
})
