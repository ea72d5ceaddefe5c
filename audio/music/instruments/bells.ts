import type { Instrument, Tone } from '#audio/music/performance.ts'
import { type Mode, ring, shaped } from './modes.ts'

const turnsPerSecond = 3.1
const releaseSeconds = 0.5
const forever = 1e6

/** A vibraphone under a soft mallet; its turning discs carry the sound from ear to ear. */
export const bells: Instrument = (tone) => {
  const left = shaped(ring(partials(tone), tone.seconds + releaseSeconds), 0.003, releaseSeconds)
  const right = new Float32Array(left.length)
  const turning = ring(
    [{ hertz: turnsPerSecond, level: 0.16, seconds: forever }],
    tone.seconds + releaseSeconds,
  )
  const level = tone.strength ** 1.3
  for (let i = 0; i < left.length; i++) {
    const sample = level * (left[i] ?? 0)
    const turned = turning[i] ?? 0
    left[i] = sample * (1 + turned)
    right[i] = sample * (1 - turned)
  }
  return [left, right]
}

/** Vibraphone bars are cut so that their second and third mode sound two and a bit more than three octaves up. */
function partials({ hertz, strength }: Tone): Mode[] {
  const fade = 5.2 * (440 / hertz) ** 0.5
  return [
    { hertz, level: 1, seconds: fade },
    { hertz: hertz * 1.0012, level: 0.22, seconds: fade * 0.8 },
    { hertz: hertz * 3.99, level: 0.28 * strength, seconds: fade * 0.24 },
    { hertz: hertz * 9.9, level: 0.12 * strength ** 2, seconds: fade * 0.06 },
    // The mallet meets the frame.
    { hertz: 340, level: 0.1 * strength, seconds: 0.05 },
  ]
}
