import type { Episode } from './episode.ts'

/** What is kept of an episode besides its words, under these names. */
export const mediaFiles = [
  'episode.mp3',
  'cover.jpg',
  'cover-small.jpg',
  'card.jpg',
  'transcript.vtt',
  'transcript.txt',
  'chapters.json',
] as const

export type MediaFile = (typeof mediaFiles)[number]

/** The name cannot be guessed, belongs to these very bytes, and is another one as soon as a byte differs. */
export type EpisodeMedia = { name: string; sizes: Record<MediaFile, number> }

export const isMediaName = (text: string) => /^[0-9a-f]{32}$/.test(text)
export const isMediaFile = (text: string): text is MediaFile => mediaFiles.some((file) => file === text)

export type PublishedEpisode = { episode: Episode; media: EpisodeMedia; publishedAt: Date }

/** What is left of a deleted episode: that there was one, and what went with it. */
export type Deletion = { deletedAt: Date; files: number; bytes: number }

export const isListenToken = (text: string) => /^[\w-]{22}$/.test(text)

/** Addresses that letters, pages and steps all have to know. */
export const listenPath = (token: string) => `/listen/${token}`
export const deletePath = (token: string) => `/listen/${token}/delete`
export const mediaPath = (name: string, file: MediaFile) => `/media/${name}/${file}`
/** Where storage keeps it. */
export const mediaKey = (name: string, file: string) => `episodes/${name}/${file}`
