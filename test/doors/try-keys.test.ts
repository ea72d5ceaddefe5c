import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { VendorPurpose } from '#domain/vendor-key.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { configWithKeys, takerOf } from '#server/wiring/key-purposes.ts'
import { tryVendor } from '#server/wiring/try-vendor.ts'
import { startS3 } from '#test/s3-under-test.ts'
import { startSmtpSink } from '#test/smtp-sink.ts'
import { clockByHand } from '#vendors/models/clock-by-hand.ts'
import { serveInTurn } from '#vendors/models/stand-in/bad-answer.ts'
import { well } from '#vendors/models/stand-in/bad-forms.ts'
import { neverAnswers, pcm, refuses, sends, vendorThat } from '#vendors/voices/vendor-under-test.ts'

const key = 'key-4c0ffee4c0ffee'

function configOf(env: Record<string, string>): Config {
  const loaded = loadConfig(env, '/nowhere')
  assert.ok(loaded.ok, JSON.stringify(loaded))
  return loaded.config
}

type Given = { name?: string; patienceMilliseconds?: number }

async function outcomeOf(
  purpose: VendorPurpose,
  env: Record<string, string>,
  { name, patienceMilliseconds = 120_000 }: Given = {},
) {
  const config = configWithKeys(configOf(env), new Map([[purpose, { key, ...(name && { name }) }]]))
  const tried = await tryVendor(purpose, { config, host: undefined, patienceMilliseconds })
  assert.doesNotMatch(JSON.stringify(tried ?? {}), new RegExp(key))
  return tried?.outcome
}

type Server = Parameters<typeof vendorThat>[0]
const settings: Record<string, (url: string) => Record<string, string>> = {
  writer: (url) => ({ WRITER: 'openai-compatible', WRITER_MODEL: 'small', WRITER_URL: `${url}/v1` }),
  judge: (url) => ({
    ...{ WRITER: 'openai-compatible', WRITER_MODEL: 'small', WRITER_URL: 'http://127.0.0.1:9/v1' },
    WRITER_JUDGE_URL: `${url}/v1`,
  }),
  voices: (url) => ({ SPEECH: 'openai', SPEECH_URL: url }),
  listener: (url) => ({ SPEECH_RECOGNISER_URL: url }),
}
const refusals: [string, Server, string][] = [
  ['refuses the key', refuses(401, `Incorrect API key provided: ${key}`), 'wrong-key'],
  ['lets this key do nothing', refuses(403), 'wrong-key'],
  ['wants money', refuses(402), 'no-money'],
  ['says nothing', neverAnswers, 'away'],
]

for (const purpose of ['writer', 'judge', 'voices', 'listener'] as const)
  describe(`the ${purpose}`, () => {
    for (const [what, answers, outcome] of refusals)
      test(`${what}: ${outcome}`, async () => {
        await using server = await vendorThat(answers)
        // Only silence is waited for; a busy machine may take its time for everything else.
        const patience = answers === neverAnswers ? { patienceMilliseconds: 500 } : {}
        assert.equal(await outcomeOf(purpose, settings[purpose]?.(server.url) ?? {}, patience), outcome)
        if (outcome !== 'away') assert.equal(server.asked[0]?.headers.authorization, `Bearer ${key}`)
      })
  })

test('a model that answers works', async () => {
  const clock = clockByHand()
  await using server = await serveInTurn([well], { good: '{"sum":5,"word":"bread"}', clock })
  const env = settings.writer?.(server.url.replace(/\/v1$/, '')) ?? {}
  assert.equal(await outcomeOf('writer', env), 'works')
})

test('a voice that speaks and a listener that hears work', async () => {
  await using voice = await vendorThat(sends(pcm(0.1), { 'Content-Type': 'audio/pcm' }))
  assert.equal(await outcomeOf('voices', settings.voices?.(voice.url) ?? {}), 'works')
  await using listener = await vendorThat(sends('{"text":""}', { 'Content-Type': 'application/json' }))
  assert.equal(await outcomeOf('listener', settings.listener?.(listener.url) ?? {}), 'works')
})

test('a mail server is signed in to, and gets no letter', async () => {
  for (const [answer, outcome] of [
    [undefined, 'works'],
    [535, 'wrong-key'],
    [454, 'away'],
  ] as const) {
    const words: (string | undefined)[] = []
    await using sink = await startSmtpSink({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        words.push(username, password ?? undefined)
        if (answer) done(Object.assign(new Error(`No, ${key}.`), { responseCode: answer }))
        else done(null, { user: username })
      },
    })
    const url = sink.url.replace('//', '//mailbox%40agency.test@')
    assert.equal(await outcomeOf('mail', { SMTP_URL: url }), outcome)
    assert.deepEqual(words.slice(0, 2), ['mailbox@agency.test', key])
    assert.equal(sink.received.length, 0)
  }
  assert.equal(await outcomeOf('mail', { SMTP_URL: 'smtp://mailbox@127.0.0.1:9' }), 'away')
})

test('a password keeps its signs on the way into the address of the mail server', () => {
  const set = configOf({ SMTP_URL: 'smtps://mailbox:old@mail.example:465' })
  for (const password of ['with space', 'p%41:/@#?ß', 'ключ'])
    assert.equal(
      decodeURIComponent(
        new URL(configWithKeys(set, new Map([['mail', { key: password }]])).smtpUrl ?? '').password,
      ),
      password,
    )
})

test('an object store gets a file, which is taken away again', async () => {
  const { endpoint, bucket } = await startS3()
  const env = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket }
  const config = configWithKeys(configOf(env), new Map([['storage', { key: 'S3RVER', name: 'S3RVER' }]]))
  assert.deepEqual(await tryVendor('storage', { config, host: undefined }), { outcome: 'works' })
  assert.equal(await outcomeOf('storage', env, { name: 'nobody' }), 'wrong-key')
  await using away = await vendorThat(refuses(503))
  assert.equal(await outcomeOf('storage', { ...env, S3_ENDPOINT: away.url }, { name: 'S3RVER' }), 'away')
})

test('a key is for a vendor at an address: whoever stands at another one is another', () => {
  const vendorOf = (purpose: VendorPurpose, env: Record<string, string>) =>
    takerOf(configOf(env), purpose)?.vendor
  const own = { WRITER: 'openai-compatible', WRITER_MODEL: 'm' }
  assert.equal(
    vendorOf('writer', { ...own, WRITER_URL: 'https://a.example/v1' }),
    'openai-compatible https://a.example',
  )
  assert.notEqual(
    vendorOf('writer', { ...own, WRITER_URL: 'http://a.example/v1' }),
    vendorOf('writer', { ...own, WRITER_URL: 'https://a.example/v1' }),
  )
  assert.equal(vendorOf('voices', {}), undefined)
  assert.equal(vendorOf('judge', { ...own, WRITER_URL: 'https://a.example/v1' }), undefined)
})
