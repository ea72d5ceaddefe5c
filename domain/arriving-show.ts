/** A show as the feed of another host has it: untrusted words, each within its bounds. */
export type ArrivingEpisode = {
  /** Byte for byte, as apps know it. */
  guid: string
  isLink: boolean
  title: string
  /** Without markup. */
  description: string
  publishedAt: string
  /** As its feed says it; null where it says nothing. */
  season: number | null
  number: number | null
  kind: EpisodeKind
  isAi: boolean
  language: string
  sound: { url: string; type: string }
  image: string | null
  transcript: string | null
  chapters: string | null
}

/** What its feed says, or its name; whether it is, is heard when it is here. */
export const isToldMp3 = ({ url, type }: ArrivingEpisode['sound']): boolean =>
  /mpeg|mp3/i.test(type) || (!/^(?:audio|video)\//i.test(type) && /\.mp3(?:[?#]|$)/i.test(url))

export type EpisodeKind = 'full' | 'trailer' | 'bonus'

export type ArrivingShow = {
  title: string
  description: string
  language: string
  category: string
  author: string
  website: string
  /** Where its host, or the feed, says that its owner is reached. */
  ownerEmail: string
  /** What the feed says; without it, it follows from the address. */
  podcastGuid: string | null
  isLocked: boolean
  isAi: boolean
  image: string | null
}

export const arrivingLimits = {
  feedBytes: 10 * 1024 * 1024,
  episodes: 5000,
  guid: 1000,
  address: 2000,
  soundBytes: 1024 * 1024 * 1024,
  pictureBytes: 10 * 1024 * 1024,
  textBytes: 2 * 1024 * 1024,
} as const

/** Why a feed cannot be taken as it is. */
export type FeedFault =
  | 'not-a-feed'
  | 'no-episodes'
  | 'too-many'
  | 'unread'
  | 'no-guid'
  | 'same-guid'
  | 'no-date'

export type ArrivalState = 'read' | 'fetching' | 'here' | 'moving' | 'moved'
export type Proof = 'mail' | 'token'

/** A word that only who writes the feed can put into it. */
export const proofWord = (token: string) => `offmic-verify=${token}`
