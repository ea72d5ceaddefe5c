import { loudness } from '#audio/loudness.ts'
import { band } from '#audio/music/band.ts'
import { shaped } from '#audio/music/instruments/modes.ts'
import { MixingDesk } from '#audio/music/mixing-desk.ts'
import type { ScorePart } from '#audio/music/score/notation.ts'
import { amplify, amplitude, type Stereo, sampleRate } from '#audio/sound.ts'
import { composeTheme, type ThemeScore } from './compose-theme.ts'
import { packed, unpacked } from './sixteen-bits.ts'

export type Theme = {
  /** Theme, then bed. */
  opening: Stereo
  /** Where in the opening somebody may begin to speak: the bed's first beat. It lasts for four bars. */
  bedSeconds: number
  barSeconds: number
  stings: () => readonly Stereo[]
  finale: () => Stereo
}

/** Changes whenever a theme that was made before would sound different now. */
export const themeVersion = '2'

/** Of the theme alone, in LUFS: as loud as the speech in the mix. */
export const themeLoudness = -17.5

/** Echoes and the room take this long to go. */
const tailSeconds = 3

/** The opening at once, the rest when it is asked for: a listener may hear the first bars while the last are played. */
export function playTheme(show: string): Theme {
  const score = composeTheme(show)
  const barSeconds = 4 * score.secondsPerBeat
  const bedSeconds = 4 * barSeconds
  const raw = play(score, score.opening, 8 * barSeconds, 0.1)
  const heard = raw.map((side) => side.subarray(0, bedSeconds * sampleRate))
  const gain = amplitude(themeLoudness - loudness(heard))
  const finale = once(() =>
    levelled(play(score, [score.finale], 5.5 * barSeconds + tailSeconds, tailSeconds), gain),
  )
  const stings = once(() =>
    score.stings.map((part) => levelled(play(score, [part], barSeconds + tailSeconds, tailSeconds), gain)),
  )
  return { opening: levelled(raw, gain), bedSeconds, barSeconds, stings, finale }
}

/** In the 16 bits in which it will be kept, so that the first episode has the very samples of all later ones. */
export const levelled = ([left, right]: Stereo, gain: number): Stereo =>
  unpacked(packed([amplify(left, gain), amplify(right, gain)]))

export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A hand's breadth of silence first, so that no stroke comes before the beginning. */
const leadIn = 0.03

export function play(
  { secondsPerBeat }: Pick<ThemeScore, 'secondsPerBeat'>,
  parts: readonly ScorePart[],
  seconds: number,
  fadeSeconds: number,
): Stereo {
  const desk = new MixingDesk(seconds, secondsPerBeat)
  const players = band(desk)
  for (const part of parts) for (const player of players) player({ ...part, begins: part.begins + leadIn })
  const whole = desk.mixUntil(Number.POSITIVE_INFINITY)
  for (const side of whole) shaped(side, 0, fadeSeconds)
  return whole
}
