import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostOfShow } from '#database/show-hosts.ts'
import { hostWord } from '#domain/show-host.ts'
import { savePublicShow } from '#operations/shows/change-public-show.ts'
import { enterHost, proveHost } from '#operations/shows/host-of-show.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { showTexts } from '#test/shows-under-test.ts'
import { builtOrigin, startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import type { FetchPart } from '#vendors/web/web.ts'

const { pool } = await startDatabase()

test('what is no name of a host gets no certificate, and asks nothing of the database', async () => {
  await using site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
  for (const odd of ['%00', 'podcast.bakery.test%00', '', 'x'.repeat(5000), '%5B', 'localhost'])
    assert.equal((await fetch(`${site.origin}/hosts?domain=${odd}`)).status, 404, odd)
  assert.doesNotMatch(site.lines.join(''), /"level":"error"/)
})

test('a name that was sold is the new owner’s once its record says so, and stays while the old one’s is there', async () => {
  const fetchPart: FetchPart = async () => ({ outcome: 'give-up', code: 'not-found', check: 'no-such-name' })
  const { operator } = await anOperator(pool)
  async function entered(email: string, slug: string) {
    const { showId } = await aClientWithAShow(pool, email)
    const by = { pool, operator, showId, origin: builtOrigin, fetchPart }
    await savePublicShow(by, { ...showTexts, slug })
    await enterHost(by, 'podcast.bakery.example')
    return { by, word: hostWord((await hostOfShow(pool, showId))?.token ?? '') }
  }
  const [old, fresh] = [await entered('ada@bakery.test', 'rye'), await entered('eve@mill.test', 'spelt')]
  const proves = ({ by }: typeof old, ...records: string[]) =>
    proveHost({ ...by, readTxt: async () => records })
  assert.deepEqual(await proves(old, old.word), { outcome: 'done' })
  assert.deepEqual(await proves(fresh, old.word), { outcome: 'not-there' })
  assert.deepEqual(await proves(fresh, fresh.word, old.word), { outcome: 'host-taken' })
  assert.deepEqual(await proves(fresh, 'v=spf1 -all', fresh.word), { outcome: 'done' })
  assert.equal((await hostOfShow(pool, old.by.showId))?.provedAt, null)
  assert.ok((await hostOfShow(pool, fresh.by.showId))?.provedAt)
})
