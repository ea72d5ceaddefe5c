import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { defaultCast } from '#content/voices.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { requestByHand } from '#operations/request-by-hand.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aClientWithAShow, aScriptAtGate } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const { operator, cookie } = await anOperator(pool, { name: 'Ines' })

beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.letters'))

test('a request by hand belongs to the show that was chosen, from the first step on', async () => {
  const { showId } = await aClientWithAShow(pool)
  const typed = {
    ...{ website: 'https://bakery.test', business: 'Bakery', email: 'ada@bakery.test', topic: '', note: '' },
    ...{ pages: '', text: '', minutes: '5', again: '', hosts: '2', ...defaultCast, review: 'usual' },
  }
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const
  const ask = (id: string, show: string) =>
    requestByHand({ pool, operatorId: operator.id, id, typed, showId: show })
  assert.equal((await ask(ids[0], showId)).outcome, 'made')
  assert.equal((await showEpisodeOf(pool, ids[0]))?.showId, showId)
  // Its show was erased meanwhile: that makes no free episode of it.
  assert.deepEqual(await ask(ids[1], crypto.randomUUID()), { outcome: 'no-show' })
  assert.equal((await pool.query('select from podcast_requests where id = $1', [ids[1]])).rowCount, 0)
  await using site = await startSite({ database, config: testConfig() })
  const answer = await fetch(`${site.origin}/studio/new`, {
    method: 'POST',
    headers: { cookie, ...fromOurPage },
    body: new URLSearchParams({
      id: ids[1],
      ...typed,
      host: 'ruth',
      guest: 'finn',
      show: crypto.randomUUID(),
    }),
  })
  assert.equal(answer.status, 422)
  assert.match(await answer.text(), /This show is not there any more: nothing was entered/)
})

test('of many shows the newest can be chosen, the one that is chosen stays, and any other is found', async () => {
  const { showId } = await aClientWithAShow(pool, 'ada@old-mill.test')
  await pool.query(
    `with more as (insert into private.clients (id) select gen_random_uuid() from generate_series(1, 60) returning id)
     insert into private.shows (client_id, paid_with, since)
     select id, id::text, now() + interval '1 hour' from more`,
  )
  const optionsOf = (text: string) => [...text.matchAll(/<option value="([^"]+)"( selected)?/g)]
  await using site = await startSite({ database, config: testConfig() })
  const see = async (address: string) =>
    (await fetch(site.origin + address, { headers: { cookie, ...fromOurPage } })).text()
  const isOffered = async (address: string) => optionsOf(await see(address)).some(([, id]) => id === showId)
  const untouched = await see('/studio/new')
  assert.match(untouched, /The newest 50 of 61 shows/)
  assert.equal(await isOffered('/studio/new'), false)
  assert.ok(await isOffered('/studio/new?shows=OLD-mill'))
  assert.match(await see('/studio/new?shows=nobody'), /No show fits/)
  assert.match(await see(`/studio/new?show=${showId}`), new RegExp(`value="${showId}" selected`))
  const requestId = await aScriptAtGate(pool, showId)
  assert.match(await see(`/studio/episodes/${requestId}`), new RegExp(`value="${showId}" selected`))
  const other = await see(`/studio/episodes/${requestId}?shows=nobody`)
  assert.match(other, new RegExp(`value="${showId}" selected`))
})
