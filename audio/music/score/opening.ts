/** Someone tries the motif into a microphone, switches it off, and the last note opens into a room. */
import { type Chord, type ScorePart, sung } from './notation.ts'

const chords: Chord[] = [
  [2.6, ['A3', 'D4', 'E4', 'F#4']],
  [4, ['A3', 'B3', 'D4', 'F#4']],
  [4, ['A3', 'B3', 'D4', 'G4']],
]

export const opening: ScorePart = {
  name: 'Opening',
  begins: 0,
  microphone: [
    [0.4, 'A4', 3, 0.5],
    [1.9, 'E5', 3, 0.56],
    [3.4, 'D5', 3, 0.5],
  ],
  switch: [[4.8, 1]],
  bells: [
    [5.75, 'D4', 6, 0.42],
    [5.79, 'A4', 6, 0.36],
    [5.84, 'F#5', 6, 0.64],
    [8, 'B4', 4, 0.4],
    [8.04, 'F#5', 4, 0.42],
    [9.5, 'A5', 4, 0.5],
    [11, 'E5', 4, 0.4],
    [12, 'D5', 3, 0.42],
    [12.04, 'G5', 3, 0.42],
    [13.5, 'B5', 3, 0.5],
  ],
  pad: sung(chords, 0.75, 5.4),
  bass: [
    [5.75, 'D2', 2.2, 0.5],
    [8, 'G2', 3.8, 0.5],
    [12, 'A2', 2, 0.55],
    [14, 'A1', 1.9, 0.6],
  ],
  harp: [
    [13, 'A3', 3, 0.4],
    [13.5, 'D4', 3, 0.46],
    [14, 'E4', 2.5, 0.52],
    [14.5, 'G4', 2, 0.58],
    [15, 'B4', 1.5, 0.64],
  ],
  shaker: [
    [14, 0.3],
    [14.5, 0.45],
    [15, 0.5],
    [15.5, 0.7],
  ],
  breath: [[12.4, 0.8]],
}
