import assert from 'node:assert/strict'
import { test } from 'node:test'
import { voices } from '#content/voices.ts'
import { own } from '#domain/own.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'
import { alignToPauses } from './align-to-pauses.ts'
import { finishClip } from './finish-clip.ts'

const sentences = [
  'Most people think that good bread needs a long list of secrets, but it needs flour, water and patience.',
  'Right, and that is exactly why the accountant, who knew nothing about yeast, said no.',
  'A sourdough costs 6 pounds, which is more than a supermarket asks.',
  'They answer every enquiry within two working days.',
]

test('without the engine’s word times, words start within 80 ms on average of where it has them', async () => {
  const errors: number[] = []
  for (const voice of voices.filter(({ id }) => ['nora', 'sam', 'ewan'].includes(id)))
    for (const text of sentences) {
      const spoken = await speech.speak({ text, voice: own(speech.voices, voice.id) ?? '' })
      assert.ok(spoken.outcome === 'spoken')
      const { outcome, pcm, rate } = spoken
      const known = finishClip(spoken, text).spans
      const guessed = finishClip({ outcome, pcm, rate }, text).spans
      assert.equal(guessed.length, known.length)
      for (const [i, { start }] of guessed.entries()) errors.push(Math.abs(start - (known[i]?.start ?? 0)))
    }
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  assert.ok(mean < 0.08, `${mean} s`)
})

test('words follow each other within the sound, whatever the sound is', () => {
  const noise = Float32Array.from({ length: 44_100 }, (_, i) => 0.3 * Math.sin(i * i))
  for (const samples of [noise, new Float32Array(44_100), new Float32Array(), noise.subarray(0, 900)]) {
    const spans = alignToPauses(['One,', '—', 'two', '2026', 'extraordinarily.'], samples)
    assert.equal(spans.length, 5)
    for (const [i, { start, end }] of spans.entries()) {
      assert.ok(start <= end && start >= (spans[i - 1]?.start ?? 0), JSON.stringify(spans))
      assert.ok(end <= samples.length / 44_100 + 0.011)
    }
  }
})
