import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loudness } from '#audio/loudness.ts'
import { hertz, type Pitch } from '#audio/music/instruments/pitch.ts'
import type { Note, ScorePart } from '#audio/music/score/notation.ts'
import { composeTheme } from '#audio/music/theme/compose-theme.ts'
import { decibels, highest, sampleRate } from '#audio/sound.ts'
import { composeThreeQuestions } from './compose-three-questions.ts'
import { playThreeQuestions } from './play-three-questions.ts'

const shows = Array.from({ length: 60 }, (_, i) => `Show number ${i}`)
const composed = shows.map(composeThreeQuestions)
const midi = (pitch: Pitch) => Math.round(69 + 12 * Math.log2(hertz(pitch) / 440))
const every = ({ bells = [], melody = [], harp = [], pad = [], bass = [] }: ScorePart): readonly Note[] => [
  ...bells,
  ...melody,
  ...harp,
  ...pad,
  ...bass,
]
/** How far each note lies from the first, and when. */
const shape = (notes: readonly Note[]) =>
  notes.map(([beat, pitch]) => [beat, midi(pitch) - midi(notes[0]?.[1] ?? pitch)])

test('whatever the show, its first two seconds are three strokes that rise by fourths', () => {
  for (const { signature, secondsPerBeat } of composed) {
    assert.deepEqual(shape(signature.bells ?? []), [
      [0, 0],
      [1, 5],
      [2, 10],
    ])
    const others = [...(signature.melody ?? []), ...(signature.harp ?? [])].filter(([beat]) => beat < 2)
    assert.equal(others.length, 2, 'the strings below the first two strokes, and nothing else')
    assert.ok(2 * secondsPerBeat < 1.1)
  }
})

test('no theme of a talk begins like that', () => {
  for (const { opening } of shows.map(composeTheme)) {
    const first = shape((opening[0].melody ?? opening[0].bells ?? []).slice(0, 3))
    assert.notDeepEqual(
      first.map(([, above]) => above),
      [0, 5, 10],
    )
  }
})

test('a chime counts the questions, and the one for reviews counts nothing', () => {
  for (const { chimes } of composed)
    assert.deepEqual(
      chimes.map(({ melody }) => melody?.length ?? 0),
      [2, 3, 0],
    )
})

test('the tone that is missing is heard in the close alone, last, above the key note', () => {
  for (const { signature, chimes, close } of composed) {
    const tonic = midi(signature.bells?.[1]?.[1] ?? 'C4') % 12
    const thirds = (part: ScorePart) =>
      every(part).filter(([, pitch]) => [3, 4].includes((midi(pitch) - tonic + 120) % 12))
    assert.deepEqual([signature, ...chimes].flatMap(thirds), [])
    assert.ok(thirds(close).every(([beat]) => beat >= 4) && thirds(close).length >= 2)
    assert.equal(midi(close.bass?.at(-1)?.[1] ?? 'C1') % 12, tonic)
  }
})

test('a show has the same music every time, and sixty shows have many kinds', () => {
  assert.deepEqual(composeThreeQuestions('Slow Crust'), composeThreeQuestions('Slow Crust'))
  assert.ok(new Set(composed.map((each) => JSON.stringify(each.signature))).size >= 50)
})

/** How strong a tone is in a stretch: one bin of a Fourier transform. */
function tone(side: Float32Array, at: number, seconds: number, frequency: number) {
  const [from, length] = [Math.round(at * sampleRate), Math.round(seconds * sampleRate)]
  let [re, im] = [0, 0]
  for (let i = 0; i < length; i++) {
    const angle = (2 * Math.PI * frequency * i) / sampleRate
    re += (side[from + i] ?? 0) * Math.cos(angle)
    im += (side[from + i] ?? 0) * Math.sin(angle)
  }
  return Math.hypot(re, im) / length
}

test('what is played is what is written, as loud as speech, and it begins and ends in silence', () => {
  const { signature, secondsPerBeat } = composeThreeQuestions('Slow Crust')
  const { opening, bedSeconds, stings, finale } = playThreeQuestions('Slow Crust')
  const [left] = opening
  const strokes = (signature.bells ?? []).map(
    ([beat, pitch]) => [beat * secondsPerBeat, hertz(pitch)] as const,
  )
  for (const [i, [at, pitch]] of strokes.entries())
    for (const [, other] of strokes.slice(i + 1))
      assert.ok(
        tone(left, at + 0.06, 0.35, pitch) > 4 * tone(left, at + 0.06, 0.35, other),
        `stroke ${i + 1}`,
      )
  const heard = opening.map((side) => side.subarray(0, Math.round(bedSeconds * sampleRate)))
  assert.ok(Math.abs(loudness(heard) + 17.5) < 0.1)
  for (const sound of [opening, ...stings(), finale()])
    for (const side of sound) {
      assert.ok(decibels(highest(side, 0, 200)) < -50)
      assert.ok(decibels(highest(side, side.length - 200)) < -70)
      assert.ok(highest(side) < 1)
    }
})
