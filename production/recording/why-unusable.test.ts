import assert from 'node:assert/strict'
import { test } from 'node:test'
import { speech } from '#vendors/voices/flite/flite-speech.ts'
import { whyUnusable } from './why-unusable.ts'

const text = 'The oven holds forty loaves, and never forty one.'
const good = await speech.speak({ text, voice: 'slt' })
assert.ok(good.outcome === 'spoken')
const { outcome, pcm, rate, words = [] } = good
/** As an engine without word times would send it. */
const untimed = { outcome, pcm, rate }
const middle = (words[4]?.start ?? 0) + 0.06

test('what an engine says as it should can be used', () => {
  assert.equal(whyUnusable(good, text), undefined)
  assert.equal(whyUnusable(untimed, text), undefined)
})

test('a single short word can be used', async () => {
  const yes = await speech.speak({ text: 'Yes.', voice: 'rms' })
  assert.ok(yes.outcome === 'spoken')
  assert.equal(whyUnusable(yes, 'Yes.'), undefined)
})

const faults: readonly [string, Parameters<typeof whyUnusable>[0], RegExp][] = [
  ['silence', { ...untimed, pcm: new Float32Array(32_000) }, /silent/],
  ['nothing at all', { ...untimed, pcm: new Float32Array() }, /silent/],
  ['a value that is no number', { ...untimed, pcm: pcm.with(900, Number.NaN) }, /no numbers/],
  ['one that is endless', { ...untimed, pcm: pcm.with(900, Number.POSITIVE_INFINITY) }, /no numbers/],
  ['sound cut off in a word', { ...untimed, pcm: pcm.slice(0, middle * rate) }, /breaks off|not whole/],
  [
    'the first second of a sentence with word times',
    { ...good, pcm: pcm.slice(0, rate) },
    /breaks off|lasts/,
  ],
  ['twice the rate', { ...untimed, rate: 2 * rate }, /letters a second/],
  ['twice the rate, with word times', { ...good, rate: 2 * rate }, /lasts/],
  ['half the rate', { ...untimed, rate: rate / 2 }, /letters a second/],
  ['no rate', { ...untimed, rate: 0 }, /impossible rate/],
  ['a hole', { ...untimed, pcm: withHole() }, /silent for 2\.\d s in the middle/],
]

for (const [what, spoken, reason] of faults)
  test(`${what} is never mastered`, () => assert.match(whyUnusable(spoken, text) ?? 'usable', reason))

test('a word that goes on and on is never mastered', () => {
  const long = { ...untimed, pcm: Float32Array.from([...pcm, ...pcm]) }
  assert.match(whyUnusable(long, 'Yes.') ?? '', /lasts \d\.\d s for 3 letters/)
})

test('a few words of raw samples at 8 kHz, taken for 24, are never mastered', async () => {
  const few = 'Four pounds twenty.'
  const spoken = await speech.speak({ text: few, voice: 'rms' })
  assert.ok(spoken.outcome === 'spoken')
  const { pcm, rate } = spoken
  assert.equal(whyUnusable({ outcome: 'spoken', pcm, rate }, few), undefined)
  assert.match(whyUnusable({ outcome: 'spoken', pcm, rate: 3 * rate }, few) ?? '', /another rate/)
})

function withHole() {
  const at = Math.round((words[5]?.start ?? 0) * rate)
  return Float32Array.from([...pcm.subarray(0, at), ...new Float32Array(2.1 * rate), ...pcm.subarray(at)])
}
