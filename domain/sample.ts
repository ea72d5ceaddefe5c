import type { Episode, SpokenSentence } from './episode.ts'
import type { Waveform } from './waveform.ts'

/** The beginning of an episode, short enough for a home page; where its words stand is not kept. */
export type Sample = Omit<Episode, 'summary' | 'sentences' | 'peaks'> & {
  id: string
  waveform: Waveform
  sentences: readonly Omit<SpokenSentence, 'words'>[]
}

export const sampleLimits = { leastSeconds: 40, mostSeconds: 88, mostBytes: 710_000 } as const
