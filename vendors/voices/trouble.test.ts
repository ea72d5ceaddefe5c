import assert from 'node:assert/strict'
import { test } from 'node:test'
import { azureSpeech } from './azure/azure-speech.ts'
import { elevenLabsSpeech } from './elevenlabs/elevenlabs-speech.ts'
import { openAiCompatible } from './openai/openai-compatible.ts'
import type { Speech } from './speech.ts'
import {
  announces,
  drips,
  hangsUp,
  neverAnswers,
  pcm,
  refuses,
  sends,
  vendorThat,
} from './vendor-under-test.ts'

const request = { text: 'Good morning.', voice: 'nova' }

const vendors: Record<string, (baseUrl: string, timeoutMilliseconds: number) => Speech> = {
  'an OpenAI-compatible server': (baseUrl, timeoutMilliseconds) =>
    openAiCompatible({ baseUrl, key: 'secret', model: 'kokoro', timeoutMilliseconds }),
  ElevenLabs: (baseUrl, timeoutMilliseconds) =>
    elevenLabsSpeech({ baseUrl, key: 'secret', timeoutMilliseconds }),
  Azure: (baseUrl, timeoutMilliseconds) =>
    azureSpeech({ baseUrl, key: 'secret', region: 'westeurope', timeoutMilliseconds }),
}

type Case = {
  what: string
  answers: Parameters<typeof vendorThat>[0]
  outcome: string
  seconds?: number
  isBusy?: true
  mend?: string
  reason?: RegExp
}

const cases: readonly Case[] = [
  { what: 'a refused key', answers: refuses(401), outcome: 'ask', mend: 'key' },
  {
    what: 'a plan that is used up',
    answers: refuses(401, '{"detail":{"status":"quota_exceeded"}}'),
    outcome: 'ask',
    mend: 'bill',
  },
  { what: 'a bill that is not paid', answers: refuses(402), outcome: 'ask', mend: 'bill' },
  { what: 'a voice that is not there', answers: refuses(404), outcome: 'give-up' },
  {
    what: 'a voice that is not there, by name',
    answers: refuses(400, '{"detail":{"status":"voice_not_found"}}'),
    outcome: 'give-up',
  },
  { what: 'a sentence that it does not accept', answers: refuses(422), outcome: 'give-up' },
  {
    what: 'too many requests',
    answers: refuses(429, '', { 'Retry-After': '17' }),
    outcome: 'wait',
    seconds: 17,
    isBusy: true,
  },
  {
    what: 'too many requests, for parts of a second',
    answers: refuses(429, '', { 'Retry-After': '2.5' }),
    outcome: 'wait',
    seconds: 3,
    isBusy: true,
  },
  {
    what: 'too many requests, with a word for a time',
    answers: refuses(429, '', { 'Retry-After': 'soon' }),
    outcome: 'wait',
    isBusy: true,
  },
  { what: 'too many requests, without a time', answers: refuses(429), outcome: 'wait', isBusy: true },
  { what: 'a server that is down', answers: refuses(500), outcome: 'wait' },
  {
    what: 'too many requests, with an advertisement',
    answers: refuses(
      429,
      '{"error":{"message":"Rate limit reached. Add a payment method at /account/billing."}}',
    ),
    outcome: 'wait',
    isBusy: true,
  },
  {
    what: 'a plan that is used up, as too many requests',
    answers: refuses(429, '{"error":{"code":"insufficient_quota"}}'),
    outcome: 'ask',
    mend: 'bill',
  },
  {
    what: 'a server that is overloaded',
    answers: refuses(503, '', { 'Retry-After': '0' }),
    outcome: 'wait',
    seconds: 0,
    isBusy: true,
  },
  { what: 'a byte now and again', answers: drips, outcome: 'wait', reason: /in time/ },
  {
    what: 'nothing at all',
    answers: sends('', { 'Content-Type': 'audio/pcm' }),
    outcome: 'wait',
    reason: /audio\/pcm/,
  },
  {
    what: 'a page',
    answers: sends('<!doctype html><p>Back soon', { 'Content-Type': 'text/html' }),
    outcome: 'wait',
    reason: /text\/html/,
  },
  { what: 'thirty megabytes', answers: sends(Buffer.alloc(30e6)), outcome: 'give-up', reason: /more than/ },
  { what: 'silence on the line', answers: neverAnswers, outcome: 'wait' },
  { what: 'half an answer', answers: hangsUp(pcm(0.1)), outcome: 'wait' },
  { what: 'a gigabyte, announced and not sent', answers: announces(2 ** 30), outcome: 'give-up' },
  { what: 'a redirect', answers: refuses(302, '', { Location: 'http://169.254.169.254/' }), outcome: 'wait' },
]

for (const [name, make] of Object.entries(vendors))
  for (const { what, answers, outcome, seconds, isBusy, mend, reason = /./ } of cases)
    test(`${name}, ${what}: ${outcome}`, async () => {
      await using vendor = await vendorThat(answers)
      // Only silence is waited for; a busy machine may take its time for everything else.
      const result = await make(
        vendor.url,
        answers === neverAnswers || answers === drips ? 200 : 120_000,
      ).speak(request)
      assert.equal(result.outcome, outcome)
      assert.equal('seconds' in result ? result.seconds : undefined, seconds)
      assert.equal('isBusy' in result ? result.isBusy : undefined, isBusy)
      assert.equal('mend' in result ? result.mend : undefined, mend)
      assert.match('reason' in result ? result.reason : '', reason)
      assert.equal(vendor.asked.length, 1, 'asked once: the line decides when to ask again')
      assert.doesNotMatch(JSON.stringify(result), /secret/)
    })

test('a server that is not there: wait', async () => {
  const speech = openAiCompatible({ baseUrl: 'http://127.0.0.1:9', model: 'kokoro' })
  assert.equal((await speech.speak(request)).outcome, 'wait')
})

test('a recording that is called off ends at once', async () => {
  await using vendor = await vendorThat(neverAnswers)
  const signal = AbortSignal.abort(new Error('called off'))
  const speech = openAiCompatible({ baseUrl: vendor.url, model: 'kokoro' })
  await assert.rejects(speech.speak({ ...request, signal }), /called off/)
})
