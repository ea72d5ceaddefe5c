import type { EpisodeTexts } from './public-show.ts'
import type { EpisodeMedia } from './published-episode.ts'

/** An episode as the feed of its show has it. Guid and date were given once. */
export type ShowEpisodeInFeed = EpisodeTexts & {
  guid: string
  slug: string
  number: number
  publishedAt: Date
  seconds: number
  /** BCP 47. */
  language: string
  media: EpisodeMedia
}
