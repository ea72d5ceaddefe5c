/** A tune over chords: what falls on the beat belongs to the chord, what lies between leads there by step. */

import { pitchOf } from '#audio/music/instruments/pitch.ts'
import type { Note } from '#audio/music/score/notation.ts'
import type { Random } from '#domain/seeded.ts'
import { type HarmonyStep, type Key, note, tonesOf } from './harmony.ts'

/** Beats at which a bar's notes begin; they last until the next one. */
export type Rhythm = readonly number[]

/** How high the tune stands, in scale degrees above the tonic of the octave below, at the start of each bar. */
export type MelodyLine = readonly number[]

const beatsPerBar = 4

export function tune(
  key: Key,
  steps: readonly HarmonyStep[],
  rhythms: readonly Rhythm[],
  line: MelodyLine,
  random: Random,
): Note[] {
  const moments = rhythms.flatMap((rhythm, bar) =>
    rhythm.map((beat) => ({ bar, beat, at: bar * beatsPerBar + beat })),
  )
  const heights = withSteps(
    moments.map(({ bar, beat }) => {
      const [from = 7, to = from] = [line[bar], line[bar + 1]]
      const height = from + ((to - from) * beat) / beatsPerBar
      const step = steps[bar]
      return beat % 2 === 0 && step ? chordDegree(key, step, height) : undefined
    }),
    line,
    random,
  )
  return moments.map(({ beat, at }, i) => {
    const until = moments[i + 1]?.at ?? (Math.floor(at / beatsPerBar) + 1) * beatsPerBar
    const strength = beat === 0 ? 0.84 : beat % 1 === 0 ? 0.72 : 0.6
    return [at, pitchOf(note(key, heights[i] ?? 7)), Math.min(until - at, 3), strength]
  })
}

/** The degree nearest to a height that is one of the chord's own first three tones. */
function chordDegree(key: Key, step: HarmonyStep, height: number) {
  const own = tonesOf(key, step).slice(0, 3)
  const near = Array.from({ length: 7 }, (_, i) => Math.round(height) - 3 + i)
  const fitting = near.filter((degree) => own.includes(note(key, degree) % 12))
  return fitting.sort((a, b) => Math.abs(a - height) - Math.abs(b - height))[0] ?? Math.round(height)
}

/** Fills the gaps: half-way to the next firm note, or its neighbour when the tune stays where it is. */
function withSteps(firm: readonly (number | undefined)[], line: MelodyLine, random: Random): number[] {
  const degrees: number[] = []
  for (const [i, height] of firm.entries()) {
    const before = degrees[i - 1] ?? line[0] ?? 7
    const next = firm.slice(i + 1).find((each) => each !== undefined) ?? before
    const neighbour = before + (random() < 0.6 ? 1 : -1)
    const between =
      next === before ? neighbour : before + Math.sign(next - before) * Math.ceil(Math.abs(next - before) / 2)
    degrees.push(height ?? between)
  }
  return degrees
}
