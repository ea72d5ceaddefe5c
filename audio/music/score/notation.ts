/** How music is written down here: four beats of half a second to the bar, counted from where a part begins. */
import type { Pitch } from '#audio/music/instruments/pitch.ts'

export const secondsPerBeat = 0.5

/** `strength` is how hard it is played, 0 to 1. */
export type Note = readonly [beat: number, pitch: Pitch, beats: number, strength: number]
export type Hit = readonly [beat: number, strength: number]

/** Four voices from low to high, and how many beats they last. */
export type Chord = readonly [beats: number, voices: readonly [Pitch, Pitch, Pitch, Pitch]]

export type ScorePart = {
  name: string
  /** In seconds. */
  begins: number
  /** Where the music does not go at the ident's pace. */
  secondsPerBeat?: number
  /** The bells as the microphone hears them, before it is switched off. */
  microphone?: readonly Note[]
  switch?: readonly Hit[]
  bells?: readonly Note[]
  melody?: readonly Note[]
  harp?: readonly Note[]
  bass?: readonly Note[]
  pad?: readonly Note[]
  kick?: readonly Hit[]
  rim?: readonly Hit[]
  shaker?: readonly Hit[]
  breath?: readonly Hit[]
}

/** Chords as four singers would take them: a voice that keeps its pitch holds it and does not sing again. */
export function sung(chords: readonly Chord[], strength: number, first = 0): Note[] {
  const held = new Map<number, Note>()
  const notes: Note[] = []
  let beat = first
  for (const [beats, voices] of chords) {
    for (const [voice, pitch] of voices.entries()) {
      const before = held.get(voice)
      const goesOn = before?.[1] === pitch
      if (before && !goesOn) notes.push(before)
      held.set(
        voice,
        goesOn ? [before[0], pitch, before[2] + beats, strength] : [beat, pitch, beats, strength],
      )
    }
    beat += beats
  }
  return [...notes, ...held.values()]
}

/** Eighths in groups of three, three and two, rising through each chord; the group's first note leads. */
export function brokenChords(chords: readonly Chord[], strength: number, first = 0): Note[] {
  const order = [0, 2, 3, 1, 2, 3, 1, 2] as const
  const accents = [1, 0.6, 0.72, 0.92, 0.6, 0.72, 0.86, 0.64] as const
  const notes: Note[] = []
  let beat = first
  for (const [beats, voices] of chords) {
    for (const end = beat + beats; beat < end; beat += 0.5) {
      const eighth = Math.round((beat - first) * 2) % 8
      notes.push([beat, voices[order[eighth] ?? 0], 1.6, strength * (accents[eighth] ?? 1)])
    }
  }
  return notes
}

/** The same bar of hits, `bars` times from `first`, each time `growth` stronger. */
export function repeated(bar: readonly Hit[], bars: number, first = 0, growth = 1): Hit[] {
  return Array.from({ length: bars }, (_, i) =>
    bar.map(([beat, strength]): Hit => [first + 4 * i + beat, strength * growth ** i]),
  ).flat()
}

export const eighths = [0.55, 0.9, 0.6, 1, 0.5, 0.9, 0.62, 1].map((strength, i): Hit => [i / 2, strength])
