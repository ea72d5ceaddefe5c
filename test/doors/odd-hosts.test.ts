import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool } = await startDatabase()

test('what is no name of a host gets no certificate, and asks nothing of the database', async () => {
  await using site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
  for (const odd of ['%00', 'podcast.bakery.test%00', '', 'x'.repeat(5000), '%5B', 'localhost'])
    assert.equal((await fetch(`${site.origin}/hosts?domain=${odd}`)).status, 404, odd)
  assert.doesNotMatch(site.lines.join(''), /"level":"error"/)
})
