import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Speaker } from './script.ts'
import { fewerBars, inkOf, inTwoInks, waveformOf } from './waveform.ts'

const said = (speaker: Speaker, start: number, end: number) => ({ speaker, start, end })
const level = [0.2, 1, 0.5, 0.4]

test('in a talk the host asks and the guest answers; where nobody speaks, nobody does', () => {
  const sentences = [said('host', 1, 2), said('guest', 2, 3)]
  assert.deepEqual(inTwoInks(level, 4, sentences), { levels: level, inks: '.qa.' })
})

test('where a website is read aloud it answers, and both hosts ask', () => {
  const sentences = [said('host', 0, 1), said('guest', 1, 2), said('reader', 2, 3), said('customer', 3, 4)]
  assert.equal(inTwoInks(level, 4, sentences).inks, 'qqaa')
})

test('a bar is of whoever speaks most of it, if anybody speaks a tenth of it', () => {
  const ink = (...sentences: ReturnType<typeof said>[]) => inkOf(inTwoInks([1], 10, sentences), 0)
  assert.equal(ink(said('host', 0, 4), said('guest', 4, 9)), 'answers')
  assert.equal(ink(said('host', 0, 5), said('guest', 5, 9)), 'asks')
  assert.equal(ink(said('guest', 8.9, 10)), 'answers')
  assert.equal(ink(said('guest', 9.1, 10)), 'nobody')
})

test('an episode of before has its bars in two inks, too, whatever they hold', () => {
  const sentences = [said('host', 0, 2), said('guest', 2, 4)]
  const old = { seconds: 4, sentences, peaks: [0.5, Number.NaN, 7, -1] }
  assert.deepEqual(waveformOf(old), { levels: [0.5, 0, 1, 0], inks: 'qqaa' })
  assert.deepEqual(waveformOf({ seconds: 4, sentences }), { levels: [], inks: '' })
  const waveform = { levels: [1], inks: 'a' }
  assert.equal(waveformOf({ ...old, waveform }), waveform)
})

test('fewer bars are the highest ones, each with its ink', () => {
  const waveform = { levels: [0.1, 0.9, 0.3, 0.2, 0, 0.4], inks: 'qa.q.q' }
  assert.deepEqual(fewerBars(waveform, 3), { levels: [0.9, 0.3, 0.4], inks: 'a.q' })
  assert.equal(fewerBars(waveform, 6), waveform)
})
