import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAiRecogniser } from './recogniser.ts'
import { neverAnswers, pcm, refuses, sends, vendorThat, wav } from './vendor-under-test.ts'

const json = { 'Content-Type': 'application/json' }
const sound = { wav: Uint8Array.from(wav(pcm(0.2), 24_000)), language: 'de' }

test('a recogniser is given a file, a model and the language, and its text is believed', async () => {
  await using vendor = await vendorThat(sends('{"text":" Guten Morgen. ","usage":{}}', json))
  const recogniser = openAiRecogniser({ baseUrl: `${vendor.url}/v1/`, key: 'secret', model: 'whisper-1' })
  assert.deepEqual(await recogniser.hear(sound), { outcome: 'heard', text: ' Guten Morgen. ' })
  const [asked] = vendor.asked
  assert.ok(asked)
  assert.equal(`${asked.method} ${asked.path}`, 'POST /v1/audio/transcriptions')
  assert.equal(asked.headers.authorization, 'Bearer secret')
  const form = await new Response(new Uint8Array(asked.body), {
    headers: { 'Content-Type': asked.headers['content-type'] ?? '' },
  }).formData()
  const { file, ...fields } = Object.fromEntries(form)
  assert.deepEqual(fields, { model: 'whisper-1', language: 'de', response_format: 'json', temperature: '0' })
  assert.ok(file instanceof File)
  assert.deepEqual([file.name, file.type], ['clip.wav', 'audio/wav'])
  assert.deepEqual(new Uint8Array(await file.arrayBuffer()), sound.wav)
})

for (const [what, answers, reason] of [
  ['a page', sends('<html>', { 'Content-Type': 'text/html' }), /sent text\/html/],
  ['nothing', sends('', json), /sent application\/json, and not what was agreed/],
  ['another form', sends('{"words":[]}', json), /not what was agreed/],
  ['a number for a text', sends('{"text":7}', json), /not what was agreed/],
  ['thirty megabytes', sends(Buffer.alloc(30e6), json), /more than/],
  ['a refused key', refuses(401, 'secret'), /refuses our key/],
  ['too much to do', refuses(429), /cannot answer now/],
  ['silence', neverAnswers, /in time/],
] as const)
  test(`a recogniser that answers with ${what} is a trouble in words`, async () => {
    await using vendor = await vendorThat(answers)
    const timeoutMilliseconds = answers === neverAnswers ? 200 : 120_000
    const recogniser = openAiRecogniser({
      baseUrl: vendor.url,
      key: 'secret',
      model: 'm',
      timeoutMilliseconds,
    })
    const answer = await recogniser.hear(sound)
    assert.ok(answer.outcome !== 'heard')
    assert.match(answer.reason, reason)
    assert.doesNotMatch(answer.reason, /secret/)
  })
