import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { beforeEach, describe, test } from 'node:test'
import { arrivalOf } from '#database/arrivals.ts'
import { beginArrival, fetchLostAgain, fetchNewer } from '#operations/arrivals/begin-arrival.ts'
import { makeFeedCode } from '#operations/arrivals/make-feed-code.ts'
import { askOwner, enterFeedCode, readArrival } from '#operations/arrivals/read-arrival.ts'
import { takeArrivalIn } from '#operations/arrivals/take-in.ts'
import { aFeed, aLoaf, anOldHost, aSound, begun, fetchAll, oldFeed } from '#test/arrivals-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder } from '#test/episode-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const { operator } = await anOperator(pool)
const kept = { pool, storage, operator }
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

const here = 'https://here.test'
const [rye, spelt, oats] = [aLoaf(1), aLoaf(2), aLoaf(3)]

async function guidsHere() {
  const { rows } = await pool.query('select guid from private.public_episodes order by number')
  return rows.map(({ guid }) => guid)
}

test('what was lost, and what is new at the old host, comes after the rest', async (t) => {
  let [items, isLost] = [[rye, spelt], true]
  const answers: Record<string, RequestListener> = Object.fromEntries(
    [1, 2, 3].map((at): [string, RequestListener] => [
      `/${at}.mp3`,
      (_, response) =>
        at === 2 && isLost
          ? response.writeHead(404).end()
          : response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(aSound(at)),
    ]),
  )
  const { by } = await anOldHost(t, kept, () => aFeed(items), answers)
  await begun(by)
  assert.deepEqual(await fetchNewer(by), { outcome: 'gone' })
  assert.equal(await fetchAll(by), 1)
  assert.deepEqual(await takeArrivalIn(by, here), { outcome: 'done' })
  assert.deepEqual(await guidsHere(), ['g-1'])
  ;[items, isLost] = [[rye, spelt, oats], false]
  assert.deepEqual(await fetchNewer(by), { outcome: 'done' })
  assert.deepEqual(await fetchLostAgain(by), { outcome: 'done' })
  assert.equal(await fetchAll(by), 2)
  assert.deepEqual(await takeArrivalIn(by, here), { outcome: 'done' })
  assert.deepEqual(new Set(await guidsHere()), new Set(['g-1', 'g-2', 'g-3']))
  assert.deepEqual(await fetchNewer(by), { outcome: 'nothing-new' })
  assert.deepEqual(await takeArrivalIn(by, here), { outcome: 'not-here' })
  const { rows } = await pool.query(`select kind from private.letters where member_id is not null`)
  assert.deepEqual(rows, [{ kind: 'portal-arrived' }])
})

describe('a feed', () => {
  const owned = (email: string, lock = 'no') => `<podcast:locked owner="${email}">${lock}</podcast:locked>`

  test('counts as it is when the first episode is fetched, not as it was read', async (t) => {
    let channel = owned('ada@bakery.test')
    const { by } = await anOldHost(t, kept, () => aFeed([rye], channel))
    await readArrival(by, oldFeed)
    await pool.query(`update private.arrivals set proof = 'mail'`)
    channel = owned('ada@bakery.test', 'yes')
    assert.deepEqual(await beginArrival(by), { outcome: 'locked' })
    channel = owned('eve@elsewhere.test')
    assert.deepEqual(await readArrival(by, oldFeed), { outcome: 'done' })
    assert.deepEqual(await beginArrival(by), { outcome: 'not-proved' })
    await pool.query(`update private.arrivals set proof = 'mail'`)
    channel = owned('ada@bakery.test')
    assert.deepEqual(await beginArrival(by), { outcome: 'not-proved' })
    assert.equal((await arrivalOf(pool, by.showId))?.state, 'read')
  })

  test('that is read again leaves the code that is on its way', async (t) => {
    const { by } = await anOldHost(t, kept, () => aFeed([rye], owned('ada@bakery.test')))
    await readArrival(by, oldFeed)
    await askOwner(by)
    const made = await makeFeedCode(pool, by.showId)
    assert.deepEqual(await readArrival(by, oldFeed), { outcome: 'done' })
    const { rowCount } = await pool.query(`select from private.letters where kind = 'feed-code'`)
    assert.equal(rowCount, 1)
    assert.deepEqual(await enterFeedCode(by, made?.code ?? ''), { outcome: 'done' })
  })
})
