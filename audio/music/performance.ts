/** Notes on paper become a player's: a little swing, a little unsteadiness, never twice the same. */

import { stray } from '#audio/random.ts'
import type { Stereo } from '#audio/sound.ts'
import { type Random, seeded } from '#domain/seeded.ts'
import { hertz } from './instruments/pitch.ts'
import { type Hit, type Note, type ScorePart, secondsPerBeat } from './score/notation.ts'

export type Tone = { hertz: number; seconds: number; strength: number; random: Random }
export type Instrument = (tone: Tone) => Stereo
export type Drum = (strength: number, random: Random) => Stereo

/** Where a player's sound goes, and when. */
export type PlaceSound = (sound: Stereo, atSeconds: number) => void

/** Plays one part; parts come in order. */
export type PlayPart = (part: ScorePart) => void

/** Off-beat eighths come 4 % of a beat late: enough to lilt, too little to be called swing. */
const swing = 0.04
const unsteadySeconds = 0.006
const unevenStrength = 0.07

export function notes(
  of: (part: ScorePart) => readonly Note[] | undefined,
  play: Instrument,
  place: PlaceSound,
): PlayPart {
  const random = seeded(1)
  return (part) => {
    for (const [beat, pitch, beats, strength] of of(part) ?? []) {
      const seconds = beats * tempoOf(part)
      const tone = { hertz: hertz(pitch), seconds, strength: played(strength, random), random }
      place(play(tone), when(part, beat, random))
    }
  }
}

export function hits(
  of: (part: ScorePart) => readonly Hit[] | undefined,
  strike: Drum,
  place: PlaceSound,
): PlayPart {
  const random = seeded(2)
  return (part) => {
    for (const [beat, strength] of of(part) ?? [])
      place(strike(played(strength, random), random), when(part, beat, random))
  }
}

const played = (strength: number, random: Random) => strength * (1 + unevenStrength * stray(random))

function when(part: ScorePart, beat: number, random: Random) {
  const late = Math.abs(beat % 1) === 0.5 ? swing : 0
  return part.begins + (beat + late) * tempoOf(part) + unsteadySeconds * stray(random)
}

const tempoOf = (part: ScorePart) => part.secondsPerBeat ?? secondsPerBeat
