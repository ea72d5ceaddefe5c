import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { slotsOf } from '#database/slots.ts'
import type { Membership } from '#domain/member.ts'
import { settingsWith } from '#domain/settings.ts'
import { aCalendar, lookAt } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aClientWithAShow, aPerson } from '#test/scripts-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
/** No setup episodes: the first one has a date. */
const settings = settingsWith({}, { 'expert.setupEpisodes': '0' })

beforeEach(() =>
  emptyTables(
    pool,
    'private.sign_in_tries',
    'private.portal_sessions',
    'private.clients',
    'podcast_requests',
  ),
)

const look = (showId: string) => lookAt(pool, settings, showId)

describe('its page', () => {
  const at = async (origin: string, member: Membership) => {
    const { cookie } = await aSession(pool, member)
    const visitor = aVisitor(origin)
    const address = `/portal/${member.clientId}/calendar`
    return {
      see: async () => (await visitor.ask(address, { headers: { cookie } })).text.replaceAll('<!-- -->', ''),
      press: (form: Record<string, string>) => visitor.ask(address, { form, headers: { cookie } }),
    }
  }
  const days = { intent: 'rhythm', zone: 'Europe/London', weekday: '2', time: '09:00', without: '' }

  test('takes the days of a show, says what is wrong with them, and shows the dates at once', async () => {
    await using site = await startSite({ database, config: testConfig() })
    const { clientId, showId, ada } = await aCalendar(pool)
    await pool.query('update private.shows set rhythm = null, slots_due_at = null')
    const owner = await at(site.origin, ada)
    assert.match(await owner.see(), /Nobody has said yet on which days/)
    const wrong = await owner.press({ ...days, show: showId, zone: 'Lon<don' })
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /Nobody has a clock in this time zone.*value="Lon&lt;don"/s)
    assert.equal((await owner.press({ ...days, show: showId })).status, 200)
    const [first] = await slotsOf(pool, showId)
    assert.equal(first?.at.getUTCDay(), 2)
    assert.match(await owner.see(), /Tuesday.*09:00.*coming, no episode yet/s)
    assert.match(await owner.see(), /Last kept by ada@bakery\.test, \d/)
    const left = await owner.press({ show: showId, intent: 'skip', key: first?.key ?? '' })
    assert.match(left.text.replaceAll('<!-- -->', ''), /left out by ada@bakery\.test/)
    assert.equal((await slotsOf(pool, showId))[0]?.state, 'skipped')
    assert.equal((await look(showId))[0]?.state, 'skipped', 'the chore leaves it so')
    await owner.press({ show: showId, intent: 'take', key: first?.key ?? '' })
    assert.equal((await slotsOf(pool, showId))[0]?.state, 'open')
    assert.match(await owner.see(), /no episode yet, taken back by ada@bakery\.test/)
    assert.equal((await owner.press({ show: showId, intent: 'skip', key: '2020-01-01' })).status, 409)

    const reader = await at(site.origin, await aPerson(pool, clientId, 'cy@bakery.test', 'reader'))
    assert.doesNotMatch(await reader.see(), /Leave it out|Keep these days/)
    assert.equal((await reader.press({ ...days, show: showId })).status, 403)
    await pool.query('delete from private.members where id = $1', [ada.id])
    assert.match(await reader.see(), /Last kept by somebody who does not belong/)
    const eve = await at(site.origin, (await aClientWithAShow(pool, 'eve@mill.test')).ada)
    assert.equal((await eve.press({ ...days, show: showId })).status, 409)
  })
})
