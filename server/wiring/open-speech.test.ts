import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadConfig } from '#server/config.ts'
import { engines } from '#vendors/voices/engines.ts'
import { openRecogniser, openSpeech } from './open-speech.ts'

const loaded = (env: Record<string, string>) => loadConfig(env, '/nowhere')

function speechOf(env: Record<string, string>) {
  const found = loaded(env)
  assert.ok(found.ok, JSON.stringify(found))
  return found.config
}

test('a speech service is asked for as many lines at a time as is set, by all of the process together', () => {
  const usual = speechOf({ SPEECH: 'elevenlabs', SPEECH_KEY: 'k' })
  assert.equal(openSpeech(usual).places, 3)
  assert.equal(openSpeech(usual), openSpeech(usual))
  const more = speechOf({ SPEECH: 'elevenlabs', SPEECH_KEY: 'k', SPEECH_PLACES: '10' })
  assert.equal(openSpeech(more).places, 10)
  assert.equal(openSpeech(speechOf({ SPEECH_PLACES: '2' })).places, undefined, 'the built-in one has threads')
})

test('each service uses its own model where none is set', () => {
  const version = (env: Record<string, string>) => openSpeech(speechOf(env)).version
  const [labs, own] = [
    { SPEECH: 'elevenlabs', SPEECH_KEY: 'k' },
    { SPEECH: 'openai', SPEECH_URL: 'http://localhost:8880' },
  ]
  assert.equal(version(labs), 'elevenlabs-eleven_multilingual_v2')
  assert.equal(version({ ...labs, SPEECH_MODEL: 'eleven_v3' }), 'elevenlabs-eleven_v3')
  assert.equal(version(own), 'openai-kokoro')
  assert.equal(version({ ...own, SPEECH_MODEL: 'gpt-4o-mini-tts' }), 'openai-gpt-4o-mini-tts')
})

test('somebody listens where somebody is named', () => {
  assert.equal(openRecogniser(speechOf({})), undefined)
  assert.ok(openRecogniser(speechOf({ SPEECH_RECOGNISER_URL: 'http://localhost:9000/v1' })))
})

const names = [...engines.keys()]
/** Whoever has a folder may be named, and the one that was added last as well. */
const mustBeAnEngine = `SPEECH must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`

for (const [env, fault] of [
  [{ SPEECH: 'nobody' }, mustBeAnEngine],
  [{ SPEECH: '../voices' }, mustBeAnEngine],
  [{ SPEECH: 'azure' }, 'SPEECH=azure needs SPEECH_REGION.'],
  [{ SPEECH_PLACES: '0' }, 'SPEECH_PLACES must be a whole number from 1 to 50.'],
  [{ SPEECH_PLACES: '51' }, 'SPEECH_PLACES must be a whole number from 1 to 50.'],
  [{ SPEECH_PLACES: '1.5' }, 'SPEECH_PLACES must be a whole number from 1 to 50.'],
  [{ SPEECH_RECOGNISER_KEY: 'k' }, 'SPEECH_RECOGNISER_KEY needs SPEECH_RECOGNISER_URL.'],
  [{ SPEECH_RECOGNISER_MODEL: 'm' }, 'SPEECH_RECOGNISER_MODEL needs SPEECH_RECOGNISER_URL.'],
  [{ SPEECH_RECOGNISER_URL: 'ear' }, 'SPEECH_RECOGNISER_URL must be an address that begins with https://.'],
] as const)
  test(`${JSON.stringify(env)} is said in a sentence`, () => {
    const found = loaded(env)
    assert.ok(!found.ok)
    assert.deepEqual(found.faults, [fault])
  })
