import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { putIntoFeed } from '#operations/shows/change-feed.ts'
import { showInStudio } from '#operations/shows/show-in-studio.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aPublishedEpisode, aShowInPublic } from '#test/shows-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: (await aHouse()).dataDir })
const storage = openStorage(config)
const site = await startSite({ config, database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const kept = { pool, storage, operator: (await anOperator(pool)).operator }
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

const see = async (path: string) => (await aVisitor(site.origin).ask(path)).text.replaceAll('<!-- -->', '')
const numbersOn = (page: string) =>
  [...page.matchAll(/Episode (\d+), <time/g)].map(([, number]) => Number(number))

test('a page has fifty episodes of a long show, and leads to the older ones', async () => {
  const { showId } = await aShowInPublic(kept)
  for (let number = 2; number <= 52; number++) {
    const { requestId } = await aPublishedEpisode(kept, showId)
    await pool.query(
      `insert into private.public_episodes (request_id, show_id, slug, number, title, description)
       values ($1, $2, $3, $4, $3, 'It is about bread.')`,
      [requestId, showId, `bread-${number}`, number],
    )
  }
  const newest = await see('/shows/slow-bread')
  assert.deepEqual(
    numbersOn(newest),
    Array.from({ length: 50 }, (_, at) => 52 - at),
  )
  assert.match(newest, /href="\/shows\/slow-bread\?before=3">Older episodes</)
  const oldest = await see('/shows/slow-bread?before=3')
  assert.deepEqual(numbersOn(oldest), [2, 1])
  assert.doesNotMatch(oldest, /Older episodes/)
  assert.equal(numbersOn(await see('/shows/slow-bread?before=bread')).length, 50)
})

test('storage is asked only for what is not in the feed, and for nothing while a show is held', async () => {
  const { by, showId } = await aShowInPublic(kept)
  const asked: string[] = []
  const counting = {
    ...storage,
    async stat(key: string) {
      const { rows } = await pool.query<{ held: string }>(
        `select count(*) as held from pg_locks where relation = 'private.public_shows'::regclass
           and mode = 'RowShareLock' and database = (select oid from pg_database where datname = current_database())`,
      )
      asked.push(`${rows[0]?.held} held`)
      return storage.stat(key)
    },
  }
  await showInStudio({ pool, storage: counting }, showId)
  assert.deepEqual(asked, [])
  const { requestId } = await aPublishedEpisode(kept, showId)
  await showInStudio({ pool, storage: counting }, showId)
  assert.equal(asked.length, 1)
  const words = { title: 'Rye', description: 'It is about rye bread.' }
  assert.deepEqual(await putIntoFeed({ ...by, storage: counting }, requestId, words), { outcome: 'done' })
  assert.deepEqual(asked, ['0 held', '0 held'])
})
