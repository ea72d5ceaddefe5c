import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Instrument } from '#audio/music/performance.ts'
import { decibels, highest, power, sampleRate } from '#audio/sound.ts'
import { seeded } from '#domain/seeded.ts'
import { bells } from './bells.ts'
import { pad } from './pad.ts'
import { breath, kick, rim, shaker } from './percussion.ts'
import { hertz } from './pitch.ts'
import { bass, guitar, harp } from './strings.ts'
import { micSwitch } from './switch.ts'

const instruments: Record<string, Instrument> = { bells, guitar, harp, bass, pad }
const tone = (pitch: number) => ({ hertz: pitch, seconds: 1, strength: 0.8, random: seeded(1) })

/** How strongly a sound contains a pitch (Goertzel's one-bin transform). */
function presence(samples: Float32Array, pitch: number) {
  let [real, imaginary] = [0, 0]
  for (const [i, sample] of samples.entries()) {
    real += sample * Math.cos((2 * Math.PI * pitch * i) / sampleRate)
    imaginary += sample * Math.sin((2 * Math.PI * pitch * i) / sampleRate)
  }
  return Math.hypot(real, imaginary)
}

test('pitches are in equal temperament on 440 Hz', () => {
  assert.equal(hertz('A4'), 440)
  assert.equal(hertz('A2'), 110)
  assert.ok(Math.abs(hertz('C4') - 261.626) < 0.001)
  assert.ok(Math.abs(hertz('F#5') - 739.989) < 0.001)
})

for (const [name, play] of Object.entries(instruments)) {
  test(`${name}: low and high notes are in tune`, () => {
    for (const pitch of [hertz('D2'), hertz('E4'), hertz('B5')]) {
      const [left, right] = play(tone(pitch))
      const both = left.map((sample, i) => sample + (right[i] ?? 0))
      const inTune = presence(both, pitch)
      // A quarter tone either way must be clearly weaker.
      assert.ok(inTune > 2 * presence(both, pitch * 2 ** (1 / 24)), `${pitch} Hz sounds sharp`)
      assert.ok(inTune > 2 * presence(both, pitch * 2 ** (-1 / 24)), `${pitch} Hz sounds flat`)
    }
  })

  test(`${name}: a note starts and ends without a click`, () => {
    for (const side of play(tone(440))) {
      assert.ok(Math.abs(side[0] ?? 1) < 1e-4)
      assert.ok(Math.abs(side.at(-1) ?? 1) < 1e-4)
    }
  })

  test(`${name}: a harder stroke is louder`, () => {
    const [soft] = play({ ...tone(440), strength: 0.3 })
    const [hard] = play({ ...tone(440), strength: 0.9 })
    assert.ok(power(hard) > 3 * power(soft))
  })
}

for (const [name, strike] of Object.entries({ kick, rim, shaker, breath, micSwitch }))
  test(`${name} starts and ends in silence and stays within full scale`, () => {
    for (const side of strike(1, seeded(1))) {
      assert.ok(Math.abs(side[0] ?? 1) < 1e-3)
      assert.ok(Math.abs(side.at(-1) ?? 1) < 1e-3)
      assert.ok(decibels(highest(side)) < 3)
    }
  })
