import type { PodcastEpisode, WithContext } from 'schema-dts'
import { aiDisclosure } from '#domain/episode.ts'
import { listenPath, mediaPath, type PublishedEpisode } from '#domain/published-episode.ts'
import { absolute } from '#site/head/head.ts'

/** What programs are told about an episode that somebody shares. */
export function podcastEpisode(
  { episode, media, publishedAt }: PublishedEpisode,
  token: string,
): WithContext<PodcastEpisode> {
  const duration = `PT${Math.floor(episode.seconds / 60)}M${Math.round(episode.seconds % 60)}S`
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastEpisode',
    name: episode.title,
    description: episode.summary.join(' '),
    url: absolute(listenPath(token)),
    datePublished: publishedAt.toISOString(),
    duration,
    inLanguage: episode.language ?? 'en',
    image: absolute(mediaPath(media.name, 'cover.jpg')),
    creditText: aiDisclosure,
    partOfSeries: { '@type': 'PodcastSeries', name: episode.show },
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: absolute(mediaPath(media.name, 'episode.mp3')),
      encodingFormat: 'audio/mpeg',
      contentSize: String(media.sizes['episode.mp3']),
      duration,
    },
  }
}
