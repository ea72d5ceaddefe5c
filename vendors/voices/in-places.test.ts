import assert from 'node:assert/strict'
import { test } from 'node:test'
import { speech as flite } from './flite/flite-speech.ts'
import { inPlaces } from './in-places.ts'

test('a vendor is asked for as many lines at a time as there are places, in their order', async () => {
  let [atOnce, most] = [0, 0]
  const said: string[] = []
  const slow = inPlaces(
    {
      ...flite,
      speak: async ({ text }) => {
        most = Math.max(most, ++atOnce)
        said.push(text)
        await new Promise(setImmediate)
        atOnce--
        if (text === '2') throw new Error('It fell silent.')
        return { outcome: 'wait', reason: text }
      },
    },
    2,
  )
  assert.equal(slow.places, 2)
  const texts = Array.from({ length: 7 }, (_, i) => String(i))
  const answers = await Promise.allSettled(texts.map((text) => slow.speak({ text, voice: 'v' })))
  assert.deepEqual([most, atOnce], [2, 0])
  assert.deepEqual(said, texts)
  assert.deepEqual(
    answers.map(({ status }) => status === 'rejected'),
    texts.map((text) => text === '2'),
  )
})
