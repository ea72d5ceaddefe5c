import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { zipped } from '#feeds/zipped.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aClientWithAShow, aPerson } from '#test/scripts-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: (await aHouse()).dataDir })
const storage = openStorage(config)
const site = await startSite({ config, database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { operator, cookie } = await anOperator(pool, { role: 'operator' })
const kept = { pool, storage, operator }
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

const ask = (path: string, as = cookie, method = 'GET') =>
  fetch(site.origin + path, { method, headers: { cookie: as }, redirect: 'manual' })
describe('whoever takes a show along', () => {
  test('is an operator, which is written down, or an owner of its client', async () => {
    const { showId, clientId, ada } = await aShowInPublic(kept)
    const own = `/portal/${clientId}/figures/${showId}/kit`
    const status = async (path: string, as?: { email: string }, method = 'GET') => {
      const session = as && (await aSession(pool, as))
      const answer = await ask(path, session?.cookie ?? '', method)
      await answer.body?.cancel()
      return answer.status
    }
    const approver = await aPerson(pool, clientId, 'ben@bakery.test', 'approver')
    const stranger = await aClientWithAShow(pool, 'eve@mill.test')
    assert.equal(await status(own, ada), 200)
    assert.equal(await status(own, ada, 'HEAD'), 200)
    assert.equal(await status(own, approver), 404)
    assert.equal(await status(own, stranger.ada), 404)
    assert.equal(await status(`/portal/${stranger.clientId}/figures/${showId}/kit`, stranger.ada), 404)
    assert.equal(await status(own), 303)
    assert.equal(await status(`/studio/shows/${showId}/kit.zip`), 303)
    assert.equal((await ask(`/studio/shows/${showId}/kit.zip`)).status, 200)
    const { rows } = await pool.query(
      `select operator_id as who from private.deeds where deed = 'take-kit' and facts ->> 'show' = $1 order by id`,
      [showId],
    )
    assert.deepEqual(rows, [{ who: null }, { who: operator.id }])
  })

  test('is shown where it lies, and nobody else of the client is', async () => {
    const { showId, clientId, ada } = await aShowInPublic(kept)
    const reader = await aPerson(pool, clientId, 'ben@bakery.test', 'reader')
    const page = async (as: { email: string }) => {
      const { cookie: session } = await aSession(pool, as)
      return (await ask(`/portal/${clientId}/figures/${showId}`, session)).text()
    }
    const link = `href="/portal/${clientId}/figures/${showId}/kit"`
    assert.ok((await page(ada)).includes(link))
    assert.ok(!(await page(reader)).includes(link))
    assert.ok(
      (await (await ask(`/studio/shows/${showId}`)).text()).includes(`/studio/shows/${showId}/kit.zip`),
    )
  })
})

describe('an archive', () => {
  const sound = (state: { opened: number; closed: number }, parts: number) => async () => {
    state.opened++
    let left = parts
    return new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (left-- > 0) controller.enqueue(new Uint8Array(65_536))
          else controller.close()
        },
        cancel() {
          state.closed++
        },
      },
      { highWaterMark: 0 },
    )
  }

  test('is read as far as its reader wants, and closes what the reader leaves', async () => {
    const state = { opened: 0, closed: 0 }
    const files = async function* () {
      for (const name of ['one', 'two', 'three']) yield { name, at: new Date(), content: sound(state, 100) }
    }
    const reader = zipped(files()).getReader()
    for (let part = 0; part < 5; part++) await reader.read()
    assert.deepEqual(state, { opened: 1, closed: 0 })
    await reader.cancel('enough').catch(() => undefined)
    assert.deepEqual(state, { opened: 1, closed: 1 })
  })

  test('breaks off where a file has just gone: half of it never looks whole', async () => {
    const { showId, episode } = await aShowInPublic(kept)
    await storage.delete(`episodes/${episode.media.name}/transcript.txt`)
    const answer = await ask(`/studio/shows/${showId}/kit.zip`)
    assert.equal(answer.status, 200)
    await assert.rejects(answer.arrayBuffer())
  })
})
