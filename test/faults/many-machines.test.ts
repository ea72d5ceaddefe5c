import assert from 'node:assert/strict'
import { test } from 'node:test'
import PostalMime from 'postal-mime'
import { startDatabase } from '#test/database-under-test.ts'
import { startS3 } from '#test/s3-under-test.ts'
import { testConfig } from '#test/site-under-test.ts'
import { startSmtpSink } from '#test/smtp-sink.ts'
import { until } from './alive.ts'
import { signalGroup, started } from './started.ts'

type Machine = Awaited<ReturnType<typeof started>>

const database = await startDatabase()
const s3 = await startS3()

test('two web and two worker machines lose no episode and send no letter twice when one is stopped and others are killed', async () => {
  await using sink = await startSmtpSink()
  const machine = async (ROLES: string) => {
    const made = await started({
      ROLES,
      DATABASE_URL: database.url,
      SMTP_URL: sink.url,
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
    })
    await made.told('ready')
    return made
  }
  const [first, second, stopped] = await Promise.all([machine('web'), machine('web'), machine('worker')])
  await ask(first, 'https://harbour-lane-bakery.test', 'ada@bakery.test')
  await ask(second, 'https://elm-street-plumbing.test', 'joe@plumbing.test')
  await until(async () => (await stepOf('ada@bakery.test')) === 'record-voices')
  signalGroup(stopped.child, 'SIGTERM')
  assert.equal((await stopped.ended).code, 0)
  assert.equal(await statusOf('ada@bakery.test'), 'written') // given back: it was not finished first
  assert.equal(await attemptsOf('ada@bakery.test'), 0)

  const killed = await machine('worker')
  await until(async () => (await attemptsOf('ada@bakery.test')) === 1)
  await machine('worker')
  signalGroup(killed.child, 'SIGKILL')
  signalGroup(first.child, 'SIGKILL')
  await until(async () => (await statusOf('ada@bakery.test')) === 'delivered')
  await until(async () => (await statusOf('joe@plumbing.test')) === 'failed')
  await until(() => sink.received.length >= 4)

  const letters = await Promise.all(sink.received.map(({ text }) => PostalMime.parse(text)))
  const subjectsFor = (to: string) =>
    letters
      .filter((letter) => letter.to?.[0]?.address === to)
      .map(({ subject }) => subject)
      .sort()
  assert.deepEqual(subjectsFor('ada@bakery.test'), [
    'We are making your episode about harbour-lane-bakery.test',
    'Your podcast episode: A family bakery in Saltmouth',
  ])
  assert.deepEqual(subjectsFor('joe@plumbing.test'), [
    'We are making your episode about elm-street-plumbing.test',
    'We could not make your episode about elm-street-plumbing.test',
  ])
  const ready = letters.find(({ subject }) => subject?.startsWith('Your podcast'))?.text ?? ''
  await hear(second, /\/listen\/[\w-]{22}/.exec(ready)?.[0] ?? '')
})

async function ask({ port }: Machine, website_url: string, email: string): Promise<void> {
  const answer = await fetch(`http://localhost:${port}/rest/v1/podcast_requests`, {
    method: 'POST',
    headers: { apikey: testConfig().anonymousKey, 'content-type': 'application/json' },
    body: JSON.stringify({ website_url, email, status: 'pending' }),
  })
  assert.equal(answer.status, 201)
}

async function hear({ port }: Machine, link: string): Promise<void> {
  const page = await fetch(`http://localhost:${port}${link}`)
  const address = /\/media\/\w+\/episode\.mp3/.exec(await page.text())
  const audio = await fetch(`http://localhost:${port}${address}`)
  assert.deepEqual([page.status, audio.status, audio.headers.get('content-type')], [200, 200, 'audio/mpeg'])
  assert.ok((await audio.arrayBuffer()).byteLength > 1_500_000)
}

const rowOf = async (email: string) =>
  (
    await database.pool.query(
      'select status, step, attempts from podcast_requests left join private.productions on request_id = id where email = $1',
      [email],
    )
  ).rows[0]
const statusOf = async (email: string) => (await rowOf(email))?.status
const attemptsOf = async (email: string) => (await rowOf(email))?.attempts
const stepOf = async (email: string) => (await rowOf(email))?.step
