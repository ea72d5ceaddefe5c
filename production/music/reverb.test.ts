import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decibels, power, sampleRate, silence } from '#production/sound.ts'
import { reverb } from './reverb.ts'

const room = { seconds: 2, dampingHertz: 9000, preDelaySeconds: 0.02 }

function clap() {
  const dry = silence(4)
  dry[0][0] = 1
  dry[1][0] = 1
  return reverb(dry, room)
}

const between = (samples: Float32Array, from: number, to: number) =>
  samples.subarray(from * sampleRate, to * sampleRate)

test('a clap answers after the pre-delay and not before', () => {
  const [left] = clap()
  assert.equal(power(between(left, 0, 0.02)), 0)
  assert.ok(power(between(left, 0.02, 0.2)) > 0)
})

test('a clap fades by about 60 dB in the seconds it was given', () => {
  const [left] = clap()
  const early = decibels(Math.sqrt(power(between(left, 0.25, 0.5))))
  const late = decibels(Math.sqrt(power(between(left, 1.25, 1.5))))
  assert.ok(Math.abs(early - late - 30) < 6, `${early - late} dB in one second`)
})

test('left and right hear different rooms', () => {
  const [left, right] = clap()
  const alike = left.reduce((sum, sample, i) => sum + sample * (right[i] ?? 0), 0) / left.length
  assert.ok(Math.abs(alike) < 0.1 * Math.sqrt(power(left) * power(right)))
})

test('silence stays silent', () => {
  const [left, right] = reverb(silence(1), room)
  assert.equal(power(left) + power(right), 0)
})
