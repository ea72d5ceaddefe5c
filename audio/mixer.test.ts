import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Mixer } from './mixer.ts'
import { decibels, highest, power, type Stereo, sampleRate } from './sound.ts'

const steady = (seconds: number, level = 1): Stereo => {
  const side = new Float32Array(seconds * sampleRate).fill(level)
  return [side, side]
}

function left(blocks: Iterable<Stereo>): Float32Array {
  const all = [...blocks].map(([side]) => side)
  return Float32Array.from(all.flatMap((side) => [...side]))
}

test('sounds are heard where they were laid, one above the other, in blocks of at most a second', () => {
  const mixer = new Mixer()
  mixer.lay(steady(2, 0.5), 0.5)
  mixer.lay(steady(1, 0.25), 1)
  const blocks = [...mixer.mixUntil(3)]
  assert.deepEqual(
    blocks.map(([side]) => side.length),
    [sampleRate, sampleRate, sampleRate],
  )
  const heard = left(blocks)
  const at = (seconds: number) => heard[Math.round(seconds * sampleRate)]
  for (const [seconds, level] of [
    [0.4, 0],
    [0.6, 0.5],
    [1.5, 0.75],
    [2.2, 0.5],
    [2.7, 0],
  ] as const)
    assert.ok(Math.abs((at(seconds) ?? 9) - level) < 0.002, `${seconds} s`)
})

test('how it is cut into blocks changes nothing', () => {
  const mixed = (...ends: number[]) => {
    const mixer = new Mixer()
    mixer.lay(steady(2), 0.3, [
      [0.5, 1],
      [1.5, 0.2],
      [2, 0],
    ])
    return left(ends.flatMap((end) => [...mixer.mixUntil(end)]))
  }
  const [whole, cut] = [mixed(2.5), mixed(0.31, 0.5, 0.77, 1.501, 2.5)]
  assert.equal(whole.length, cut.length)
  assert.ok(whole.every((sample, i) => Math.abs(sample - (cut[i] ?? 9)) < 1e-6))
})

test('a gain goes straight from one point to the next, and stays before the first and behind the last', () => {
  const mixer = new Mixer()
  mixer.lay(steady(4), 0, [
    [1, 1],
    [2, 0.5],
    [3, 0],
  ])
  const heard = left(mixer.mixUntil(4))
  for (const [seconds, gain] of [
    [0.5, 1],
    [1.5, 0.75],
    [2, 0.5],
    [2.5, 0.25],
    [3.5, 0],
  ] as const)
    assert.ok(Math.abs((heard[seconds * sampleRate] ?? 9) - gain) < 2e-3, `${seconds} s`)
})

test('where nothing is laid there is the air of a room rather than nothing at all', () => {
  const air = left(new Mixer().mixUntil(3))
  const level = decibels(Math.sqrt(power(air)))
  assert.ok(level > -80 && level < -68, `${level} dB`)
  assert.ok(highest(air) < 0.002)
})

test('what has been mixed cannot be changed any more', () => {
  const mixer = new Mixer()
  for (const _ of mixer.mixUntil(1));
  assert.throws(() => mixer.lay(steady(1), 0.9), /comes after its place has been mixed/)
})
