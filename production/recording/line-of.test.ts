import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { voiceNamed } from '#content/voices.ts'
import type { Script, Sentence } from '#domain/script.ts'
import { elevenLabsSpeech } from '#vendors/voices/elevenlabs/elevenlabs-speech.ts'
import { speech as flite } from '#vendors/voices/flite/flite-speech.ts'
import { inPlaces } from '#vendors/voices/in-places.ts'
import { openAiCompatible } from '#vendors/voices/openai/openai-compatible.ts'
import type { Speech, SpeechRequest, SpeechTrouble } from '#vendors/voices/speech.ts'
import { spokenLineOf } from './line-of.ts'
import { type RecordingOrder, recordVoices } from './record-voices.ts'

const script = (...sentences: readonly Sentence[]): Script => ({
  show: 'Harbour Talk',
  title: 'A test of voices',
  summary: ['One.', 'Two.', 'Three.'],
  chapters: [{ title: 'Only one', sentences }],
})
const said = (text: string, more: Partial<Sentence> = {}): Sentence => ({
  speaker: 'host',
  text,
  support: 'bridge',
  ...more,
})
const talk = ['What does it cost?', 'It costs £4.20.', 'Since 2012.', 'That is all.'].map((text) =>
  said(text),
)

/** Asked as that vendor is, speaks as Flite does, and remembers what it was asked. */
function like({ engine, version, sent }: Speech, places = 4) {
  const asked: SpeechRequest[] = []
  const { module: _, ...afar } = flite
  const speak = async (request: SpeechRequest) => {
    asked.push(request)
    return flite.speak({ ...request, voice: 'slt' })
  }
  return { speech: inPlaces({ ...afar, engine, version, sent, speak }, places), asked }
}

async function inFolder(work: (order: Pick<RecordingOrder, 'voices' | 'cacheFolder'>) => Promise<void>) {
  const cacheFolder = await mkdtemp(path.join(tmpdir(), 'lines-'))
  const [host, reader] = [voiceNamed('nora'), voiceNamed('hugo')]
  if (!host || !reader) throw new Error('The stock voices have changed')
  await work({ voices: { host, reader }, cacheFolder }).finally(() => rm(cacheFolder, { recursive: true }))
}

const labs = elevenLabsSpeech({ key: 'k' })

test('a line is for the ear, and so are its neighbours, with the show’s own names', () => {
  const sentences = [said('Ask Nguyen, it is £4.20.'), said('In 2012?', { act: 'question' }), said('No.')]
  const { line, pieces } = spokenLineOf(sentences, 1, 'v', {
    lexicon: { Nguyen: 'win' },
    language: undefined,
  })
  assert.deepEqual(line, {
    text: 'In twenty twelve?',
    voice: 'v',
    act: 'question',
    before: 'Ask win, it is four pounds twenty.',
    after: 'No.',
  })
  assert.deepEqual(
    pieces.map(({ text }) => text),
    ['In', '2012?'],
  )
})

test('a host who asks asks, whoever wrote it, and what is read aloud is read', () => {
  const actOf = (sentence: Sentence) =>
    spokenLineOf([sentence], 0, 'v', { lexicon: undefined, language: undefined }).line.act
  assert.equal(actOf(said('“What does it cost?” ')), 'question')
  assert.equal(actOf(said('In a fish van?', { act: 'reaction' })), 'reaction')
  assert.equal(actOf(said('It costs £4.20.')), undefined)
  assert.equal(actOf(said('What does it cost?', { speaker: 'reader', support: ['p1'] })), undefined)
})

test('a changed sentence is recorded anew with those beside it, where the voice hears them, and alone elsewhere', () =>
  inFolder(async (folder) => {
    const changed = talk.with(1, said('It costs £5.'))
    for (const [vendor, again] of [
      [labs, ['What does it cost?', 'It costs five pounds.', 'Since twenty twelve.']],
      [
        openAiCompatible({ baseUrl: 'http://localhost', model: 'gpt-4o-mini-tts' }),
        ['It costs five pounds.'],
      ],
    ] as const) {
      const { speech, asked } = like(vendor)
      await recordVoices({ ...folder, speech, script: script(...talk) })
      assert.equal(asked.splice(0).length, 4)
      await recordVoices({ ...folder, speech, script: script(...changed) })
      assert.deepEqual(
        asked
          .splice(0)
          .map(({ text }) => text)
          .toSorted(),
        [...again].toSorted(),
      )
      await recordVoices({ ...folder, speech, script: script(...changed) })
      assert.deepEqual(asked, [])
    }
  }))

test('what a line does is part of how it is said, where the voice acts by it', () =>
  inFolder(async (folder) => {
    const acted = script(said('A fish van.', { act: 'reaction' }))
    for (const [vendor, times] of [
      [labs, 2],
      [openAiCompatible({ baseUrl: 'http://localhost', model: 'kokoro' }), 1],
    ] as const) {
      const { speech, asked } = like(vendor)
      await recordVoices({ ...folder, speech, script: script(said('A fish van.')) })
      await recordVoices({ ...folder, speech, script: acted })
      assert.equal(asked.length, times)
    }
  }))

test('a sentence alone is said as it is among its neighbours, and is there when the episode wants it', () =>
  inFolder(async (folder) => {
    const { speech, asked } = like(labs)
    const order = { ...folder, speech, script: script(...talk) }
    const alone = await recordVoices({ ...order, only: 2 })
    assert.ok(alone.outcome === 'recorded' && alone.clips.length === 1)
    assert.deepEqual([asked[0]?.before, asked[0]?.after], ['It costs four pounds twenty.', 'That is all.'])
    const whole = await recordVoices(order)
    assert.ok(whole.outcome === 'recorded')
    assert.equal(asked.length, 4)
    assert.equal(whole.clips[2]?.file, alone.clips[0]?.file)
  }))

test('a busy vendor is waited for here, and not where somebody sits and waits', () =>
  inFolder(async (folder) => {
    const busy: SpeechTrouble = { outcome: 'wait', isBusy: true, seconds: 9, reason: 'Busy.' }
    let calls = 0
    const { speech } = like(labs)
    const now = {
      ...speech,
      speak: async (request: SpeechRequest) => (calls++ ? speech.speak(request) : busy),
    }
    const order = { ...folder, speech: now, script: script(said('That is all.')) }
    const waits: number[] = []
    assert.deepEqual(await recordVoices({ ...order, sleepFor: 'never' }), busy)
    calls = 0
    const sleepFor = async (seconds: number) => void waits.push(seconds)
    assert.equal((await recordVoices({ ...order, sleepFor })).outcome, 'recorded')
    assert.deepEqual([calls, waits], [2, [9]])
  }))

test('no more lines are under way than the vendor has places', () =>
  inFolder(async (folder) => {
    let [now, most] = [0, 0]
    const { speech } = like(labs, 2)
    const second = Promise.withResolvers<void>()
    const slow: Speech = {
      ...speech,
      speak: async (request) => {
        most = Math.max(most, ++now)
        // The first one is under way until there is a second.
        if (now === 2) second.resolve()
        await second.promise
        await new Promise(setImmediate)
        return speech.speak(request).finally(() => now--)
      },
    }
    await recordVoices({ ...folder, speech: slow, script: script(...talk) })
    assert.equal(most, 2)
  }))
