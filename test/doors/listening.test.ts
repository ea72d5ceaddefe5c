import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { Writable } from 'node:stream'
import { beforeEach, describe, test } from 'node:test'
import { listenPath, mediaFiles, mediaKey, mediaPath } from '#domain/published-episode.ts'
import { hearEpisode } from '#operations/hear-episode.ts'
import { createDoors } from '#server/doors/doors.ts'
import { createListeningDoors } from '#server/doors/listening-doors.ts'
import { createLog } from '#server/process/log.ts'
import { securityHeaders } from '#server/site/security-headers.ts'
import { as, startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder, anEpisode, aRequest, published } from '#test/episode-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'
import { type Storage, StorageTrouble } from '#vendors/storage/storage.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const security = securityHeaders({ isHttps: false })
beforeEach(async () => {
  await emptyTables(pool, 'podcast_requests', 'private.episodes')
  for (const key of await storage.list('')) await storage.delete(key)
})

function doorsOver(kept: Storage) {
  return createDoors({
    build: () => Promise.reject(new Error('There is no site here.')),
    database: { isReady: async () => true },
    log: createLog(new Writable({ write: (_chunk, _encoding, done) => done() })),
    security,
    listening: createListeningDoors({ pool, storage: kept, security }),
  })
}
const doors = doorsOver(storage)
const ask = (path: string, init?: RequestInit) => doors.fetch(new Request(builtOrigin + path, init))
const askDeletion = (token: string) => ask(`${listenPath(token)}/delete`, { method: 'POST' })
const count = async (table: string) => (await pool.query(`select count(*)::int from ${table}`)).rows[0].count

describe('a published episode', () => {
  test('is heard by whoever has its link, with all that it says', async () => {
    const { token } = await published(pool, storage)
    assert.match(token, /^[\w-]{22}$/)
    assert.deepEqual((await hearEpisode(pool, token))?.episode, anEpisode())
    const other = `${token[0] === 'a' ? 'b' : 'a'}${token.slice(1)}`
    for (const wrong of [other, token.slice(1), `${token}a`, '', "' or true --", '\0'])
      assert.equal(await hearEpisode(pool, wrong), undefined, wrong)
  })

  test('has a link that its table does not tell, and that is the same after a kill', async () => {
    const requestId = await aRequest(pool)
    const first = await published(pool, storage, { requestId })
    const again = await published(pool, storage, { requestId })
    assert.deepEqual([again.token, again.media], [first.token, first.media])
    assert.equal(await count('private.episodes'), 1)
    const { rows } = await pool.query('select episodes::text as row from private.episodes')
    assert.ok(!rows[0].row.includes(first.token))
    assert.ok(rows[0].row.includes(hash('sha256', first.token, 'hex')))
  })

  test('keeps its place for its request alone', async () => {
    const [one, other] = [
      await published(pool, storage),
      await published(pool, storage, { requestId: await aRequest(pool, 'bo@bakery.test') }),
    ]
    assert.notEqual(one.token, other.token)
    assert.notEqual(one.media.name, other.media.name) // the same bytes, and yet nobody gets from one to the other
  })

  test('may say what Postgres cannot keep', async () => {
    const { token } = await published(pool, storage, { episode: anEpisode(3, { title: 'a\0b\ud800c' }) })
    assert.equal((await hearEpisode(pool, token))?.episode.title, 'ab\ufffdc')
  })

  test('is out of reach of visitors’ roles', async () => {
    await published(pool, storage)
    for (const sql of [
      'select * from private.episodes',
      'select * from private.listen_key',
      'delete from private.episodes',
    ])
      for (const role of ['anon', 'request_intake'])
        assert.equal(await as(pool, role, sql), '42501', `${role}: ${sql}`)
  })
})

describe('deleting', () => {
  test('takes the files, the words, the request and its letters, and leaves a receipt', async () => {
    const { token, media } = await published(pool, storage)
    assert.equal(await count('private.letters'), 2)
    const answer = await askDeletion(token)
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, `${listenPath(token)}/delete`])
    assert.deepEqual(await storage.list(''), [])
    for (const file of mediaFiles) assert.equal((await ask(mediaPath(media.name, file))).status, 404)
    for (const table of ['podcast_requests', 'private.letters']) assert.equal(await count(table), 0)
    assert.equal(await hearEpisode(pool, token), undefined)
    const { rows } = await pool.query(
      'select episodes::text as row, deleted_files, deleted_bytes::int from private.episodes',
    )
    assert.doesNotMatch(rows[0].row, /bakery|\bAda\b|loaf/i)
    assert.deepEqual(
      [rows[0].deleted_files, rows[0].deleted_bytes],
      [mediaFiles.length, Object.values(media.sizes).reduce((sum, size) => sum + size)],
    )
  })

  test('a second time, or of something unknown, does nothing and gives nothing away', async () => {
    const { token } = await published(pool, storage)
    const [first, second] = [await askDeletion(token), await askDeletion(token)]
    assert.deepEqual(
      [second.status, second.headers.get('location')],
      [first.status, first.headers.get('location')],
    )
    for (const unknown of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%0d%0aset-cookie:a=b']) {
      const answer = await askDeletion(unknown)
      assert.equal(answer.status, 303)
      assert.equal(answer.headers.get('set-cookie'), null)
    }
  })

  test('is not believed before the files are gone', async () => {
    const { token } = await published(pool, storage)
    const down: Storage = {
      ...storage,
      delete: () => Promise.reject(new StorageTrouble('wait', 'It does not answer.')),
    }
    const answer = await doorsOver(down).fetch(
      new Request(`${builtOrigin}${listenPath(token)}/delete`, { method: 'POST' }),
    )
    assert.equal(answer.headers.get('location'), `${listenPath(token)}/delete?later`)
    assert.ok(await hearEpisode(pool, token))
    await askDeletion(token)
    assert.equal(await hearEpisode(pool, token), undefined)
  })

  test('is final: what was under way is not published any more, and leaves no file', async () => {
    const requestId = await aRequest(pool)
    const { token } = await published(pool, storage, { requestId })
    await askDeletion(token)
    await assert.rejects(published(pool, storage, { requestId }), /deleted/)
    assert.deepEqual(await storage.list(''), [])
    assert.equal(await hearEpisode(pool, token), undefined)
  })
})

test('while the files cannot be had, the door says that it is not for ever', async () => {
  const trouble = () => Promise.reject(new StorageTrouble('wait', 'It does not answer.'))
  const { media } = await published(pool, storage)
  const answer = await doorsOver({ ...storage, stat: trouble }).fetch(
    new Request(builtOrigin + mediaPath(media.name, 'cover.jpg')),
  )
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '30'])
  assert.ok(await storage.stat(mediaKey(media.name, 'cover.jpg')))
})
