import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleRate } from './sound.ts'
import { WaveformMeter } from './waveform.ts'

const level = (value: number) => new Float32Array(sampleRate).fill(value)

test('bars are as high as the sound is strong, the strongest being 1', () => {
  const waveform = new WaveformMeter()
  for (const value of [0.1, 0.4, 0, 0.2]) waveform.push([level(value), level(-value)])
  assert.deepEqual(waveform.peaks(4), [0.06, 1, 0, 0.25])
})

test('it does not matter in which blocks a sound arrives', () => {
  const waveform = new WaveformMeter()
  const sound = Float32Array.from({ length: sampleRate }, (_, i) => i / sampleRate)
  for (let from = 0; from < sampleRate; from += 613) {
    const block = sound.subarray(from, from + 613)
    waveform.push([block, block])
  }
  assert.deepEqual(waveform.peaks(5), [0.02, 0.11, 0.31, 0.61, 1])
})

test('silence is a flat line', () => {
  const waveform = new WaveformMeter()
  waveform.push([level(0), level(0)])
  assert.deepEqual(waveform.peaks(3), [0, 0, 0])
})
