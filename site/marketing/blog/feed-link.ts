import type { MetaDescriptor } from 'react-router'
import { blog } from '#content/blog.ts'
import { paths } from '#site/paths.ts'

/** Tells readers' programs where the feed is. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blog.feedTitle,
  href: paths.blogFeed(),
}
