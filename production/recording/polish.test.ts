import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loudness } from '#audio/loudness.ts'
import { voices } from '#content/voices.ts'
import { own } from '#domain/own.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'
import { finishClip } from './finish-clip.ts'
import { clipLoudness } from './polish.ts'

const text = 'People trust a limit that they can see, and they come back for it.'

for (const { name, id } of voices)
  test(`${name} comes out at the level of every clip, without silence around it`, async () => {
    const spoken = await speech.speak({ text, voice: own(speech.voices, id) ?? '' })
    assert.ok(spoken.outcome === 'spoken')
    const { samples, spans } = finishClip(spoken, text)
    const level = loudness([samples])
    assert.ok(Math.abs(level - clipLoudness) < 1.2, `${level} LUFS`)
    assert.ok((spans[0]?.start ?? 1) < 0.06)
    assert.ok(samples.length / 44_100 - (spans.at(-1)?.end ?? 0) < 0.25)
    assert.ok(Math.abs(samples[0] ?? 1) < 0.001)
    assert.ok(Math.abs(samples.at(-1) ?? 1) < 0.001)
  })
