/** What oEmbed 1.0 says of an episode in public. */
import type { FoundEpisode } from '#database/heard-shows.ts'
import { paths } from '#site/paths.ts'
import { embedCode, embedHeight } from './embed.ts'

/** Which show and episode an address of ours names; undefined: none. */
export function showNamedBy(address: string, origin: string): { show: string; episode: string } | undefined {
  const url = URL.parse(address)
  if (url?.origin !== origin) return undefined
  const [, show, episode] = /^\/shows\/([a-z\d-]+)\/([a-z\d-]+)$/.exec(url.pathname) ?? []
  return show && episode ? { show, episode } : undefined
}

type Wanted = { origin: string; most: { width: number; height: number } }

export function oembedOf(heard: FoundEpisode, { origin, most }: Wanted) {
  const { showSlug, showTitle, slug, title } = heard
  const size = { width: Math.min(600, most.width), height: Math.min(embedHeight, most.height) }
  const address = origin + paths.showEmbed(showSlug, slug)
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: showTitle,
    author_url: origin + paths.show(showSlug),
    provider_url: origin,
    cache_age: 3600,
    thumbnail_url: origin + paths.showFile(showSlug, heard, 'cover-small.jpg'),
    thumbnail_width: 640,
    thumbnail_height: 640,
    html: embedCode(address, `${title}: ${showTitle}`, size),
    ...size,
  }
}
