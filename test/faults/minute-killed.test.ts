import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { stands } from '#test/minute-under-test.ts'
import { startS3 } from '#test/s3-under-test.ts'
import { testConfig } from '#test/site-under-test.ts'
import { until } from './alive.ts'
import { signalGroup, started } from './started.ts'

const { url, pool } = await startDatabase()
const s3 = await startS3()

async function machine(ROLES: string) {
  const made = await started({
    ROLES,
    DATABASE_URL: url,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
  })
  await made.told('ready')
  return made
}

test('an episode whose worker is killed while it is made again is heard as before, and then as its owner wished', async () => {
  const [web, killed] = await Promise.all([machine('web'), machine('worker')])
  const origin = `http://localhost:${web.port}`
  const ticket = randomBytes(24).toString('base64url')
  const asked = await fetch(`${origin}/rest/v1/podcast_requests`, {
    method: 'POST',
    headers: {
      apikey: testConfig().anonymousKey,
      'content-type': 'application/json',
      'request-ticket': ticket,
    },
    body: JSON.stringify({
      website_url: 'https://second-wind-bikes.test',
      email: 'ada@bikes.test',
      status: 'pending',
    }),
  })
  assert.equal(asked.status, 201)
  const { rows } = await pool.query('select id from podcast_requests')
  const requestId: string = rows[0].id
  await until(async () => (await stands(pool, requestId)).hasEnded)
  const before = await stands(pool, requestId)

  const page = await (await fetch(`${origin}/minute/${ticket}`)).text()
  const fields = [...page.matchAll(/type="(?:hidden|checkbox|radio)"[^>]*>/g)].flatMap(([input]) => {
    const [name, value] = ['name', 'value'].map(
      (each) => new RegExp(`${each}="([^"]*)"`).exec(input)?.[1] ?? '',
    )
    const isSent = input.startsWith('type="hidden"') || input.includes('checked=""')
    return isSent ? [[name ?? '', value ?? '']] : []
  })
  const sentence = 'We mend bicycles for people who ride to work every day.'
  const body = new URLSearchParams([...fields, ['sentence', sentence], ['do', 'make']])
  const pressed = await fetch(`${origin}/minute/${ticket}`, { method: 'POST', body, redirect: 'manual' })
  assert.equal(pressed.status, 303, await pressed.text())
  const stepOf = async () =>
    (await pool.query('select step from private.productions where request_id = $1', [requestId])).rows[0].step
  await until(async () => (await stepOf()) === 'record-voices')
  signalGroup(killed.child, 'SIGKILL')
  assert.deepEqual((await stands(pool, requestId)).media, before.media)
  const listen = /href="(\/listen\/[\w-]{22})"/.exec(
    await (await fetch(`${origin}/minute/${ticket}`)).text(),
  )?.[1]
  assert.equal((await fetch(`${origin}${listen}`)).status, 200)

  await machine('worker')
  await until(async () => (await stands(pool, requestId)).hasEnded)
  const after = await stands(pool, requestId)
  assert.notEqual(after.media.name, before.media.name)
  assert.equal(after.remakes, 1)
  const heard = await (await fetch(`${origin}${listen}`)).text()
  assert.ok(heard.includes(sentence))
  assert.match(heard, /Not on the website: said by whoever asked for this episode/)
})
