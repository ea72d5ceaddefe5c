import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleRate } from './sound.ts'
import { WaveformMeter } from './waveform.ts'

const level = (value: number, seconds = 1) => new Float32Array(seconds * sampleRate).fill(value)

function heard(...values: readonly Float32Array[]) {
  const waveform = new WaveformMeter()
  for (const value of values) waveform.push([value, value.map((sample) => -sample)])
  return waveform
}

test('bars reach from the quiet stretches to the loud ones, by power', () => {
  assert.deepEqual(heard(level(0.1), level(0.4), level(0), level(0.2)).levels(4), [0.06, 1, 0, 0.25])
})

test('a breath does not lower a bar, and a click does not raise one', () => {
  const [voice, silence] = [level(0.2, 0.8), level(0, 0.2)]
  const click = level(0.9, 0.05)
  const still = [level(0), level(0)]
  const [breathing, , clicked] = heard(voice, silence, ...still, click, level(0, 0.95), level(0.2)).levels(5)
  assert.deepEqual([breathing, clicked], [1, 0])
})

test('what is as loud as anything does not flatten the rest', () => {
  const quiet = Array.from({ length: 50 }, () => level(0.1))
  const levels = heard(...quiet, ...Array.from({ length: 49 }, () => level(0.2)), level(0.9)).levels(100)
  assert.deepEqual([levels[0], levels[70], levels[99]], [0, 0.04, 1])
})

test('it does not matter in which blocks a sound arrives', () => {
  const waveform = new WaveformMeter()
  const sound = Float32Array.from({ length: sampleRate }, (_, i) => i / sampleRate)
  for (let from = 0; from < sampleRate; from += 613) {
    const block = sound.subarray(from, from + 613)
    waveform.push([block, block])
  }
  assert.deepEqual(waveform.levels(5), [0, 0.12, 0.33, 0.62, 1])
})

test('silence is a flat line', () => {
  assert.deepEqual(heard(level(0)).levels(3), [0, 0, 0])
})
