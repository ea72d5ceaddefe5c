import assert from 'node:assert/strict'
import { readdir, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { arrivingOf } from '#database/arrivals.ts'
import { claimArriving } from '#database/arriving-work.ts'
import { giveUpArrival } from '#operations/arrivals/begin-arrival.ts'
import { tidyArriving } from '#production/arrivals/tidy-arriving.ts'
import {
  aFeed,
  anOldHost,
  arrivingFolder,
  aSound,
  begun,
  fetchAll,
  oldHost,
} from '#test/arrivals-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder } from '#test/episode-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const { operator } = await anOperator(pool)
const kept = { pool, storage: await aMediaFolder(), operator }
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

test('sound that nobody waits for any more is tidied away, and what is still fetched stays', async (t) => {
  const busy: RequestListener = (_request, response) => response.writeHead(503).end()
  const { by } = await anOldHost(t, kept, () => aFeed([{}]), { '/1.mp3': busy })
  await begun(by)
  await fetchAll(by)
  const [owed] = await arrivingOf(pool, by.showId)
  const folder = arrivingFolder()
  const ofNobody = `${crypto.randomUUID()}.part.whole`
  for (const name of [`${owed?.id}.part`, ofNobody]) await writeFile(path.join(folder, name), 'x')
  assert.equal(await tidyArriving(pool, folder), 1)
  assert.deepEqual(await readdir(folder), [`${owed?.id}.part`])
  assert.deepEqual(await giveUpArrival(by), { outcome: 'done' })
  assert.equal(await tidyArriving(pool, folder), 1)
  assert.equal(await tidyArriving(pool, path.join(folder, 'none')), 0)
})

test('a file that comes for ever is let go', async (t) => {
  const endless: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    response.on('drain', more)
    function more() {
      while (!response.destroyed && response.write(Buffer.alloc(1000)));
    }
    more()
  }
  const { by } = await anOldHost(t, kept, () => aFeed([{}]), { '/1.mp3': endless })
  const fetched = await by.files.fetchFile(`http://${oldHost}/1.mp3`, {
    ...{ from: { byte: 0, etag: null }, most: Number.MAX_SAFE_INTEGER, longest: 50 },
    begin: async () => undefined,
    take: async () => undefined,
  })
  assert.deepEqual(fetched, { outcome: 'wait', reason: 'it sends too little' })
})

test('two thousand episodes of one show are not in front of another’s', async (t) => {
  const many = await anOldHost(t, kept, () => aFeed([{ guid: '1' }, { guid: '2' }, { guid: '3' }]))
  await begun(many.by)
  const few = await anOldHost(t, kept, () => aFeed([{ guid: '4' }]))
  await begun(few.by)
  const claimed = [await claimArriving(pool), await claimArriving(pool)]
  assert.deepEqual(
    claimed.map((each) => each?.showId),
    [few.by.showId, many.by.showId],
  )
})

test('whoever stores a large file for long keeps it for themselves', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const { by } = await anOldHost(t, kept, () => aFeed([{}]), {
    '/1.mp3': (_, response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(aSound(1)),
  })
  await begun(by)
  const [storing, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = {
    ...by.storage,
    put: async (key: string, content: Blob) => {
      storing.resolve()
      await stored.promise
      await by.storage.put(key, content)
    },
  }
  const fetching = fetchAll({ ...by, storage: slow })
  await storing.promise
  await pool.query(`update private.arriving_episodes set due_at = now() - interval '1 second'`)
  t.mock.timers.tick(60_000)
  while (await isDue()) await new Promise((resolve) => setImmediate(resolve))
  stored.resolve()
  assert.equal(await fetching, 1)
})

async function isDue(): Promise<boolean> {
  const { rowCount } = await pool.query('select from private.arriving_episodes where due_at < now()')
  return rowCount === 1
}
