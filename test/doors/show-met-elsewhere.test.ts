import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { parseRssFeed } from 'feedsmith'
import { heardShow } from '#database/heard-shows.ts'
import { hub } from '#domain/directories.ts'
import { showFeed } from '#feeds/show-feed.ts'
import { qrPicture } from '#site/ui/qr-picture.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { builtOrigin, startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: (await aHouse()).dataDir })
const storage = openStorage(config)
const site = await startSite({ config, database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { showId } = await aShowInPublic({ pool, storage, operator: (await anOperator(pool)).operator })
const see = async (path: string) => (await aVisitor(site.origin).ask(path)).text

test('the camera of a phone finds a show by its picture', async () => {
  const { path } = qrPicture(`${builtOrigin}/shows/slow-bread`)
  assert.match(path, /^(?:M\d+ \d+h(\d+)v1h-\1z)+$/)
  assert.ok((await see('/shows/slow-bread')).includes(`d="${path}"`))
})

test('whoever shares an episode shares its player', async () => {
  const page = await see('/shows/slow-bread/twenty-hours')
  const said = (name: string) => new RegExp(`name="twitter:${name}" content="([^"]*)"`).exec(page)?.[1]
  assert.equal(said('card'), 'player')
  assert.equal(said('player'), `${builtOrigin}/shows/slow-bread/twenty-hours/embed`)
  assert.equal(said('player:height'), '176')
})

test('a feed names a hub, and podping, only where they are told of it', async () => {
  const heard = await heardShow(pool, showId)
  assert.ok(heard)
  const feed = { origin: builtOrigin, ...heard }
  const told = parseRssFeed(showFeed({ ...feed, told: ['websub', 'podping'] }))
  assert.ok(told.atom?.links?.some(({ rel, href }) => rel === 'hub' && href === hub))
  assert.equal(told.podcast?.podping?.usesPodping, true)
  assert.doesNotMatch(showFeed({ ...feed, told: ['podcast-index'] }), /rel="hub"|podping/)
})
