import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { test } from 'node:test'
import { testConfig } from '#test/site-under-test.ts'
import { isAlive, postmasterOf, until } from './alive.ts'
import { started } from './started.ts'

test('a killed database comes back while the product runs', async () => {
  const { port, dataDir, child, told, ended } = await started()
  await told('ready')
  assert.deepEqual(await health(port), { status: 200, state: { status: 'ready' } })
  const postmaster = await postmasterOf(dataDir)
  assert.notEqual(postmaster, 0)
  process.kill(postmaster, 'SIGKILL')
  await until(async () => (await postmasterOf(dataDir)) !== postmaster)
  await until(async () => (await health(port)).status === 200)
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)
})

test('a database that hangs makes visitors come again, until it goes on', async () => {
  const { port, dataDir, child, told, ended } = await started({ RATE_LIMIT: 'off' })
  await told('ready')
  const ask = async (name: string) => {
    const answer = await fetch(`http://localhost:${port}/rest/v1/podcast_requests`, {
      method: 'POST',
      headers: { apikey: testConfig().anonymousKey, 'content-type': 'application/json' },
      body: JSON.stringify({ website_url: 'https://bakery.test', email: `${name}@bakery.test` }),
    })
    return answer.status
  }
  assert.equal(await ask('before'), 201)
  const postmaster = await postmasterOf(dataDir)
  const all = [postmaster, ...childrenOf(postmaster)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  assert.deepEqual(await Promise.all(['one', 'two', 'three'].map(ask)), [503, 503, 503])
  for (const pid of all) process.kill(pid, 'SIGCONT')
  await until(async () => (await ask('after')) === 201)
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)
})

test('a deleted data folder is said, and the next start makes a fresh one', async () => {
  const { port, dataDir, child, told, ended } = await started()
  await told('ready')
  const postmaster = await postmasterOf(dataDir)
  assert.notEqual(postmaster, 0)
  await rm(dataDir, { recursive: true, maxRetries: 10 }) // the database goes on writing
  assert.deepEqual(await health(port), {
    status: 503,
    state: { status: 'unavailable', reason: 'The data folder is gone.' },
  })
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)
  await until(() => !isAlive(postmaster))

  const next = await started({ DATA_DIR: dataDir })
  await next.told('ready')
  assert.equal((await health(next.port)).status, 200)
  next.child.kill('SIGTERM')
  await next.ended
})

test('an operator’s database that is away is a reason, not an end', async () => {
  const { port, child, told, ended } = await started({
    DATABASE_URL: 'postgres://offmic:secret@127.0.0.1:9/x',
  })
  await told('ready')
  const { status, state } = await health(port)
  assert.equal(status, 503)
  assert.equal(state.reason, 'The database does not answer (ECONNREFUSED).')
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)
})

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

async function health(port: number) {
  const response = await fetch(`http://localhost:${port}/healthz`)
  return { status: response.status, state: await response.json() }
}
