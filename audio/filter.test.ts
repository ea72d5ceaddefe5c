import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  bandPass,
  type Coefficients,
  Filter,
  filter,
  highPass,
  highShelf,
  lowPass,
  peaking,
} from './filter.ts'
import { decibels, power, sampleRate } from './sound.ts'

const sine = (hertz: number) =>
  Float32Array.from({ length: sampleRate }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / sampleRate))

/** Decibels that a sine gains, once the filter has settled. */
function gain(section: Coefficients, hertz: number) {
  const settled = (samples: Float32Array) => power(samples.subarray(sampleRate / 2))
  return decibels(Math.sqrt(settled(filter(sine(hertz), section)) / settled(sine(hertz))))
}

const cases: [name: string, section: Coefficients, hertz: number, expected: number][] = [
  ['a low-pass halves the power at its corner', lowPass(1000), 1000, -3.01],
  ['a low-pass leaves what is below', lowPass(1000), 50, 0],
  ['a low-pass falls by 12 dB an octave', lowPass(200), 1600, -36.2],
  ['a high-pass halves the power at its corner', highPass(1000), 1000, -3.01],
  ['a high-pass leaves what is above', highPass(100), 5000, 0],
  ['a band-pass leaves its centre', bandPass(2000, 1), 2000, 0],
  ['a bell lifts its centre', peaking(300, 0.8, -1.5), 300, -1.5],
  ['a bell leaves what is far away', peaking(300, 0.8, -1.5), 12_000, 0],
  ['a high shelf lifts what is above', highShelf(2000, 3), 18_000, 3],
  ['a high shelf lifts its corner by half', highShelf(2000, 3), 2000, 1.5],
  ['a high shelf leaves what is below', highShelf(2000, 3), 60, 0],
]

for (const [name, section, hertz, expected] of cases)
  test(name, () => {
    const measured = gain(section, hertz)
    assert.ok(Math.abs(measured - expected) < 0.1, `${measured} dB`)
  })

test('two sections in one pass do what they do one after the other', () => {
  const together = filter(sine(700), lowPass(900), highPass(300))
  const apart = filter(filter(sine(700), lowPass(900)), highPass(300))
  assert.ok(together.every((sample, i) => Math.abs(sample - (apart[i] ?? 0)) < 1e-6))
})

test('it does not matter in which blocks a sound arrives', () => {
  const whole = filter(sine(700), lowPass(900))
  const [pieces, remembered] = [sine(700), new Filter(lowPass(900))]
  for (let from = 0; from < pieces.length; from += 999) remembered.run(pieces.subarray(from, from + 999))
  assert.deepEqual(pieces, whole)
})
