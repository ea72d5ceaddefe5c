import { loudness } from '#production/mastering/loudness.ts'
import { band } from '#production/music/band.ts'
import { Desk } from '#production/music/desk.ts'
import { shaped } from '#production/music/instruments/modes.ts'
import type { Part } from '#production/music/score/notation.ts'
import { amplify, amplitude, type Stereo, sampleRate } from '#production/sound.ts'
import { composeTheme, type ThemeScore } from './compose-theme.ts'

export type Theme = {
  /** Theme, then bed. */
  opening: Stereo
  /** Where in the opening somebody may begin to speak: the bed's first beat. It lasts for four bars. */
  bedSeconds: number
  barSeconds: number
  stings: readonly Stereo[]
  finale: Stereo
}

/** Changes whenever a theme that was made before would sound different now. */
export const themeVersion = '2'

/** Of the theme alone, in LUFS: as loud as the speech in the mix. */
const themeLoudness = -17.5

/** Echoes and the room take this long to go. */
const tailSeconds = 3

export function playTheme(show: string): Theme {
  const score = composeTheme(show)
  const barSeconds = 4 * score.secondsPerBeat
  const bedSeconds = 4 * barSeconds
  const opening = play(score, score.opening, 8 * barSeconds, 0.1)
  const gain = amplitude(
    themeLoudness - loudness(opening.map((side) => side.subarray(0, bedSeconds * sampleRate))),
  )
  const finale = play(score, [score.finale], 5.5 * barSeconds + tailSeconds, tailSeconds)
  const stings = score.stings.map((sting) => play(score, [sting], barSeconds + tailSeconds, tailSeconds))
  for (const piece of [opening, finale, ...stings]) for (const side of piece) amplify(side, gain)
  return { opening, bedSeconds, barSeconds, stings, finale }
}

/** A hand's breadth of silence first, so that no stroke comes before the beginning. */
const leadIn = 0.03

function play(
  { secondsPerBeat }: ThemeScore,
  parts: readonly Part[],
  seconds: number,
  fadeSeconds: number,
): Stereo {
  const desk = new Desk(seconds, secondsPerBeat)
  const players = band(desk)
  for (const part of parts) for (const player of players) player({ ...part, begins: part.begins + leadIn })
  const whole = desk.mixUntil(Number.POSITIVE_INFINITY)
  for (const side of whole) shaped(side, 0, fadeSeconds)
  return whole
}
