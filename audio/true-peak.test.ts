import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decibels, highest, type Stereo, sampleRate } from './sound.ts'
import { TruePeakMeter } from './true-peak.ts'

function measured(samples: Float32Array, blockLength = 4096) {
  const meter = new TruePeakMeter()
  for (let from = 0; from < samples.length; from += blockLength)
    meter.push(bothSides(samples.subarray(from, from + blockLength)))
  return meter.decibels()
}

const bothSides = (side: Float32Array): Stereo => [side, side]

/** It swells and fades: a sine that breaks off truly peaks higher than its samples. */
const sine = (hertz: number, degrees: number) =>
  Float32Array.from({ length: sampleRate }, (_, i) => {
    const swell = Math.min(1, i / 2000, (sampleRate - 1 - i) / 2000)
    return 0.5 * swell * Math.sin((2 * Math.PI * hertz * i) / sampleRate + (degrees * Math.PI) / 180)
  })

// EBU Tech 3341, cases 15 to 19, allows +0.2 and -0.4 dB.

test('a sine at a quarter of the rate peaks between its samples', () => {
  const between = sine(sampleRate / 4, 45)
  assert.ok(Math.abs(decibels(highest(between)) + 9.03) < 0.01)
  assert.ok(Math.abs(measured(between) + 6.02) < 0.1)
})

test('a sine reads its own peak, whatever its pitch and phase', () => {
  for (const [divisor, degrees] of [
    [441, 0],
    [6, 60],
    [8, 67.5],
    [4, 0],
    [2.7, 30],
  ] as const) {
    const peak = measured(sine(sampleRate / divisor, degrees))
    assert.ok(peak > -6.42 && peak < -5.82, `${peak} dBTP at 1/${divisor} of the rate`)
  }
})

test('the last sample counts too', () => {
  const samples = new Float32Array(1000)
  samples[999] = 0.5
  assert.ok(Math.abs(measured(samples) + 6.02) < 0.01)
})

test('it does not matter in which blocks a sound arrives', () => {
  const sound = sine(sampleRate / 5, 20)
  assert.equal(measured(sound, 100), measured(sound))
})
