/** What lies under a voice: slow harmony from the relative minor, no tune but its memory, and a breath at the end. */
import { brokenChords, type Chord, eighths, repeated, type ScorePart, sung } from './notation.ts'

const chords: Chord[] = [
  [8, ['A3', 'C#4', 'D4', 'F#4']],
  [8, ['A3', 'B3', 'D4', 'F#4']],
  [4, ['A3', 'B3', 'D4', 'E4']],
  [4, ['G3', 'B3', 'D4', 'F#4']],
  [3, ['G3', 'B3', 'D4', 'E4']],
]

const onlyLeading = [0, 1.5, 3]

export const bed: ScorePart = {
  name: 'Bed',
  begins: 20,
  melody: [[0, 'D5', 2, 0.54]],
  bells: [
    [5.5, 'F#5', 3, 0.22],
    [6, 'E5', 3, 0.18],
    [13.5, 'E5', 3, 0.2],
    [14, 'D5', 3, 0.18],
    [15, 'F#5', 4, 0.22],
    [22, 'B5', 4, 0.18],
  ],
  harp: brokenChords(chords, 0.44).filter(([beat]) => onlyLeading.includes(beat % 4) && beat < 25),
  pad: sung(chords, 0.68),
  bass: [
    [0, 'B1', 5.5, 0.5],
    [7, 'F#2', 0.9, 0.34],
    [8, 'G1', 5.5, 0.5],
    [15, 'D2', 0.9, 0.34],
    [16, 'F#2', 3.6, 0.46],
    [20, 'E2', 3.6, 0.46],
    [24, 'A1', 3.4, 0.46],
  ],
  shaker: repeated(eighths, 6).map(([beat, strength]) => [beat, strength * 0.3]),
}
