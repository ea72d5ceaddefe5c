import assert from 'node:assert/strict'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { dropUntrueLetters, oweScriptLetters } from '#database/script-letters.ts'
import { settingsWith } from '#domain/settings.ts'
import { workingDaysAfter } from '#domain/working-days.ts'
import { decideOffer } from '#operations/decide-offer.ts'
import { passBySilence } from '#operations/pass-by-silence.ts'
import { chooseSilence } from '#operations/portal/change-calendar.ts'
import { aCalendar } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anEpisodeAtGate, soundOf } from '#test/offers-under-test.ts'
import { aPerson } from '#test/scripts-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const storage = folderStorage(path.join(await aFolder(), 'media'))
const settings = settingsWith({}, {})
const anHour = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * anHour)

beforeEach(() =>
  emptyTables(pool, 'private.portal_sessions', 'private.clients', 'podcast_requests', 'private.letters'),
)

/** Of a show of which three episodes were approved by people, and whose claims no lawyer looks at. */
async function aShowThatPasses() {
  const { clientId, showId, ada } = await aCalendar(pool)
  const bo = await aPerson(pool, clientId, 'bo@bakery.test', 'approver')
  await pool.query(
    `insert into private.answers (show_id, question, version, answer) values ($1, 'claims', 1, '{"text":"","choices":["no"]}')`,
    [showId],
  )
  for (const _ of [1, 2, 3])
    await pool.query(
      `with asked as (insert into podcast_requests (website_url, email, status) values ('https://bakery.test', 'a@b.test', 'stopped') returning id)
       insert into private.decisions (show_id, request_id, title, version, hash, verdict, by, what)
       select $1, id, '', 0, sha256('sound'), 'yes', 'member', 'episode' from asked`,
      [showId],
    )
  await pool.query('delete from private.letters')
  const by = { pool, member: ada, settings, showId }
  assert.equal(await chooseSilence({ ...by, member: bo }, 'passes'), 'forbidden')
  assert.equal(await chooseSilence(by, 'passes'), 'done')
  return { showId, ada, by }
}
const letters = async () =>
  (
    await pool.query<{ passes: string | null }>(
      `select facts ->> 'passes' as passes from private.letters order by id`,
    )
  ).rows
const sent = () => pool.query(`update private.letters set state = 'sent'`)
const verdict = async (requestId: string) => {
  const { rows } = await pool.query('select verdict, by from private.decisions where request_id = $1', [
    requestId,
  ])
  return [(await soundOf(pool, requestId))?.verdict, ...rows.map(({ by }) => by)]
}

describe('silence', () => {
  test('lets pass what two letters have said that it would, when they have gone out and the time is over', async () => {
    const { showId } = await aShowThatPasses()
    const requestId = await anEpisodeAtGate(pool, storage, showId)
    await pool.query('delete from private.letters where member_id is null')
    const now = later(1)
    await oweScriptLetters(pool, now)
    const passes = workingDaysAfter(now, 2, 'Europe/London')
    assert.deepEqual(
      await letters(),
      [1, 2].map(() => ({ passes: passes.toISOString() })),
    )
    const over = new Date(passes.getTime() + 1000)
    assert.equal(await passBySilence(pool, over), 0, 'they are not out')
    await sent()
    assert.equal(await passBySilence(pool, new Date(passes.getTime() - 1000)), 0)
    assert.equal(await passBySilence(pool, over), 1)
    assert.deepEqual(await verdict(requestId), ['yes', 'silence'])
    assert.equal(await passBySilence(pool, over), 0)
  })

  test('never where a letter was lost, it is corrected, its owner takes it back, or somebody answers', async () => {
    const { showId, ada, by } = await aShowThatPasses()
    const requestId = await anEpisodeAtGate(pool, storage, showId)
    await oweScriptLetters(pool, later(1))
    await sent()
    const over = later(24 * 6)
    await pool.query(`update private.letters set state = 'failed' where id = (
      select id from private.letters where facts ? 'passes' limit 1)`)
    assert.equal(await passBySilence(pool, over), 0)
    await sent()
    await pool.query('update private.productions set held_since = now()')
    assert.equal(await passBySilence(pool, over), 0)
    await pool.query('update private.productions set held_since = null')
    await pool.query(`update private.answers set answer = '{"text":"","choices":["yes"]}'`)
    assert.equal(await passBySilence(pool, over), 0, 'a lawyer looks at it')
    await pool.query(`update private.answers set answer = '{"text":"","choices":["no"]}'`)
    assert.equal(await chooseSilence(by, 'waits'), 'done')
    assert.equal(await passBySilence(pool, over), 0)
    assert.equal(await chooseSilence(by, 'passes'), 'done')
    assert.equal(await passBySilence(pool, over), 0, 'no letter has said so since')

    await pool.query('update private.show_episodes set passes_at = $1', [later(-1)])
    const hash = (await soundOf(pool, requestId))?.hash ?? ''
    const pressed = { what: 'episode', requestId, hash, verdict: 'changes', words: 'Slower.' } as const
    const [passed, decided] = await Promise.all([
      passBySilence(pool),
      decideOffer(pool, { member: ada }, pressed),
    ])
    assert.equal(passed + Number(decided.outcome === 'done'), 1, 'the first of two counts')
    assert.equal((await verdict(requestId)).length, 2)
    await dropUntrueLetters(pool)
  })
})
