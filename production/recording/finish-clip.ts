import { resample } from '#audio/resample.ts'
import { sampleRate } from '#audio/sound.ts'
import type { Spoken } from '#vendors/voices/speech.ts'
import { alignToPauses, type TimeSpan } from './align-to-pauses.ts'
import { polished } from './polish.ts'
import { trimmed } from './trim.ts'

/** One channel at our rate, at the level of every clip; a span for each of the words. */
export type FinishedClip = { samples: Float32Array; spans: readonly TimeSpan[] }

/** Changes whenever a clip that was made before would sound different now. */
export const finishVersion = '1'

export function finishClip({ pcm, rate, words }: Spoken, text: string): FinishedClip {
  const { samples, cutSeconds } = trimmed(resample(polished(pcm.slice(), rate), rate))
  const pieces = text.split(' ')
  if (words?.length !== pieces.length) return { samples, spans: alignToPauses(pieces, samples) }
  const moved = (seconds: number) => Math.min(samples.length / sampleRate, Math.max(0, seconds - cutSeconds))
  return { samples, spans: words.map(({ start, end }) => ({ start: moved(start), end: moved(end) })) }
}
