import assert from 'node:assert/strict'
import { test } from 'node:test'
import { azureSpeech } from './azure/azure-speech.ts'
import { elevenLabsSpeech } from './elevenlabs/elevenlabs-speech.ts'
import { openAiCompatible } from './openai/openai-compatible.ts'
import { pcm, sends, vendorThat, wav } from './vendor-under-test.ts'

const json = { 'Content-Type': 'application/json' }

test('an OpenAI-compatible server is asked for raw samples and believed to send 24 kHz', async () => {
  await using vendor = await vendorThat(sends(pcm(0.5)))
  const speech = openAiCompatible({ baseUrl: `${vendor.url}/`, key: 'k', model: 'kokoro' })
  const spoken = await speech.speak({ text: 'Good morning.', voice: 'af_heart' })
  assert.ok(spoken.outcome === 'spoken')
  assert.equal(spoken.rate, 24_000)
  assert.equal(spoken.pcm.length, 12_000)
  const [asked] = vendor.asked
  assert.equal(`${asked?.method} ${asked?.path}`, 'POST /v1/audio/speech')
  assert.equal(asked?.headers.authorization, 'Bearer k')
  assert.deepEqual(JSON.parse(String(asked?.body)), {
    model: 'kokoro',
    input: 'Good morning.',
    voice: 'af_heart',
    response_format: 'pcm',
  })
})

test('a server that sends a WAV file all the same is believed about its rate', async () => {
  await using vendor = await vendorThat(sends(wav(pcm(0.5), 22_050)))
  const spoken = await openAiCompatible({ baseUrl: vendor.url, model: 'm' }).speak({
    text: 'Hi.',
    voice: 'v',
  })
  assert.ok(spoken.outcome === 'spoken')
  assert.equal(spoken.rate, 22_050)
  assert.equal(spoken.pcm.length, 12_000)
})

test('sound that ends in the middle of a sample, or of its file, is asked for again', async () => {
  for (const body of [pcm(0.5).subarray(1), wav(pcm(0.5), 24_000).subarray(0, 9000)]) {
    await using vendor = await vendorThat(sends(body))
    const spoken = await openAiCompatible({ baseUrl: vendor.url, model: 'm' }).speak({
      text: 'Hi.',
      voice: 'v',
    })
    assert.equal(spoken.outcome, 'wait')
  }
})

const characters = [...'Hi, you!']
const alignment = {
  characters,
  character_start_times_seconds: characters.map((_, i) => i / 10),
  character_end_times_seconds: characters.map((_, i) => (i + 1) / 10),
}

test('ElevenLabs hears what is said around a sentence, and its characters become words', async () => {
  const answer = JSON.stringify({ audio_base64: pcm(0.8).toString('base64'), alignment })
  await using vendor = await vendorThat(sends(answer, json))
  const speech = elevenLabsSpeech({ baseUrl: vendor.url, key: 'k' })
  const spoken = await speech.speak({ text: 'Hi, you!', voice: 'a/b', before: 'One.', after: 'Three.' })
  assert.ok(spoken.outcome === 'spoken')
  assert.deepEqual(spoken.words, [
    { text: 'Hi,', start: 0, end: 0.3 },
    { text: 'you!', start: 0.4, end: 0.8 },
  ])
  const [asked] = vendor.asked
  assert.equal(asked?.path, '/v1/text-to-speech/a%2Fb/with-timestamps?output_format=pcm_24000')
  assert.equal(asked?.headers['xi-api-key'], 'k')
  const { text, previous_text, next_text } = JSON.parse(String(asked?.body))
  assert.deepEqual([previous_text, text, next_text], ['One.', 'Hi, you!', 'Three.'])
})

test('an answer that is not what was agreed is asked for again', async () => {
  for (const body of ['<html>', '{}', '{"audio_base64":7}', '[]', 'null']) {
    await using vendor = await vendorThat(sends(body, json))
    const spoken = await elevenLabsSpeech({ baseUrl: vendor.url, key: 'k' }).speak({
      text: 'Hi.',
      voice: 'v',
    })
    assert.equal(spoken.outcome, 'wait', body)
  }
})

test('Azure gets the sentence as text, whatever it looks like', async () => {
  await using vendor = await vendorThat(sends(pcm(0.3)))
  const speech = azureSpeech({ baseUrl: vendor.url, key: 'k', region: 'westeurope' })
  const text = 'Fish & chips </voice><audio src="http://evil"/> \u0007'
  const spoken = await speech.speak({ text, voice: 'en-GB-SoniaNeural' })
  assert.equal(spoken.outcome, 'spoken')
  const [asked] = vendor.asked
  assert.equal(asked?.headers['ocp-apim-subscription-key'], 'k')
  assert.equal(asked?.headers['x-microsoft-outputformat'], 'raw-24khz-16bit-mono-pcm')
  assert.equal(
    String(asked?.body),
    '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-GB"><voice name="en-GB-SoniaNeural">' +
      'Fish &amp; chips &lt;/voice&gt;&lt;audio src=&quot;http://evil&quot;/&gt; </voice></speak>',
  )
})

test('whoever reads slower is asked to, where the protocol has a word for it', async () => {
  await using vendor = await vendorThat(sends(pcm(0.3)))
  const request = { text: 'Hi.', voice: 'en-GB-RyanNeural', pace: 0.88 }
  await azureSpeech({ baseUrl: vendor.url, key: 'k', region: 'westeurope' }).speak(request)
  await openAiCompatible({ baseUrl: vendor.url, model: 'm' }).speak(request)
  const [azure, openAi] = vendor.asked.map(({ body }) => String(body))
  assert.match(azure ?? '', /<prosody rate="-12%">Hi\.<\/prosody>/)
  assert.equal(JSON.parse(openAi ?? '').speed, 0.88)
})
