/** A finished episode as its page, its mail and its files know it. Times are seconds from its start. */
import type { NextEpisode } from './next-episode.ts'
import type { Speaker } from './script.ts'
import type { Engine } from './voice.ts'
import type { Waveform } from './waveform.ts'

export type SpokenWord = { text: string; start: number; end: number }

export type SpokenSentence = {
  speaker: Speaker
  text: string
  /** Whoever has signed these words, where a customer speaks. */
  by?: string
  start: number
  end: number
  words: readonly SpokenWord[]
  /** What supports it: the words of the website, where they stand and what that page is called, or of its owner and the day. Empty for a bridge. */
  evidence: readonly { url: string; passage: string; saidOn?: string; page?: string }[]
  /** Whoever answers for it by name, where the website does not say it. */
  vouchedBy?: string
}

export type EpisodeChapter = { title: string; start: number; end: number }

export type Episode = {
  /** BCP 47; English where nothing else is said. */
  language?: string
  show: string
  title: string
  summary: readonly [string, string, string]
  /** The business that it is about, and its website. */
  business: string
  website: string
  seconds: number
  chapters: readonly EpisodeChapter[]
  sentences: readonly SpokenSentence[]
  voices: Partial<Record<Speaker, { name: string; engine: Engine; isPreview: boolean }>>
  /** Measured on the encoded file, LUFS and dBTP. */
  loudness: number
  truePeak: number
  /** Drawn wherever the episode stands; `waveformOf` also knows what was published without one. */
  waveform?: Waveform
  /** What was published before 0.5 has these instead. */
  peaks?: readonly number[]
  /** People recorded it, elsewhere: nothing about made voices is true of it. */
  isOfPeople?: boolean
  /** What the same website has enough for besides. */
  next?: readonly NextEpisode[]
}

/** Spoken, shown, tagged and mailed with every episode. */
export const aiDisclosure = 'The voices in this episode are made by artificial intelligence.'

/** What the letter says of the episode. Its link is made when the letter is: nothing that is kept opens it. */
export type EpisodeFacts = {
  show: string
  title: string
  summary: readonly string[]
  seconds: number
  isPreview: boolean
  /** Whoever asked has put words of their own into it: the letter shows none of them. */
  hasOwnWords?: boolean
  /** One line of it, word for word. */
  quote?: string
  /** What the same website has enough for besides; a heading or question of its own each. */
  next?: readonly string[]
}
