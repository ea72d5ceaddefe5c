import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { remarksOn } from '#database/decisions.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { tieToShow } from '#database/ties.ts'
import { removeMember } from '#operations/portal/change-people.ts'
import { remarkOnOffer } from '#operations/portal/remark-on-offer.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { aClientWithAShow, aPerson, aScriptAtGate, atScript, hashOf } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })

beforeEach(() =>
  emptyTables(
    pool,
    'private.sign_in_tries',
    'private.portal_sessions',
    'private.clients',
    'podcast_requests',
  ),
)

const verdictOf = async (requestId: string) => (await showEpisodeOf(pool, requestId))?.verdict

describe('whoever may not', () => {
  test('reads at most: readers decide nothing, others find nothing, and who was taken out is out', async () => {
    await using site = await open()
    const { clientId, showId, ada } = await aClientWithAShow(pool)
    const requestId = await aScriptAtGate(pool, showId)
    const [cy, bo] = [
      await aPerson(pool, clientId, 'cy@bakery.test', 'reader'),
      await aPerson(pool, clientId, 'bo@bakery.test', 'approver'),
    ]
    const reader = await atScript(pool, site.origin, cy, requestId)
    assert.match((await reader.see()).text, /You may read this/)
    assert.doesNotMatch((await reader.see('?say=c1s1')).text, /Say what is wrong|Approve this script/)
    assert.match((await reader.home()).text, /1 script waits for your colleagues/)
    for (const answer of [
      await reader.approve(),
      await reader.remark('No.'),
      await reader.askForChanges('No.'),
    ])
      assert.equal(answer.status, 403)
    const eve = await aClientWithAShow(pool, 'eve@mill.test')
    const stranger = await atScript(pool, site.origin, eve.ada, requestId)
    for (const answer of [await stranger.see(), await stranger.approve(), await stranger.remark('No.')])
      assert.equal(answer.status, 404)
    const approver = await atScript(pool, site.origin, bo, requestId)
    await removeMember(pool, { member: ada }, bo.id)
    assert.equal((await approver.approve()).status, 403)
    assert.equal((await approver.see()).status, 403)
    assert.equal(await verdictOf(requestId), null)
    assert.equal((await remarksOn(pool, requestId)).length, 0)
  })
})

test('sixty hostile remarks are text', async () => {
  await using site = await open()
  const { showId, ada } = await aClientWithAShow(pool)
  const requestId = await aScriptAtGate(pool, showId)
  const owner = await atScript(pool, site.origin, ada, requestId)
  for (const hostile of hostileTexts) assert.equal((await owner.remark(hostile)).status, 303, hostile)
  const { text } = await owner.see()
  assert.ok(!/<(?:script|img|svg|iframe|base|object)[^>]*(?:struck|evil\.test)/i.test(text))
  assert.equal((await remarksOn(pool, requestId)).length, hostileTexts.length)
})

test('what one client has said of a script is not read by another who gets the episode', async () => {
  const { showId, ada } = await aClientWithAShow(pool)
  const requestId = await aScriptAtGate(pool, showId)
  const [hash, { operator }] = [await hashOf(pool, requestId), await anOperator(pool)]
  const said = { what: 'script', requestId, hash, sentence: 'c1s1', text: 'Between us.' } as const
  assert.equal((await remarkOnOffer(pool, ada, said)).outcome, 'done')
  const give = (to: string) =>
    inTransaction(pool, (client) => tieToShow(client, { requestId, showId: to, operatorId: operator.id }))
  await give(showId)
  assert.equal((await remarksOn(pool, requestId)).length, 1)
  await give((await aClientWithAShow(pool, 'bo@mill.test')).showId)
  assert.equal((await remarksOn(pool, requestId)).length, 0)
})

test('of 400 sentences each part is at most 40 KB, and all of them are read', async () => {
  await using site = await open()
  const { showId, ada } = await aClientWithAShow(pool)
  const requestId = await aScriptAtGate(pool, showId, (chapters) => {
    const count = chapters.flatMap(({ sentences }) => sentences).length
    return Array.from({ length: Math.ceil(400 / count) }, () => chapters).flat()
  })
  const owner = await atScript(pool, site.origin, ada, requestId)
  const read = new Set<string>()
  let most = 0
  const parts = Number(/Part 1 of (\d+)/.exec((await owner.see()).text)?.[1])
  for (let part = 1; part <= parts; part++) {
    const { text } = await owner.see(`?part=${part}`)
    most = Math.max(most, Buffer.byteLength(text))
    for (const [, id = ''] of text.matchAll(/<li id="(c\d+s\d+)"/g)) read.add(id)
    assert.equal(text.includes('Approve this script'), part === parts)
  }
  assert.ok(read.size >= 400, `${read.size} sentences`)
  assert.ok(most <= 40 * 1024, `${most} bytes`)
  const other = (await owner.see(`?part=${parts}&of=00000000`)).text
  assert.match(other, /The script has changed since you began to read it/)
  assert.ok(!other.includes('Approve this script'))
  const same = `of=${(await hashOf(pool, requestId)).slice(0, 8)}`
  assert.ok((await owner.see(`?part=${parts}&${same}`)).text.includes('Approve this script'))
  for (const part of ['0', '-1', '999', 'x']) assert.equal((await owner.see(`?part=${part}`)).status, 200)
})
