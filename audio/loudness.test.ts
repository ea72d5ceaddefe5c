import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kWeighting, LoudnessMeter, loudness } from './loudness.ts'
import { amplitude, sampleRate } from './sound.ts'

/** A stereo sine through stretches of [decibels below full scale, seconds]. */
function sine(stretches: readonly (readonly [decibels: number, seconds: number])[], hertz = 1000) {
  const length = stretches.reduce((sum, [, seconds]) => sum + seconds * sampleRate, 0)
  const channel = new Float32Array(Math.round(length))
  let at = 0
  for (const [level, seconds] of stretches)
    for (const end = at + seconds * sampleRate; at < end; at++)
      channel[at] = amplitude(level) * Math.sin((2 * Math.PI * hertz * at) / sampleRate)
  return [channel, channel]
}

const isAbout = (measured: number, expected: number) =>
  assert.ok(Math.abs(measured - expected) < 0.1, `${measured} LUFS instead of ${expected}`)

// The cases are those of EBU Tech 3341, table 1.

test('a stereo sine 23 dB below full scale is -23 LUFS', () => {
  isAbout(loudness(sine([[-23, 20]])), -23)
  isAbout(loudness(sine([[-23, 5]], 997)), -23)
})

test('a stereo sine 33 dB below full scale is -33 LUFS', () => isAbout(loudness(sine([[-33, 20]])), -33))

test('quiet before and after does not count', () => {
  const programme = [
    [-36, 10],
    [-23, 60],
    [-36, 10],
  ] as const
  isAbout(loudness(sine(programme)), -23)
})

test('near silence does not count, not even towards the relative gate', () => {
  const programme = [
    [-72, 10],
    [-36, 10],
    [-23, 60],
    [-36, 10],
    [-72, 10],
  ] as const
  isAbout(loudness(sine(programme)), -23)
})

test('what is somewhat quieter does count', () => {
  const programme = [
    [-26, 20],
    [-20, 20.1],
    [-26, 20],
  ] as const
  isAbout(loudness(sine(programme)), -23)
})

test('a full-scale sine in one channel alone is -3.01 LUFS', () => {
  const [channel = new Float32Array()] = sine([[0, 5]], 997)
  isAbout(loudness([channel]), -3.01)
  isAbout(loudness([channel, new Float32Array(channel.length)]), -3.01)
})

test('silence has no loudness', () => {
  assert.equal(
    loudness([new Float32Array(sampleRate), new Float32Array(sampleRate)]),
    Number.NEGATIVE_INFINITY,
  )
})

test('it does not matter in which blocks a sound arrives', () => {
  const sound = sine([
    [-20, 2],
    [-26, 2],
  ])
  const meter = new LoudnessMeter()
  for (let from = 0; from < 4 * sampleRate; from += 1777)
    meter.push(sound.map((channel) => channel.subarray(from, from + 1777)))
  assert.ok(Math.abs(meter.integrated() - loudness(sound)) < 1e-9)
})

test('the weighting is the one that BS.1770-4 prints for 48 kHz', () => {
  const [shelf, lowCut] = kWeighting(48_000)
  const printed = [
    [shelf.b0, 1.53512485958697],
    [shelf.b1, -2.69169618940638],
    [shelf.b2, 1.19839281085285],
    [shelf.a1, -1.69065929318241],
    [shelf.a2, 0.73248077421585],
    [lowCut.a1, -1.99004745483398],
    [lowCut.a2, 0.99007225036621],
  ] as const
  for (const [ours, theirs] of printed)
    assert.ok(Math.abs(ours - theirs) < 1e-6, `${ours} instead of ${theirs}`)
})
