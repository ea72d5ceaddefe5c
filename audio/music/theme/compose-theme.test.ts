import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hertz, type Pitch } from '#audio/music/instruments/pitch.ts'
import type { Note, ScorePart } from '#audio/music/score/notation.ts'
import { composeTheme } from './compose-theme.ts'
import { modes, note, tonesOf, voiced } from './harmony.ts'

const shows = Array.from({ length: 60 }, (_, i) => `Show number ${i}`)
const themes = shows.map(composeTheme)
const midi = (pitch: Pitch) => Math.round(69 + 12 * Math.log2(hertz(pitch) / 440))
const tuneOf = ({ melody, bells }: ScorePart): readonly Note[] => melody ?? bells ?? []
const every = (part: ScorePart): Note[] =>
  [part.melody, part.bells, part.harp, part.bass, part.pad].flatMap((notes) => notes ?? [])

test('a show has the same theme every time, and sixty shows hardly share one', () => {
  assert.deepEqual(composeTheme('Slow Crust'), composeTheme('Slow Crust'))
  const tunes = themes.map(({ opening, secondsPerBeat }) =>
    JSON.stringify([secondsPerBeat, tuneOf(opening[0])]),
  )
  assert.ok(new Set(tunes).size >= 58, `${new Set(tunes).size} different ones`)
  assert.ok(new Set(themes.map(({ family }) => family)).size >= 4)
})

test('every note belongs to the key', () => {
  for (const { key, opening, stings, finale } of themes) {
    const scale = new Set(modes[key.mode].map((semitones) => (key.tonic + semitones) % 12))
    for (const [, pitch] of [...opening, ...stings, finale].flatMap(every))
      assert.ok(scale.has(midi(pitch) % 12), `${pitch} in ${key.tonic} ${key.mode}`)
  }
})

test('the tune moves like a voice: within two octaves, no leap above an octave, from bar to bar on the chord', () => {
  for (const { opening, finale } of themes)
    for (const part of [opening[0], finale]) {
      const heights = tuneOf(part).map(([, pitch]) => midi(pitch))
      assert.ok(Math.min(...heights) >= 58 && Math.max(...heights) <= 88, `${heights}`)
      for (const [i, height] of heights.entries())
        assert.ok(i === 0 || Math.abs(height - (heights[i - 1] ?? height)) <= 12, `${heights}`)
    }
})

test('the last note of the finale is the tonic, and lies above a tonic in the bass', () => {
  for (const { key, finale } of themes) {
    const last = tuneOf(finale).at(-1)
    const bass = finale.bass?.at(-1)
    assert.ok(last && bass)
    assert.deepEqual([midi(last[1]) % 12, midi(bass[1]) % 12], [key.tonic % 12, key.tonic % 12])
  }
})

test('from one chord to the next the four voices move little, and none crosses another', () => {
  const key = { tonic: 60, mode: 'major' } as const
  const chords = voiced(
    key,
    [
      [0, 'ninth'],
      [5, 'seventh'],
      [3, 'seventh'],
      [4, 'plain'],
    ],
    4,
  )
  for (const [i, [, voices]] of chords.entries()) {
    const heights = voices.map(midi)
    assert.deepEqual(
      heights,
      heights.toSorted((a, b) => a - b),
    )
    const before = chords[i - 1]?.[1].map(midi)
    const moved = heights.reduce(
      (sum, height, voice) => sum + Math.abs(height - (before?.[voice] ?? height)),
      0,
    )
    assert.ok(moved <= 12, `${moved} semitones to chord ${i}`)
  }
})

test('degrees and chords are those of the scale', () => {
  const key = { tonic: 60, mode: 'dorian' } as const
  assert.deepEqual([note(key, 0), note(key, 2), note(key, 7), note(key, -1)], [60, 63, 72, 58])
  assert.deepEqual(tonesOf(key, [3, 'seventh']), [5, 9, 0, 3])
})
