import type { Stereo } from '#production/sound.ts'
import { limit } from './limiter.ts'
import { loudness } from './loudness.ts'
import { truePeak } from './true-peak.ts'

/** What Apple asks of spoken audio: -16 LUFS, and half a decibel more headroom than its -1 dBTP. */
export const podcastLevel = { loudness: -16, truePeak: -1.5 }

/** LAME multiplies its input by 0.95 at 160 kbit/s and below, so the file comes out this much quieter. */
export const encodingLoss = 0.446

/** What 128 kbit/s may add to a peak by rounding the spectrum; 0.3 to 0.5 dB was measured on our own music. */
const encodingOvershoot = 0.6

/** Loudness is read to a tenth of a unit. */
const tolerance = 0.05

export type Mastered = { sound: Stereo; loudness: number; truePeak: number }

/** Brings a mix to the level at which its MP3 meets `level`; the figures returned are those of the MP3. */
export function master(mix: Stereo, level = podcastLevel): Mastered {
  const wanted = level.loudness + encodingLoss
  const ceiling = level.truePeak + encodingLoss - encodingOvershoot
  const gain = wanted - loudness(mix)
  let sound = limit(mix, { ceiling, gain })
  let measured = loudness(sound)
  if (Math.abs(wanted - measured) > tolerance) {
    // What the limiter took away is added back once, which comes within a few hundredths of a decibel.
    sound = limit(mix, { ceiling, gain: gain + wanted - measured })
    measured = loudness(sound)
  }
  return { sound, loudness: measured - encodingLoss, truePeak: truePeak(sound) - encodingLoss }
}
