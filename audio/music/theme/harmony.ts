/** Keys, chords and how four voices go from one chord to the next with the least movement. */
import { type Pitch, pitchOf } from '#audio/music/instruments/pitch.ts'
import type { Chord } from '#audio/music/score/notation.ts'

export const modes = {
  major: [0, 2, 4, 5, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
} as const

/** `tonic` is a MIDI number between 53 and 64. */
export type Key = { tonic: number; mode: keyof typeof modes }

/** A degree of the scale, 0 is the tonic, and the colour it is given. */
export type HarmonyStep = readonly [degree: number, colour: 'plain' | 'seventh' | 'ninth']

const colours = { plain: [0, 2, 4, 7], seventh: [0, 2, 4, 6], ninth: [0, 2, 4, 8] } as const

/** The MIDI number of a scale degree, which may lie octaves above or below. */
export function note({ tonic, mode }: Key, degree: number): number {
  const octave = Math.floor(degree / 7)
  return tonic + 12 * octave + (modes[mode][degree - 7 * octave] ?? 0)
}

/** The pitches of a chord without their octaves, 0 to 11. */
export const tonesOf = (key: Key, [degree, colour]: HarmonyStep) =>
  colours[colour].map((above) => note(key, degree + above) % 12)

/** Two octaves, so that every tone can be sung twice; the voices keep to their middle. */
const [lowest, highest] = [48, 72]

/** Each chord for so many beats, its voices close together around middle C. */
export function voiced(key: Key, steps: readonly HarmonyStep[], beats: number): Chord[] {
  let before = [57, 60, 64, 67]
  return steps.map((step) => {
    before = nearest(voicings(tonesOf(key, step)), before)
    const [a, b, c, d] = before.map(pitchOf)
    // Every voicing has four voices: `voicings` makes no others.
    return [beats, [a, b, c, d] as [Pitch, Pitch, Pitch, Pitch]]
  })
}

/** All ways to lay four tones into the middle of the keyboard, no two on one key. */
function voicings(tones: readonly number[]): number[][] {
  const places = tones.map((tone) => octavesOf(tone))
  const all = places.reduce<number[][]>(
    (ways, options) => ways.flatMap((way) => options.map((option) => [...way, option])),
    [[]],
  )
  return all.map((way) => way.toSorted((a, b) => a - b)).filter((way) => new Set(way).size === way.length)
}

function octavesOf(tone: number) {
  const keys = Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i)
  return keys.filter((key) => key % 12 === tone)
}

function nearest(ways: readonly number[][], before: readonly number[]): number[] {
  const cost = (way: readonly number[]) => {
    const moved = way.reduce((sum, voice, i) => sum + Math.abs(voice - (before[i] ?? voice)), 0)
    const clashes = way.filter((voice, i) => voice - (way[i - 1] ?? 0) === 1).length
    const wide = Math.max(0, (way.at(-1) ?? 0) - (way[0] ?? 0) - 14)
    const low = Math.max(0, 54 - (way[0] ?? 0))
    return moved + 4 * clashes + wide + 3 * low
  }
  const [best] = [...ways].sort((a, b) => cost(a) - cost(b))
  if (!best) throw new Error('No voicing fits between the lowest and the highest voice')
  return best
}
