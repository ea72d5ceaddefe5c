import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
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

const visitor = aVisitor(site.origin)

test('an operator ends a show, takes it back, and what is left of one that has closed is its farewell', async () => {
  const { showId } = await aShowInPublic(kept)
  const press = (form: Record<string, string>) =>
    visitor.ask(`/studio/shows/${showId}`, { form, headers: { cookie } })
  const wrong = await press({ intent: 'move', movingTo: 'http://other.example' })
  assert.equal(wrong.status, 422)
  assert.match(wrong.text, /no address of a feed in another house[\s\S]+value="http:\/\/other\.example"/)
  const farewell = 'Good <night>.'
  assert.match((await press({ intent: 'end', farewell })).text, /its feed says that it is complete/)
  assert.match((await visitor.ask('/shows/slow-bread')).text, /Good &lt;night&gt;\./)
  assert.doesNotMatch((await press({ intent: 'stay' })).text, /is complete, and no episode/)
  await press({ intent: 'end', farewell })
  await pool.query(`update private.public_shows set ending_since = now() - interval '90 days'`)
  const closed = await visitor.ask('/shows/slow-bread')
  assert.equal(closed.status, 410)
  assert.match(closed.text, /This show has ended\.[\s\S]+Good &lt;night&gt;\./)
  assert.match((await press({ intent: 'stay' })).text, /cannot be taken back any more/)
})
