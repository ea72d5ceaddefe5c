import type { EpisodeKind } from './arriving-show.ts'
import type { EpisodeTexts } from './public-show.ts'
import type { MediaFile } from './published-episode.ts'

type CameAs = { season: number | null; number: number | null; kind: EpisodeKind; isAi: boolean }

export const isOfMadeVoices = ({ came }: { came: CameAs | null }) => came === null || came.isAi

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
    /** Whether that is an address, too. */
    isLink: boolean
    /** What its old feed said of it; null: it was made here. */
    came: CameAs | null
    /** What there is of it. */
    files: readonly MediaFile[]
    slug: string
    number: number
    publishedAt: Date
    seconds: number
    /** BCP 47. */
    language: string
  }
