import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kokoroSpeech } from './kokoro-speech.ts'

const installed = (fails: { times: number }) => async () => ({
  KokoroTTS: {
    from_pretrained: async () => {
      if (fails.times-- > 0) throw new Error('fetch failed')
      return {
        voices: { af_heart: {} },
        generate: async (text: string, { speed = 1 }: { speed?: number }) => ({
          audio: new Float32Array(Math.round(text.length / speed)),
          sampling_rate: 24_000,
        }),
      }
    },
  },
})

test('without the package the operator is told what to install', async () => {
  const spoken = await kokoroSpeech().speak({ text: 'Hi.', voice: 'af_heart' })
  assert.deepEqual(spoken, {
    outcome: 'ask',
    reason: 'Kokoro is not installed: run "npm install --no-save kokoro-js@1.2.1".',
  })
})

test('with it, a voice that it has speaks at the rate that it names', async () => {
  const speech = kokoroSpeech(installed({ times: 0 }))
  const spoken = await speech.speak({ text: 'Hi.', voice: 'af_heart' })
  assert.ok(spoken.outcome === 'spoken')
  assert.equal(spoken.rate, 24_000)
  const slow = await speech.speak({ text: 'Hi.', voice: 'af_heart', pace: 0.5 })
  assert.ok(slow.outcome === 'spoken' && slow.pcm.length === 2 * spoken.pcm.length)
  assert.equal((await speech.speak({ text: 'Hi.', voice: 'toString' })).outcome, 'give-up')
})

test('weights that do not come are fetched again the next time', async () => {
  const speech = kokoroSpeech(installed({ times: 1 }))
  assert.equal((await speech.speak({ text: 'Hi.', voice: 'af_heart' })).outcome, 'wait')
  assert.equal((await speech.speak({ text: 'Hi.', voice: 'af_heart' })).outcome, 'spoken')
})
