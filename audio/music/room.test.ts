import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decibels, power, sampleRate } from '#audio/sound.ts'
import { ReverbRoom, roomBlock } from './room.ts'

/** The room's answer to a clap (or to nothing), about `seconds` long. */
function answer(clap: number, seconds = 4) {
  const room = new ReverbRoom({ seconds: 2, dampingHertz: 9000, preDelaySeconds: 0.02 })
  const sides: [number[], number[]] = [[], []]
  for (let block = 0; block < (seconds * sampleRate) / roomBlock; block++) {
    const dry = new Float32Array(roomBlock)
    if (block === 0) dry[0] = clap
    const [left, right] = room.run([dry, dry])
    sides[0].push(...left)
    sides[1].push(...right)
  }
  return sides.map((side) => Float32Array.from(side))
}

const [left = new Float32Array(), right = new Float32Array()] = answer(1)
const level = (from: number, to: number) =>
  decibels(Math.sqrt(power(left.subarray(from * sampleRate, to * sampleRate))))

test('a clap is answered after the pre-delay and not before', () => {
  assert.equal(level(0, 0.02), Number.NEGATIVE_INFINITY)
  assert.ok(level(0.02, 0.2) > -60)
})

test('a clap fades by about 60 dB in the seconds the room was given', () => {
  const inOneSecond = level(0.25, 0.5) - level(1.25, 1.5)
  assert.ok(Math.abs(inOneSecond - 30) < 6, `${inOneSecond} dB in one second`)
})

test('left and right hear different rooms', () => {
  let alike = 0
  for (const [i, sample] of left.entries()) alike += (sample * (right[i] ?? 0)) / left.length
  assert.ok(Math.abs(alike) < 0.1 * Math.sqrt(power(left) * power(right)))
})

test('silence stays silent', () => {
  for (const side of answer(0, 0.5)) assert.equal(power(side), 0)
})
