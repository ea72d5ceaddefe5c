import type { PodcastEpisode, WithContext } from 'schema-dts'
import { aiDisclosure } from '#domain/episode.ts'
import type { PublishedEpisode } from '#domain/published-episode.ts'
import { absolute } from '#site/head/head.ts'

/** Where it is found; its series has a page only where its show is public. */
type Places = {
  path: string
  audio: string
  image: string
  /** Of its sound. */
  bytes: number
  series: { name: string; url?: string }
}

/** What programs are told about an episode that somebody shares. */
export function podcastEpisode(
  { episode, publishedAt }: Pick<PublishedEpisode, 'episode' | 'publishedAt'>,
  { path, audio, image, bytes, series: { name, url } }: Places,
): WithContext<PodcastEpisode> {
  const duration = `PT${Math.floor(episode.seconds / 60)}M${Math.round(episode.seconds % 60)}S`
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastEpisode',
    name: episode.title,
    description: episode.summary.join(' '),
    url: absolute(path),
    datePublished: publishedAt.toISOString(),
    duration,
    inLanguage: episode.language ?? 'en',
    image: absolute(image),
    creditText: aiDisclosure,
    partOfSeries: { '@type': 'PodcastSeries', name, ...(url && { url: absolute(url) }) },
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: absolute(audio),
      encodingFormat: 'audio/mpeg',
      contentSize: String(bytes),
      duration,
    },
  }
}
