/** What a show of a client says in public, under an address of its own. */
import type { Leaving } from './leaving.ts'
import type { MediaFile } from './published-episode.ts'

export const showLimits = { slug: 60, value: 255, descriptionBytes: 4000 } as const

/** What people type of it; all of it is text. */
export type ShowTexts = {
  /** Its name in addresses. */
  slug: string
  title: string
  description: string
  /** One of Apple's: `Business`, or `Business > Marketing`. */
  category: string
  /** BCP 47. */
  language: string
  /** Whose show it is: the business. */
  author: string
  website: string
  /** Where directories ask whether it is theirs. */
  ownerEmail: string
}

export type PublicShow = ShowTexts &
  Leaving & {
    showId: string
    /** Directories see the address of the owner until then. */
    ownerShownUntil: Date | null
    /** Follows from its first feed address, and stays whatever becomes of that. */
    podcastGuid: string | null
    publicSince: Date | null
  }

export type EpisodeTexts = { title: string; description: string }

/** Addresses under which something else answers. */
const taken = ['samples', 'ident']

export const isShowSlug = (text: string) =>
  text.length <= showLimits.slug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !taken.includes(text)

/** `Slow Bread & Butter` is `slow-bread-butter`; what has no Latin letter at all has none here. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, showLimits.slug)
    .replace(/^-+|-+$/g, '')

export const showPath = (show: string) => `/shows/${show}`
export const showFeedPath = (show: string) => `/shows/${show}/feed.xml`
export const showEpisodePath = (show: string, episode: string) => `/shows/${show}/${episode}`
/** The player that other websites show. */
export const showEmbedPath = (show: string, episode: string) => `${showEpisodePath(show, episode)}/embed`
/** The same for ever, whatever lies behind it: apps ask again for the address that they saw first. */
export const showAudioPath = (show: string, episode: string) => `/audio/${show}/${episode}.mp3`
/** Pictures, transcript and chapters: closed with the episode, and elsewhere once they are others. */
export const showFilePath = (
  show: string,
  { slug, version }: { slug: string; version: string },
  file: MediaFile,
) => `${showEpisodePath(show, slug)}/${version}/${file}`
