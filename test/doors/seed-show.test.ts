import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFeed } from 'podcast-partytime'
import { seedShow } from '#test/people/seed-show.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { startShowDoors } from '#test/show-doors-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'

const { kept, ask, later } = await startShowDoors()

test('a seeded show is heard at the addresses that are printed, and a second time is the same one', async () => {
  const house = { ...kept, secretKey: testSecretKey, origin: builtOrigin }
  const made = await seedShow(house)
  const feed = await later(new URL(made.feed).pathname)
  const items = parseFeed(feed)?.items ?? []
  assert.equal(items.length, 3)
  for (const { enclosure } of items) {
    const { status, body } = await ask(new URL(enclosure.url).pathname)
    assert.deepEqual([status, body.length], [200, enclosure.length])
    assert.ok(body.length > 100_000)
  }
  const embedded = await ask(new URL(made.embed).pathname)
  assert.equal(embedded.status, 200)
  assert.match(embedded.body.toString(), /<audio/)
  assert.deepEqual(await seedShow(house), made)
  assert.equal(await later(new URL(made.feed).pathname), feed)
})
