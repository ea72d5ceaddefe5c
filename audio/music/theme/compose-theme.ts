/** The music of a show: seeded by its name, so that every episode has the same and two shows seldom do. */

import { pitchOf } from '#audio/music/instruments/pitch.ts'
import {
  brokenChords,
  type Chord,
  type Note,
  repeated,
  type ScorePart,
  sung,
} from '#audio/music/score/notation.ts'
import { type Random, seeded } from '#domain/seeded.ts'
import { type Family, families } from './families.ts'
import { type HarmonyStep, type Key, note, voiced } from './harmony.ts'
import { tune } from './melody.ts'

export type ThemeScore = {
  family: string
  key: Key
  secondsPerBeat: number
  /** Four bars that ask, then four quiet ones to speak over. */
  opening: readonly [theme: ScorePart, bed: ScorePart]
  stings: readonly ScorePart[]
  /** Five bars and a long last chord. */
  finale: ScorePart
}

const beatsPerBar = 4

export function composeTheme(show: string): ThemeScore {
  const random = seeded(seedOf(show))
  const family = pick(families, random)
  const key = { tonic: 53 + Math.floor(12 * random()), mode: family.mode }
  const [slowest, fastest] = family.beatsPerMinute
  const secondsPerBeat = 60 / Math.round(slowest + (fastest - slowest) * random())
  const melody = tune(key, family.question, family.rhythms, pick(family.lines, random), random)
  const at = { begins: 0, secondsPerBeat }
  const theme = { ...at, name: 'Theme', ...full(family, key, family.question), ...led(family, melody) }
  const barSeconds = beatsPerBar * secondsPerBeat
  return {
    family: family.name,
    key,
    secondsPerBeat,
    opening: [theme, { ...at, name: 'Bed', begins: 4 * barSeconds, ...quiet(family, key) }],
    stings: [
      sting(family, key, [family.answer[1], family.answer[2]]),
      sting(family, key, [family.answer[0], family.answer[2]]),
    ].map((part) => ({ ...at, ...part })),
    finale: { ...at, name: 'Finale', ...finale(family, key, melody, random) },
  }
}

const pick = <T>(options: readonly T[], random: Random): T => {
  const chosen = options[Math.floor(random() * options.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from')
  return chosen
}

/** FNV-1a. */
function seedOf(text: string) {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text.normalize('NFC')))
    hash = Math.imul(hash ^ byte, 0x01000193)
  return hash
}

const led = ({ lead }: Family, melody: Note[]) =>
  lead === 'guitar'
    ? { melody, bells: doubled(melody) }
    : { bells: melody.map(([beat, pitch, beats]): Note => [beat, pitch, beats + 1, 0.66]) }

/** The first note of each bar, as a glint. */
const doubled = (melody: readonly Note[]) =>
  melody.filter(([beat]) => beat % beatsPerBar === 0).map(([beat, pitch]): Note => [beat, pitch, 3, 0.3])

function full(family: Family, key: Key, steps: readonly HarmonyStep[]) {
  const chords = voiced(key, steps, beatsPerBar)
  const bars = steps.length
  return {
    harp: family.chords === 'broken' ? brokenChords(chords, 0.54) : strummed(chords, 0.5),
    pad: sung(chords, 0.85),
    bass: steps.flatMap((step, bar) => bassBar(key, step, bar * beatsPerBar, 0.84)),
    kick: repeated(family.kick, bars),
    rim: repeated(family.rim, bars - 1, beatsPerBar),
    shaker: repeated(family.shaker, bars).map(([beat, strength]) => [beat, 0.75 * strength] as const),
  }
}

function quiet(family: Family, key: Key) {
  const steps = [...family.question.slice(0, 3), family.answer[2]]
  const chords = voiced(key, steps, beatsPerBar)
  return {
    harp: brokenChords(chords, 0.42).filter(([beat]) => [0, 1.5, 3].includes(beat % beatsPerBar)),
    pad: sung(chords, 0.7),
    bass: steps.flatMap((step, bar) => bassBar(key, step, bar * beatsPerBar, 0.5).slice(0, 1)),
    shaker: repeated(family.shaker, 3).map(([beat, strength]) => [beat, 0.25 * strength] as const),
  }
}

/** Two chords and the first notes of a scale that go up to them. */
function sting(family: Family, key: Key, steps: readonly HarmonyStep[]) {
  const chords = voiced(key, steps, 2)
  const top = [9, 11, 14].map((degree, i): Note => [[0, 1, 2][i] ?? 0, pitchOf(note(key, degree)), 2.5, 0.7])
  return {
    name: 'Sting',
    ...led(family, top),
    harp: strummed(chords, 0.55),
    pad: sung(chords, 0.7),
    bass: steps.map((step, i): Note => [2 * i, bassPitch(key, step), 1.8 + i, 0.7]),
    kick: [
      [0, 0.6],
      [2, 0.7],
    ] as const,
  }
}

/** The tune's first two bars again, then the way home, and a last chord that may ring. */
function finale(family: Family, key: Key, melody: readonly Note[], random: Random) {
  const steps = [family.question[0], family.question[1], ...family.answer]
  const home = tune(key, family.answer, [[0, 1, 2, 3], [0, 1, 2], [0]], [11, 10, 7, 7], random)
  const last = 4 * beatsPerBar
  const closing: Note[] = [
    ...melody.filter(([beat]) => beat < 2 * beatsPerBar),
    ...later(home, 2 * beatsPerBar),
  ].filter(([beat]) => beat < last)
  const chords = voiced(key, steps, beatsPerBar)
  const all = full(family, key, steps)
  const before = <T extends readonly [number, ...unknown[]]>(events: readonly T[]) =>
    events.filter(([beat]) => beat < last)
  return {
    ...led(family, [...closing, [last, pitchOf(note(key, 7)), 6, 0.76]]),
    harp: [...before(all.harp), ...later(strummed(chords.slice(4), 0.55), last, 5)],
    pad: sung(chords, 0.8),
    bass: [...before(all.bass), [last, bassPitch(key, family.answer[2]), 7, 0.8] as Note], // a row of four is a note
    kick: [...before(all.kick), [last, 0.6] as const],
    rim: before(all.rim),
    shaker: before(all.shaker),
  }
}

const later = (notes: readonly Note[], beats: number, lasting?: number) =>
  notes.map(([beat, pitch, length, strength]): Note => [beat + beats, pitch, lasting ?? length, strength])

/** All four voices, a little after each other, at the start of each bar and before its last beat. */
function strummed(chords: readonly Chord[], strength: number): Note[] {
  let beat = 0
  return chords.flatMap(([beats, voices]) => {
    const starts = [beat, beat + 2.5].filter((start) => start < beat + beats - 0.5)
    beat += beats
    return starts.flatMap((start, again) =>
      voices.map((pitch, i): Note => [start + 0.05 * i, pitch, 2, strength * (again ? 0.7 : 1)]),
    )
  })
}

function bassBar(key: Key, step: HarmonyStep, first: number, strength: number): Note[] {
  const root = bassPitch(key, step)
  return [
    [first, root, 2.4, strength],
    [first + 2.5, root, 1.3, 0.75 * strength],
  ]
}

/** Between E1 and D#2. */
function bassPitch(key: Key, [degree]: HarmonyStep) {
  const pitch = note(key, degree) % 12
  return pitchOf(28 + ((((pitch - 28) % 12) + 12) % 12))
}
