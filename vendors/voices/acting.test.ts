import assert from 'node:assert/strict'
import { test } from 'node:test'
import { own } from '#domain/own.ts'
import { acts } from '#domain/script.ts'
import { directions, expressions } from './acting.ts'
import { azureSpeech } from './azure/azure-speech.ts'
import { elevenLabsSpeech } from './elevenlabs/elevenlabs-speech.ts'
import { speech as flite } from './flite/flite-speech.ts'
import { kokoroSpeech } from './kokoro/kokoro-speech.ts'
import { openAiCompatible } from './openai/openai-compatible.ts'
import { pcm, sends, vendorThat } from './vendor-under-test.ts'

test('whatever a line does has a way to be said, and hardly two have the same', () => {
  for (const said of [directions, expressions]) {
    assert.deepEqual([...said.keys()], [...acts])
    assert.ok(new Set([...said.values()].map((each) => JSON.stringify(each))).size >= 6)
  }
})

test('ElevenLabs gets how a line is said: its voice’s range and manner by what it does, its pace, another take', async () => {
  const speech = elevenLabsSpeech({ key: 'k' })
  const line = { text: 'In a fish van?', voice: 'v' }
  const settingsOf = (more: object) => own(speech.sent({ ...line, ...more }), 'voice_settings')
  assert.equal(settingsOf({}), undefined)
  assert.deepEqual(settingsOf({ act: 'reaction' }), { stability: 0.3, style: 0.35 })
  assert.deepEqual(settingsOf({ act: 'claim', pace: 0.88 }), { stability: 0.55, style: 0, speed: 0.88 })
  assert.notDeepEqual(speech.sent({ ...line, take: 2 }), speech.sent(line))
})

test('the third model of ElevenLabs is spared what it refuses', () => {
  const speech = elevenLabsSpeech({ key: 'k', model: 'eleven_v3' })
  const around = { before: 'One.', after: 'Three.', pace: 0.88 }
  assert.deepEqual(speech.sent({ text: 'Two?', voice: 'v', act: 'reaction', ...around }), {
    voice: 'v',
    text: 'Two?',
    model_id: 'eleven_v3',
    seed: 1,
    voice_settings: { stability: 0 },
  })
})

test('a model that can act is told how to say a line, and one that cannot is not', async () => {
  await using vendor = await vendorThat(sends(pcm(0.3)))
  const line = { text: 'Three hundred?', voice: 'coral', act: 'question', before: 'One.' } as const
  for (const model of ['gpt-4o-mini-tts', 'tts-1-hd'])
    await openAiCompatible({ baseUrl: vendor.url, model }).speak(line)
  const [actor, reader] = vendor.asked.map(({ body }) => JSON.parse(String(body)))
  assert.match(actor.instructions, /^Ask it/)
  assert.deepEqual(Object.keys(actor), ['model', 'input', 'voice', 'instructions', 'response_format'])
  assert.ok(!('instructions' in reader))
})

test('what is sent changes with what an engine takes, and with nothing else', () => {
  const engines = {
    elevenLabs: elevenLabsSpeech({ key: 'k' }),
    actor: openAiCompatible({ baseUrl: 'http://localhost', model: 'gpt-4o-mini-tts' }),
    azure: azureSpeech({ key: 'k', region: 'r' }),
    flite,
    kokoro: kokoroSpeech(),
  }
  const line = { text: 'Two.', voice: 'v' }
  const takes = Object.entries(engines).map(([name, speech]) => {
    const changes = { act: 'image', before: 'One.', after: 'Three.', pace: 0.9 } as const
    const plain = JSON.stringify(speech.sent(line))
    const heard = Object.entries(changes).filter(
      ([key, value]) => JSON.stringify(speech.sent({ ...line, [key]: value })) !== plain,
    )
    return [name, heard.map(([key]) => key).join(' ')]
  })
  assert.deepEqual(Object.fromEntries(takes), {
    elevenLabs: 'act before after pace',
    actor: 'act pace',
    azure: 'pace',
    flite: 'pace',
    kokoro: 'pace',
  })
})
