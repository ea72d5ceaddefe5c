import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { aBriefOfferedEpisode, aFolder } from '#test/desk-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: await aFolder() })
const site = await startSite({ config, database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const requestId = await aBriefOfferedEpisode(pool, openStorage(config))
const { cookie } = await anOperator(pool)
const ask = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(`${site.origin}/studio/episodes/${requestId}/${path}`, { headers, redirect: 'manual' })

describe('before anybody chooses', () => {
  test('every cover is seen, and there is something to choose from', async () => {
    const covers = []
    for (const take of [0, 1, 2, 3, 4, 5]) {
      const answer = await ask(`cover-${take}.svg`)
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/svg+xml'])
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      covers.push(await answer.text())
    }
    assert.ok(covers.every((cover) => cover.startsWith('<svg')))
    assert.ok(new Set(covers).size >= 4)
  })

  test('every theme is heard, each another one', async () => {
    const heard = []
    for (const take of [0, 1]) {
      const answer = await ask(`theme-${take}.wav`)
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'audio/wav'])
      heard.push(Buffer.from(await answer.arrayBuffer()))
    }
    const [one, other] = heard
    assert.ok(one && other && one.length > 1_000_000 && !one.equals(other))
    assert.equal(one.toString('latin1', 0, 4), 'RIFF')
  })

  test('every voice says a sentence of the script', async () => {
    const [one, other] = await Promise.all(
      ['nora', 'hugo'].map(async (voice) => {
        const answer = await ask(`sentences/c1s1.wav?voice=${voice}`)
        assert.equal(answer.status, 200, await answer.clone().text())
        return Buffer.from(await answer.arrayBuffer())
      }),
    )
    assert.ok(one && other && !one.equals(other))
  })

  test('nobody is shown what does not exist, or without a session', async () => {
    for (const path of ['cover-6.svg', 'theme-9.wav']) assert.equal((await ask(path)).status, 404, path)
    for (const path of ['cover-0.svg', 'theme-0.wav']) assert.equal((await ask(path, {})).status, 303, path)
  })
})
