/**
 * The music of "Three Questions": three strokes that rise by fourths and stay open, one for each question. In every
 * show they are the first thing that is heard; key, pace and what answers them are the show's own. Only the last bar
 * of an episode lets the third stroke fall to where it wanted to go.
 */

import { pitchOf } from '#audio/music/instruments/pitch.ts'
import { brokenChords, type Chord, type Note, type ScorePart, sung } from '#audio/music/score/notation.ts'
import { type Random, seeded, seedOf } from '#domain/seeded.ts'
import { answerNotes } from './answers.ts'

type ThreeQuestions = {
  secondsPerBeat: number
  /** The strokes and what answers them; then somebody speaks. */
  signature: ScorePart
  /** Two strokes, three strokes, and what goes before other people's words. */
  chimes: readonly [second: ScorePart, third: ScorePart, reviews: ScorePart]
  /** The strokes again, and the one that was missing. */
  close: ScorePart
}

export const beats = { signature: 8, chime: 4, close: 10 } as const

/** Above the key note: the fifth, the octave, and the fourth beyond it. */
const strokes = [7, 12, 17] as const
const [low, high] = [57, 63]

export function composeThreeQuestions(show: string): ThreeQuestions {
  const random = seeded(seedOf(show))
  const tonic = low + Math.floor((high - low + 1) * random())
  const secondsPerBeat = 0.46 + 0.005 * Math.floor(9 * random())
  const answer = answerNotes[Math.floor(answerNotes.length * random())] ?? []
  const third = random() < 0.7 ? 16 : 15
  const at = { begins: 0, secondsPerBeat }
  return {
    secondsPerBeat,
    signature: { ...at, name: 'Three questions', ...signature(tonic, answer) },
    chimes: [
      { ...at, name: 'The second', ...struck(tonic, 2, 0.8) },
      { ...at, name: 'The third', ...struck(tonic, 3, 0.8) },
      { ...at, name: 'Reviews', ...turned(tonic) },
    ],
    close: { ...at, name: 'Close', ...close(tonic, third, random) },
  }
}

const open = (tonic: number): Chord[1] => [
  pitchOf(tonic - 5),
  pitchOf(tonic),
  pitchOf(tonic + 2),
  pitchOf(tonic + 5),
]

const resolved = (tonic: number, third: number): Chord[1] => [
  pitchOf(tonic + third - 24),
  pitchOf(tonic - 5),
  pitchOf(tonic),
  pitchOf(tonic + 2),
]

/** Bells, and a string an octave below, so that the smallest loudspeaker has them too. */
function struck(tonic: number, count: number, strength: number) {
  const heard = strokes.slice(0, count)
  return {
    bells: heard.map((above, i): Note => [i, pitchOf(tonic + above), 4, strength * (0.8 + 0.1 * i)]),
    melody: heard.map((above, i): Note => [i, pitchOf(tonic + above - 12), 2, strength * 0.86]),
  }
}

function signature(tonic: number, answer: (typeof answerNotes)[number]) {
  const { bells, melody } = struck(tonic, 3, 0.9)
  return {
    bells,
    melody: [
      ...melody,
      ...answer.map(
        ([beat, above], i): Note => [beat, pitchOf(tonic + above), i === answer.length - 1 ? 2 : 1.2, 0.66],
      ),
    ],
    harp: [...together(open(tonic), 2, 0.56), ...brokenChords([[4, open(tonic)]], 0.42, 4)],
    pad: sung([[6.5, open(tonic)]], 0.8, 1),
    bass: [
      [2, bassPitch(tonic + 7), 3, 0.8],
      [5.5, bassPitch(tonic + 7), 2, 0.6],
    ] as Note[], // rows of four are notes
    kick: [[2, 0.6]] as const,
  }
}

/** Before other people's words: a page is turned, nobody has asked. */
const turned = (tonic: number) => ({
  harp: [0, 7, 12, 14].map((above, i): Note => [0.25 * i, pitchOf(tonic + above), 3, 0.6]),
  bells: [[1, pitchOf(tonic + 19), 4, 0.4]] as Note[], // rows of four are notes
})

function close(tonic: number, third: number, random: Random) {
  const { bells, melody } = struck(tonic, 3, 0.86)
  const home = 4
  const last = pitchOf(tonic + third)
  return {
    bells: [
      ...bells,
      [home, last, 8, 0.8],
      [home + 2.5 + 0.25 * Math.floor(3 * random()), pitchOf(tonic + 24), 7, 0.3],
    ] as Note[], // rows of four are notes
    melody: [...melody, [home, pitchOf(tonic + third - 12), 4, 0.7]] as Note[], // rows of four are notes
    harp: [...together(open(tonic), 2, 0.5), ...together(resolved(tonic, third), home, 0.6)],
    pad: sung(
      [
        [3, open(tonic)],
        [7, resolved(tonic, third)],
      ],
      0.78,
      1,
    ),
    bass: [
      [2, bassPitch(tonic + 7), 1.9, 0.76],
      [home, bassPitch(tonic), 8, 0.84],
    ] as Note[], // rows of four are notes
    kick: [[home, 0.6]] as const,
  }
}

const together = (voices: Chord[1], beat: number, strength: number) =>
  voices.map((pitch, i): Note => [beat + 0.06 * i, pitch, 4, strength])

/** Between E1 and D#2. */
const bassPitch = (midi: number) => pitchOf(28 + ((midi - 28) % 12))
