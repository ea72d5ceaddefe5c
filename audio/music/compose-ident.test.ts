import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loudness } from '#audio/loudness.ts'
import { decibels, highest, type Stereo, sampleRate, silence } from '#audio/sound.ts'
import { composeIdent } from './compose-ident.ts'
import { scoreSeconds } from './score/score.ts'

async function composed(seconds: number): Promise<Stereo> {
  const part = silence(seconds)
  const [{ length }] = part
  let at = 0
  for await (const block of composeIdent()) {
    const fits = Math.min(block[0].length, length - at)
    for (const side of [0, 1] as const) part[side].set(block[side].subarray(0, fits), at)
    at += fits
    if (fits < block[0].length) break
  }
  assert.equal(at, length)
  return part
}

const mix = await composed(scoreSeconds)
const cut = (from: number, to: number) => mix.map((side) => side.subarray(from * sampleRate, to * sampleRate))

test('the same notes give the same samples every time', async () => {
  const again = await composed(10)
  for (const side of [0, 1] as const) assert.deepEqual(again[side], mix[side].subarray(0, again[side].length))
})

test('every sample is a number within full scale', () => {
  for (const side of mix) assert.ok(side.every((sample) => Math.abs(sample) <= 1))
})

test('neither side rests beside zero', () => {
  for (const side of mix) {
    const offset = side.reduce((sum, sample) => sum + sample, 0) / side.length
    assert.ok(Math.abs(offset) < 1e-4, `${offset}`)
  }
})

test('it starts without a click and ends in silence', () => {
  for (const side of mix) {
    assert.ok(decibels(highest(side.subarray(0, 200))) < -60)
    assert.ok(decibels(highest(side.subarray(-sampleRate / 20))) < -90)
  }
})

test('the microphone falls silent at the switch, before the room opens', () => {
  const [heard, gap, room] = [loudness(cut(1, 2.4)), loudness(cut(2.5, 2.9)), loudness(cut(3, 4))]
  assert.ok(gap < heard - 8 && gap < room - 9, `${heard} ${gap} ${room}`)
})

test('the theme is the loudest part, the bed the quietest, and the sign-off comes back', () => {
  const [opening = 0, theme = 0, bed = 0, signOff = 0] = (
    [
      [0, 8],
      [8, 20],
      [21, 33],
      [34, 40],
    ] as const
  ).map(([from, to]) => loudness(cut(from, to)))
  assert.ok(theme > opening && theme > signOff)
  assert.ok(bed < opening - 1 && bed < theme - 6 && bed < signOff - 4)
})

test('the last chord fades evenly, without a cut', () => {
  const levels = [38.5, 40, 42, 43, 44].map((from) => loudness(cut(from, from + 0.5)))
  for (const [i, level] of levels.entries()) assert.ok(i === 0 || level < (levels[i - 1] ?? 0), `${levels}`)
})
