import assert from 'node:assert/strict'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { settingsWith } from '#domain/settings.ts'
import { aCalendar, anEpisodeThatWaits, anotherShow, lookAt } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anEpisodeAtGate } from '#test/offers-under-test.ts'
import { aScriptAtGate } from '#test/scripts-under-test.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const storage = folderStorage(path.join(await aFolder(), 'media'))
const site = await startSite({ database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { cookie } = await anOperator(pool, { role: 'operator' })
/** No setup episodes: the first one has a date. */
const settings = settingsWith({}, { 'expert.setupEpisodes': '0' })

beforeEach(() => emptyTables(pool, 'private.portal_sessions', 'private.clients', 'podcast_requests'))

const look = (showId: string) => lookAt(pool, settings, showId)
const see = async (address = '/studio/calendar') => {
  const answer = await fetch(site.origin + address, { headers: { cookie } })
  return (await answer.text()).replaceAll('<!-- -->', '')
}

describe('the calendar of all shows', () => {
  test('has each with its dates, what stands of its episodes, and links to client and desk', async () => {
    assert.match(await see(), /There is no show yet/)
    const { clientId, showId } = await aCalendar(pool)
    const { requestId: approved } = await anEpisodeThatWaits(pool, storage, showId)
    const heard = await anEpisodeAtGate(pool, storage, showId)
    const read = await aScriptAtGate(pool, showId)
    await look(showId)
    const html = await see()
    assert.equal(html.match(/<h1/g)?.length, 1)
    assert.match(
      html,
      new RegExp(`<th scope="row"><a href="/studio/clients/${clientId}"[^>]*>ada@bakery.test`),
    )
    const stands = [...html.matchAll(/href="\/studio\/episodes\/([^"]+)"[^>]*>[^<]*<\/a>, ([^<]+)</g)]
    assert.deepEqual(
      stands.map(([, id, words]) => [id, words]),
      [
        [approved, 'approved'],
        [heard, 'with the client: the episode'],
        [read, 'with the client: the script'],
      ],
    )
    assert.match(html, /no episode yet/)
    assert.equal(html.match(/value="let-out"/g)?.length, 1, 'the one that is approved')
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    assert.equal(new Set(ids).size, ids.length)
  })

  test('says why nothing is begun, and so does the page of the client', async () => {
    const { clientId, showId } = await aCalendar(pool)
    const pages = async () => [await see(), await see(`/studio/clients/${clientId}`)]
    await look(showId)
    for (const html of await pages()) assert.match(html, /needed questions are not answered/)
    await pool.query(`update private.shows set not_begun = 'material', plan_state = 'waits'`)
    for (const html of await pages()) {
      assert.match(html, /nothing is left to tell/)
      assert.match(html, /The plan rests/)
    }
    await pool.query('update private.shows set rhythm = null, slots_due_at = null')
    for (const html of await pages()) assert.match(html, /nobody has said on which days/)
  })

  test('has the soonest date first, and what does not fit on a page on the next', async () => {
    const { clientId, showId } = await aCalendar(pool)
    const others = []
    for (let number = 0; number < 50; number += 1)
      others.push(await anotherShow(pool, clientId, `sub_other_${number}`))
    const soonest = others[20] ?? ''
    await pool.query(
      `insert into private.slots (show_id, key, at) values ($1, '2099-01-02', '2099-01-02T09:00:00Z'),
         ($2, '2099-01-01', '2099-01-01T09:00:00Z')`,
      [showId, soonest],
    )
    const html = await see()
    assert.equal(html.match(/<th scope="row"/g)?.length, 50)
    assert.ok(html.indexOf('1 Jan 2099') < html.indexOf('2 Jan 2099'))
    assert.match(html, /href="\/studio\/calendar\?page=2"/)
    const last = await see('/studio/calendar?page=2')
    assert.equal(last.match(/<th scope="row"/g)?.length, 1)
    assert.doesNotMatch(last, /page=3/)
    const beyond = await see('/studio/calendar?page=9')
    assert.match(beyond, /The soonest dates/)
    assert.doesNotMatch(beyond, /There is no show yet/)
  })
})
