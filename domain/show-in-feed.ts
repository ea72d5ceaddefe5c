import type { EpisodeTexts } from './public-show.ts'

/** What the public is told of its files: never the name of their bytes, which opens them for ever. */
export type PublicFiles = {
  /** Another one whenever a byte is. */
  version: string
  /** Of its sound. */
  bytes: number
}

/** An episode as the feed of its show has it. Guid and date were given once. */
export type ShowEpisodeInFeed = EpisodeTexts &
  PublicFiles & {
    guid: string
    slug: string
    number: number
    publishedAt: Date
    seconds: number
    /** BCP 47. */
    language: string
  }
