import assert from 'node:assert/strict'
import { test } from 'node:test'
import { utter } from './flite.ts'

const text = 'The oven holds forty loaves, and never forty one.'

test('the same text gives the same samples and phones, whatever was said before it', () => {
  const first = utter(text, 'slt')
  const others = ['rms', 'awb', 'kal16'].map((speaker) =>
    utter(`Before that, ${speaker} said this.`, speaker),
  )
  assert.ok(others.every(({ pcm }) => pcm.length > 16_000))
  // More often than one instance is used.
  for (let i = 0; i < 60; i++) utter('Hm.', 'kal16')
  const again = utter(text, 'slt')
  assert.deepEqual(again.pcm, first.pcm)
  assert.deepEqual(again.phones, first.phones)
})

test('the phones fill the sound', () => {
  for (const speaker of ['slt', 'rms', 'awb']) {
    const { pcm, rate, phones } = utter(text, speaker, { duration_stretch: 1.1 })
    assert.equal(rate, 16_000)
    assert.ok(Math.abs((phones.at(-1)?.end ?? 0) - pcm.length / rate) < 0.05)
  }
})

test('two sentences are one sound, and their times go on', () => {
  const { pcm, rate, phones } = utter('It rises. It rests.', 'slt')
  const starts = phones.map(({ start }) => start)
  assert.deepEqual(
    starts,
    starts.toSorted((a, b) => a - b),
  )
  assert.ok(Math.abs((phones.at(-1)?.end ?? 0) - pcm.length / rate) < 0.05)
})

test('a text that looks like an option, or like much, is only spoken', () => {
  for (const odd of [
    '-voice kal16',
    '--setf duration_stretch=9',
    `${'very '.repeat(400)}long`,
    '"; <x> | $(y)',
  ])
    assert.ok(utter(odd, 'kal16').pcm.length > 4000, odd.slice(0, 30))
})
