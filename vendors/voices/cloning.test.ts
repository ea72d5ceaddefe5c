import assert from 'node:assert/strict'
import { test } from 'node:test'
import { azureSpeech } from './azure.ts'
import { elevenLabsSpeech } from './elevenlabs/elevenlabs-speech.ts'
import { speech as flite } from './flite/flite-speech.ts'
import { kokoroSpeech } from './kokoro.ts'
import { openAiCompatible } from './openai-compatible.ts'
import { refuses, vendorThat, wav } from './vendor-under-test.ts'

const consent = {
  speaker: 'Maria Holm',
  statement: 'You may make a copy of my voice and use it in Harbour Talk.',
  givenAt: new Date('2026-11-02'),
  shows: ['Harbour Talk'],
}

/** As quiet and as small as sound can be: 1 kHz, 16 bits. The first byte tells one recording from another. */
const minutes = (count: number, mark = 0) => {
  const samples = Buffer.alloc(count * 60 * 2000)
  samples[0] = mark
  return { fileName: `part ${mark}.wav`, bytes: Uint8Array.from(wav(samples, 1000)) }
}

const order = { name: 'Maria', language: 'en', consent }

async function cloned(recordings: ReturnType<typeof minutes>[], changes: Partial<typeof consent> = {}) {
  await using vendor = await vendorThat((response) => response.writeHead(200).end('{"voice_id":"v9"}'))
  const speech = elevenLabsSpeech({ baseUrl: vendor.url, key: 'k' })
  const result = await speech.clone({ ...order, consent: { ...consent, ...changes }, recordings })
  return { result, asked: vendor.asked }
}

test('thirty minutes in two files become a voice that its speaker has to verify', async () => {
  const { result, asked } = await cloned([minutes(20, 1), minutes(10, 2)])
  assert.deepEqual(result, { outcome: 'cloned', voice: 'v9', status: 'verify' })
  assert.deepEqual(
    asked.map(({ path }) => path),
    ['/v1/voices/pvc', '/v1/voices/pvc/v9/samples', '/v1/voices/pvc/v9/samples'],
  )
})

const refusals: readonly [string, Promise<Awaited<ReturnType<typeof cloned>>>, RegExp][] = [
  ['twenty-nine minutes', cloned([minutes(29)]), /30 minutes of recordings, and these are 29/],
  ['the same fifteen minutes twice', cloned([minutes(15), minutes(15)]), /these are 15/],
  [
    'a file that only claims to be sound',
    cloned([{ fileName: 'a.mp3', bytes: new Uint8Array(9000) }]),
    /these are 0/,
  ],
  ['a consent that was withdrawn', cloned([minutes(30)], { withdrawnAt: new Date() } as object), /withdrawn/],
  ['a consent that nobody gave', cloned([minutes(30)], { speaker: ' ' }), /names no speaker/],
]

for (const [what, attempt, reason] of refusals)
  test(`${what}: refused before anything leaves this machine`, async () => {
    const { result, asked } = await attempt
    assert.ok(result.outcome === 'give-up')
    assert.match(result.reason, reason)
    assert.equal(asked.length, 0)
  })

test('an upload that is refused is passed on', async () => {
  await using vendor = await vendorThat((response, { path }) =>
    path.endsWith('samples')
      ? refuses(500)(response, asking)
      : response.writeHead(200).end('{"voice_id":"v9"}'),
  )
  const speech = elevenLabsSpeech({ baseUrl: vendor.url, key: 'k' })
  assert.equal((await speech.clone({ ...order, recordings: [minutes(30)] })).outcome, 'wait')
})

const asking = { method: 'POST', path: '/', headers: {}, body: Buffer.alloc(0) }

test('engines that cannot clone say so', async () => {
  const others = [
    flite,
    kokoroSpeech(),
    azureSpeech({ key: 'k', region: 'r' }),
    openAiCompatible({ baseUrl: 'http://localhost', model: 'm' }),
  ]
  for (const speech of others) {
    const result = await speech.clone({ ...order, recordings: [minutes(30)] })
    assert.ok(result.outcome === 'give-up')
    assert.match(result.reason, /clone/)
  }
})
