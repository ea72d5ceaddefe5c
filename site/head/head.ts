import type { MetaDescriptor } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'
import { brand } from '#content/brand.ts'
import { cardId, paths } from '#site/paths.ts'
import { settings } from '#site/settings.ts'
import { documentTitle } from './document-title.ts'

export type PageHead = {
  path: string
  title: string
  description: string
  keywords?: readonly string[]
  type?: 'website' | 'article' | 'product'
  isIndexed?: boolean
  /** The address of a picture of the page's own, 1200 x 630. */
  picture?: string
  jsonLd?: readonly WithContext<Thing>[]
}

export const absolute = (path: string) => `${settings.origin}${path === '/' ? '' : path}`

/** The head of a page, in the HTML as served, where crawlers and link previews look. */
export function head({
  path,
  title,
  description,
  keywords,
  type = 'website',
  isIndexed = true,
  picture,
  jsonLd = [],
}: PageHead) {
  // What nobody should share has no card of its own.
  const card = absolute(picture ?? paths.socialCard(cardId(isIndexed ? path : paths.home())))
  const tags: MetaDescriptor[] = [
    { title: documentTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(path) },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(path) },
    { property: 'og:image', content: card },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${brand.name}: ${title}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: card },
    ...jsonLd.map((data) => ({ 'script:ld+json': data as object })),
  ]
  if (keywords) tags.push({ name: 'keywords', content: keywords.join(', ') })
  if (!isIndexed) tags.push({ name: 'robots', content: 'noindex' })
  return tags
}
