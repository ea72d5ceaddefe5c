import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from '#domain/seeded.ts'
import { filter, lowPass } from './filter.ts'
import { Limiter } from './limiter.ts'
import { noise } from './random.ts'
import { decibels, type Stereo, sampleRate } from './sound.ts'

const ceiling = -2

function limited([left, right]: Stereo, blockLength = left.length) {
  const limiter = new Limiter(ceiling)
  const blocks: Stereo[] = []
  for (let from = 0; from < left.length; from += blockLength)
    blocks.push(
      limiter.run([left.subarray(from, from + blockLength), right.subarray(from, from + blockLength)]),
    )
  return [0, 1].map((side) => Float32Array.from(blocks.flatMap((block) => [...(block[side] ?? [])])))
}

/** Sixteen values from sample to sample, each from 64 samples: finer than the limiter itself looks. */
function densePeak(samples: Float32Array) {
  let peak = 0
  for (let i = 32; i < samples.length - 32; i++)
    for (let part = 0; part < 16; part++) {
      let value = 0
      for (let tap = -31; tap <= 32; tap++) value += (samples[i + tap] ?? 0) * kernel(part / 16 - tap)
      peak = Math.max(peak, Math.abs(value))
    }
  return decibels(peak)
}

const kernels = new Map<number, number>()
function kernel(distance: number) {
  const known = kernels.get(distance)
  if (known !== undefined) return known
  const window = Math.cos((Math.PI * distance) / 66) ** 2
  const value = distance === 0 ? 1 : (window * Math.sin(Math.PI * distance)) / (Math.PI * distance)
  kernels.set(distance, value)
  return value
}

const shape = (of: (i: number) => number) => Float32Array.from({ length: 6000 }, (_, i) => of(i))
const random = seeded(7)
const adversaries: Record<string, Float32Array> = {
  'a sine whose peaks all lie between samples': shape((i) => 2 * Math.sin((Math.PI / 2) * i + Math.PI / 4)),
  'a square wave': shape((i) => (i % 90 < 45 ? 1.4 : -1.4)),
  'single clicks in silence': shape((i) => (i % 1000 === 500 ? 3 : 0)),
  'a burst out of nothing': shape((i) => (i < 3000 ? 0.001 : 4 * Math.sin(0.9 * i))),
  'pairs of equal samples': shape((i) => (i % 4 < 2 ? 1.2 : -1.2)),
  'bright noise': filter(noise(random, 6000), lowPass(16_000), lowPass(16_000)).map((sample) => 3 * sample),
  'a growing sweep': shape((i) => (i / 2000) * Math.sin(i * i * 0.0002)),
}

for (const [name, samples] of Object.entries(adversaries))
  test(`${name} stays below the ceiling, between the samples too`, () => {
    const [left = samples] = limited([samples, samples])
    const peak = densePeak(left)
    assert.ok(peak < ceiling + 0.1, `${peak} dBTP`)
    assert.ok(peak > ceiling - 3, `${peak} dBTP: more was taken than needed`)
  })

test('what stays below the ceiling passes untouched, only later', () => {
  const quiet = shape((i) => 0.5 * Math.sin(0.05 * i))
  const [left = quiet] = limited([quiet, quiet])
  assert.deepEqual(left.subarray(Limiter.delay), quiet.subarray(0, quiet.length - Limiter.delay))
})

test('a peak on one side lowers both, so the image does not move', () => {
  const loud = shape((i) => 2 * Math.sin(0.05 * i))
  const [, right = loud] = limited([loud, loud.map((sample) => sample / 4)])
  assert.ok(decibels(Math.max(...right)) < ceiling - 11.9)
})

test('it does not matter in which blocks a sound arrives', () => {
  const loud = shape((i) => 2 * Math.sin(0.05 * i))
  const sound: Stereo = [loud, loud]
  assert.deepEqual(limited(sound, 777), limited(sound))
})

test('the gain comes back after a peak', () => {
  const steady = Float32Array.from({ length: sampleRate }, (_, i) =>
    i === 5000 ? 4 : 0.5 * Math.sin(0.05 * i),
  )
  const [left = steady] = limited([steady, steady])
  assert.ok(Math.max(...left.subarray(-5000)) > 0.499)
})
