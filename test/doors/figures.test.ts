import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aShowThatIsHeard } from '#test/figures-under-test.ts'
import { aMember, aSession } from '#test/portal-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
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
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

const visitor = aVisitor(site.origin)
const see = async (path: string, as = cookie) => {
  const { text, ...rest } = await visitor.ask(path, { headers: { cookie: as } })
  return { ...rest, text: text.replaceAll('<!-- -->', '') }
}

const aShowHeard = () => aShowThatIsHeard({ pool, storage, operator })

describe('the figures of a show', () => {
  test('say of each number where it comes from, to operators and to the client alike', async () => {
    const { showId, clientId, day } = await aShowHeard()
    const member = await aMember(pool, clientId, { role: 'reader' })
    const session = await aSession(pool, member)
    const pages = [
      await see(`/studio/shows/${showId}/figures`),
      await see(`/portal/${clientId}/figures/${showId}`, session.cookie),
    ]
    for (const { status, text } of pages) {
      assert.equal(status, 200)
      assert.match(text, /<h1[^>]*>Figures of Slow Bread<\/h1>/)
      assert.match(text, /21 requests: 13 downloads, 7 by machines, 1 again the same day\./)
      assert.match(text, /18 requests: 10 downloads, 7 by machines, 1 again the same day\./)
      assert.match(text, /2\. =Rye &amp; &lt;b&gt;/)
      assert.match(text, new RegExp(`<title>${day}: 13 downloads</title>`))
      assert.match(text, /Machines by our own short list/)
      assert.match(text, /href="\/listening-method"/)
    }
    const home = await see(`/portal/${clientId}`, session.cookie)
    assert.ok(home.text.includes(`href="/portal/${clientId}/figures/${showId}"`))
  })

  test('are a file that no spreadsheet computes', async () => {
    const { showId, clientId, day } = await aShowHeard()
    const session = await aSession(pool, await aMember(pool, clientId))
    const files = [
      await see(`/studio/shows/${showId}/figures.csv`),
      await see(`/portal/${clientId}/figures/${showId}/file`, session.cookie),
    ]
    for (const { headers, text } of files) {
      assert.equal(headers.get('content-disposition'), 'attachment; filename="slow-bread-figures.csv"')
      assert.deepEqual(text.trim().split('\r\n'), [
        'day,episode,title,what,app,device,count',
        `${day},1,Twenty hours,download,App 0,mobile,5`,
        `${day},1,Twenty hours,download,App 1,mobile,5`,
        `${day},1,Twenty hours,machine,,,7`,
        `${day},1,Twenty hours,again,,,1`,
        `${day},2,'=Rye & <b>,download,App 0,mobile,1`,
        `${day},2,'=Rye & <b>,download,App 1,mobile,2`,
      ])
    }
  })

  test('of somebody else, and of no show, are not there', async () => {
    const { showId, clientId } = await aShowHeard()
    const other = await aClientWithAShow(pool, 'eve@mill.test')
    const session = await aSession(pool, await aMember(pool, other.clientId))
    for (const path of [
      `/portal/${other.clientId}/figures/${showId}`,
      `/portal/${other.clientId}/figures/${showId}/file`,
      `/portal/${clientId}/figures/${showId}`,
      `/portal/${other.clientId}/figures/${other.showId}`,
      `/portal/${other.clientId}/figures/rye`,
    ])
      assert.equal((await see(path, session.cookie)).status, 404, path)
    for (const id of [other.showId, 'rye'])
      assert.equal((await see(`/studio/shows/${id}/figures`)).status, 404)
  })

  test('of a show that nobody has heard say so', async () => {
    const { showId } = await aShowInPublic({ pool, storage, operator })
    assert.match((await see(`/studio/shows/${showId}/figures`)).text, /Nobody has asked for an episode yet/)
  })
})
