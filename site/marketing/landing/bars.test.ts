import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordedSample } from '#content/recorded-samples.ts'
import { barsAround, barsOn, speechBars } from './bars.ts'

test('bars that stand for speech are those of a recording, without its music', () => {
  const { levels, inks } = recordedSample('harbour-lane')?.waveform ?? { levels: [], inks: '' }
  const voiced = levels.filter((_, bar) => inks[bar] !== '.')
  assert.deepEqual(
    speechBars(voiced.length + 1),
    [...voiced, voiced[0] ?? 0].map((level) => 0.12 + 0.88 * level),
  )
  assert.deepEqual(speechBars(3, 2), speechBars(13).slice(10))
})

test('a bar is drawn around its line or on its floor, and never too small to be seen', () => {
  assert.equal(barsAround([1, 0], 10, 20, 100, 50), 'M10 50v100M30 99v2')
  assert.equal(barsOn([0.5, 0], 0, 10, 80, 60), 'M0 80v-30M10 80v-2')
})
