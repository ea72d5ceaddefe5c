import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resample } from './resample.ts'
import { power, sampleRate } from './sound.ts'

const tone = (hertz: number, rate: number, seconds = 0.5) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate))

const decibels = (samples: Float32Array) => 10 * Math.log10(power(samples.subarray(1000, -1000)))

for (const rate of [14_080, 16_000, 24_000, 48_000])
  test(`a tone of 1 kHz at ${rate} Hz comes out the same at ours, to 60 dB`, () => {
    const [made, wanted] = [resample(tone(1000, rate), rate), tone(1000, sampleRate)]
    assert.ok(Math.abs(made.length - wanted.length) <= 2)
    const error = made.map((sample, i) => sample - (wanted[i] ?? 0))
    assert.ok(decibels(error) < -60, `${decibels(error)} dB`)
  })

test('what is above half the rate stays out: no mirrored tones', () => {
  const made = resample(tone(6000, 16_000), 16_000).subarray(1000, 21_000)
  const mirrored = made.map((sample, i) => sample * Math.sin((2 * Math.PI * 10_000 * i) / sampleRate))
  const mean = mirrored.reduce((sum, sample) => sum + sample, 0) / mirrored.length
  assert.ok(20 * Math.log10(Math.abs(2 * mean)) < -60, `${20 * Math.log10(Math.abs(2 * mean))} dB`)
  assert.ok(decibels(resample(tone(23_500, 48_000), 48_000)) < -40)
})

test('sound at our rate is left alone', () => {
  assert.deepEqual(resample(tone(440, sampleRate), sampleRate), tone(440, sampleRate))
})
