/** The kinds of theme that a show can have. Each is a mood: its harmony, its rhythm and who plays it. */
import type { Hit } from '#audio/music/score/notation.ts'
import { eighths } from '#audio/music/score/notation.ts'
import type { HarmonyStep, modes } from './harmony.ts'
import type { MelodyLine, Rhythm } from './melody.ts'

export type Family = {
  name: string
  mode: keyof typeof modes
  beatsPerMinute: readonly [slowest: number, fastest: number]
  /** Four bars that ask, as the theme does before somebody speaks. */
  question: readonly [HarmonyStep, HarmonyStep, HarmonyStep, HarmonyStep]
  /** Three bars that come home. */
  answer: readonly [HarmonyStep, HarmonyStep, HarmonyStep]
  rhythms: readonly [Rhythm, Rhythm, Rhythm, Rhythm]
  lines: readonly MelodyLine[]
  lead: 'guitar' | 'bells'
  chords: 'broken' | 'strummed'
  /** One bar each. */
  kick: readonly Hit[]
  rim: readonly Hit[]
  shaker: readonly Hit[]
}

const heartbeat: Hit[] = [
  [0, 0.85],
  [2.5, 0.55],
]
const walk: Hit[] = [
  [0, 0.8],
  [2, 0.6],
]
const backBeat: Hit[] = [
  [1, 0.5],
  [3, 0.66],
]
const soft = eighths.map(([beat, strength]): Hit => [beat, 0.6 * strength])
const rising: MelodyLine = [7, 9, 11, 12, 11]
const arch: MelodyLine = [9, 11, 13, 10, 9]
const falling: MelodyLine = [13, 11, 10, 9, 8]
const wave: MelodyLine = [9, 7, 11, 9, 9]

export const families: readonly Family[] = [
  {
    name: 'Morning',
    mode: 'major',
    beatsPerMinute: [96, 108],
    question: [
      [0, 'ninth'],
      [5, 'seventh'],
      [3, 'seventh'],
      [4, 'plain'],
    ],
    answer: [
      [3, 'seventh'],
      [4, 'plain'],
      [0, 'ninth'],
    ],
    rhythms: [
      [0, 1.5, 2, 3],
      [0, 1.5, 2, 3],
      [0, 1, 1.5, 2, 3, 3.5],
      [0, 2],
    ],
    lines: [rising, arch],
    lead: 'guitar',
    chords: 'broken',
    kick: heartbeat,
    rim: [[2, 0.6]],
    shaker: eighths,
  },
  {
    name: 'Desk',
    mode: 'mixolydian',
    beatsPerMinute: [100, 112],
    question: [
      [0, 'plain'],
      [6, 'plain'],
      [3, 'ninth'],
      [0, 'ninth'],
    ],
    answer: [
      [6, 'plain'],
      [3, 'ninth'],
      [0, 'plain'],
    ],
    rhythms: [
      [0, 0.5, 1.5, 2, 3],
      [0, 0.5, 1.5, 2],
      [0, 0.5, 1.5, 2, 3, 3.5],
      [0, 1.5, 2],
    ],
    lines: [arch, wave],
    lead: 'guitar',
    chords: 'strummed',
    kick: walk,
    rim: backBeat,
    shaker: soft,
  },
  {
    name: 'Lamp',
    mode: 'dorian',
    beatsPerMinute: [84, 94],
    question: [
      [0, 'seventh'],
      [3, 'ninth'],
      [0, 'ninth'],
      [6, 'plain'],
    ],
    answer: [
      [3, 'ninth'],
      [6, 'plain'],
      [0, 'ninth'],
    ],
    rhythms: [
      [0, 2, 3],
      [0, 1.5, 2],
      [0, 2, 3, 3.5],
      [0, 2],
    ],
    lines: [wave, falling],
    lead: 'bells',
    chords: 'broken',
    kick: [[0, 0.7]],
    rim: [[3, 0.4]],
    shaker: soft,
  },
  {
    name: 'Garden',
    mode: 'major',
    beatsPerMinute: [90, 100],
    question: [
      [0, 'seventh'],
      [2, 'seventh'],
      [3, 'ninth'],
      [4, 'plain'],
    ],
    answer: [
      [1, 'seventh'],
      [4, 'plain'],
      [0, 'ninth'],
    ],
    rhythms: [
      [0, 1, 2, 3],
      [0, 1, 2],
      [0, 1, 2, 3, 3.5],
      [0, 2, 3],
    ],
    lines: [falling, arch],
    lead: 'bells',
    chords: 'strummed',
    kick: heartbeat,
    rim: [],
    shaker: soft,
  },
  {
    name: 'Road',
    mode: 'major',
    beatsPerMinute: [104, 114],
    question: [
      [5, 'seventh'],
      [3, 'ninth'],
      [0, 'plain'],
      [4, 'plain'],
    ],
    answer: [
      [3, 'ninth'],
      [4, 'plain'],
      [0, 'plain'],
    ],
    rhythms: [
      [0, 1.5, 2, 3.5],
      [0, 1.5, 2, 3.5],
      [0, 1.5, 2, 3, 3.5],
      [0, 1.5, 2],
    ],
    lines: [rising, wave],
    lead: 'guitar',
    chords: 'broken',
    kick: walk,
    rim: backBeat,
    shaker: eighths,
  },
]
