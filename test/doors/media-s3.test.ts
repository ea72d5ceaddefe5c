import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { mediaPath } from '#domain/published-episode.ts'
import { deleteEpisode } from '#operations/delete-episode.ts'
import { createListeningDoors } from '#server/doors/listening-doors.ts'
import { securityHeaders } from '#server/site/security-headers.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { published } from '#test/episode-under-test.ts'
import { startS3 } from '#test/s3-under-test.ts'
import { s3Storage } from '#vendors/storage/s3.ts'

const { pool } = await startDatabase()
const storage = s3Storage(await startS3())
const security = securityHeaders({ isHttps: true })
const { doors } = createListeningDoors({ pool, storage, security })
const { mp3, media, token } = await published(pool, storage)
const ask = async (headers: Record<string, string> = {}, method = 'GET') =>
  doors.fetch(new Request(`https://offmic.test${mediaPath(media.name, 'episode.mp3')}`, { method, headers }))
const digest = (bytes: ArrayBuffer | Uint8Array) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex')

test('an episode in an object store is heard like one in a folder', async () => {
  const whole = await ask()
  assert.deepEqual([whole.status, whole.headers.get('content-type')], [200, 'audio/mpeg'])
  assert.equal(digest(await whole.arrayBuffer()), digest(mp3))
  for (const [range, first, last] of [
    ['bytes=0-1', 0, 1],
    ['bytes=-7', mp3.length - 7, mp3.length - 1],
    ['bytes=1000-90000', 1000, 90_000],
  ] as const) {
    const part = await ask({ range })
    assert.deepEqual(
      [part.status, part.headers.get('content-range')],
      [206, `bytes ${first}-${last}/${mp3.length}`],
    )
    assert.equal(digest(await part.arrayBuffer()), digest(mp3.subarray(first, last + 1)))
  }
  const head = await ask({}, 'HEAD')
  assert.equal(head.headers.get('content-length'), String(mp3.length))
  assert.equal((await ask({ 'if-none-match': head.headers.get('etag') ?? '' })).status, 304)
  assert.equal((await ask({ range: `bytes=${mp3.length}-` })).status, 416)
})

test('and is gone from there when it is deleted', async () => {
  assert.equal((await storage.list('')).length, 7)
  assert.deepEqual(await deleteEpisode({ pool, storage }, token), { outcome: 'deleted' })
  assert.deepEqual(await storage.list(''), [])
  assert.equal((await ask()).status, 404)
})
