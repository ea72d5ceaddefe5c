/** The motif comes home: IV, its minor shade, the dominant, and this time the tune ends on the tonic. */
import { brokenChords, type Chord, type ScorePart, sung } from './notation.ts'

const approach: Chord[] = [
  [4, ['A3', 'B3', 'D4', 'F#4']],
  [2, ['G3', 'Bb3', 'D4', 'E4']],
  [2.5, ['G3', 'B3', 'D4', 'E4']],
]
const home: Chord[] = [[9, ['F#3', 'A3', 'D4', 'E4']]]

/** The last steps take their time, so that the ending is felt before it is heard. */
const last = 8.5

export const signOff: ScorePart = {
  name: 'Sign-off',
  begins: 34,
  melody: [
    [-0.5, 'A4', 0.5, 0.58],
    [0, 'E5', 1.5, 0.8],
    [1.5, 'D5', 1.5, 0.66],
    [3, 'F#5', 1.5, 0.78],
    [4.5, 'E5', 0.5, 0.6],
    [5, 'D5', 0.5, 0.54],
    [5.5, 'A4', 0.55, 0.5],
    [6.05, 'E5', 1.1, 0.68],
    [7.2, 'F#5', 1.3, 0.62],
    [last + 0.1, 'D5', 6, 0.72],
    [0, 'B4', 1.5, 0.4],
    [3, 'D5', 1.5, 0.4],
    [6.05, 'B4', 1, 0.36],
  ],
  bells: [
    [0, 'E5', 3, 0.32],
    [3, 'F#5', 3, 0.3],
    [last + 2, 'F#5', 6, 0.3],
    [last + 3.1, 'A5', 6, 0.26],
    [last + 4.4, 'D6', 6, 0.24],
  ],
  harp: [
    ...brokenChords(approach.slice(0, 2), 0.5),
    [6.05, 'G3', 2, 0.4],
    [6.6, 'D4', 2, 0.38],
    [7.25, 'B3', 2, 0.36],
    [7.85, 'E4', 2, 0.36],
    [last, 'D3', 6, 0.6],
    [last + 0.05, 'A3', 6, 0.5],
    [last + 0.1, 'E4', 6, 0.48],
    [last + 0.15, 'F#4', 6, 0.52],
    [last + 0.2, 'B4', 6, 0.42],
  ],
  pad: [...sung(approach, 0.85), ...sung(home, 0.8, last)],
  bass: [
    [0, 'G1', 2.6, 0.8],
    [3, 'D2', 0.9, 0.56],
    [4, 'G2', 1.9, 0.7],
    [6.05, 'A1', 2.3, 0.76],
    [last, 'D2', 13, 0.82],
  ],
  kick: [
    [0, 0.8],
    [2.5, 0.5],
    [4, 0.66],
    [last, 0.6],
  ],
  rim: [[2, 0.6]],
  shaker: Array.from({ length: 12 }, (_, i) => [i / 2, (i % 2 ? 0.7 : 0.42) * (1 - i / 16)]),
}
