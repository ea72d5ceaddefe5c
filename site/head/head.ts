import type { MetaDescriptor } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'
import { brandIn } from '#content/brand.ts'
import type { Settings } from '#domain/read-setting.ts'
import { cardId, paths } from '#site/paths.ts'
import { place } from '#site/settings.ts'
import { documentTitle } from './document-title.ts'

type PageHead = {
  path: string
  title: string
  description: string
  keywords?: readonly string[]
  type?: 'website' | 'article' | 'product'
  isIndexed?: boolean
  /** The address of a picture of the page's own, 1200 x 630. */
  picture?: string
  /** A document of ours that plays what the page is about: where it may be framed, it is shown in place of a picture. */
  player?: { path: string; height: number }
  jsonLd?: readonly WithContext<Thing>[]
}

export const absolute = (path: string) => `${place.origin}${path === '/' ? '' : path}`

/** The head of a page, in the HTML as served, where crawlers and link previews look. */
export function head(settings: Settings, page: PageHead) {
  const { path, title, description, keywords, picture, player } = page
  const { type = 'website', isIndexed = true, jsonLd = [] } = page
  const { name } = brandIn(settings)
  // What nobody should share has no card of its own.
  const card = absolute(picture ?? paths.socialCard(cardId(isIndexed ? path : paths.home())))
  const tags: MetaDescriptor[] = [
    { title: documentTitle(settings, title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(path) },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(path) },
    { property: 'og:image', content: card },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${name}: ${title}` },
    { name: 'twitter:card', content: player ? 'player' : 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: card },
    ...jsonLd.map((data) => ({ 'script:ld+json': data as object })), // schema-dts knows texts as well, and none is given,
  ]
  if (player)
    tags.push(
      { name: 'twitter:player', content: absolute(player.path) },
      { name: 'twitter:player:width', content: '600' },
      { name: 'twitter:player:height', content: String(player.height) },
    )
  if (keywords) tags.push({ name: 'keywords', content: keywords.join(', ') })
  if (!isIndexed) tags.push({ name: 'robots', content: 'noindex' })
  return tags
}
