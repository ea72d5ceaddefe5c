import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { showsHeldUp } from '#database/hold-ups.ts'
import { showsDone } from '#database/promised.ts'
import { settingsWith } from '#domain/settings.ts'
import { findHoldUps } from '#operations/find-hold-ups.ts'
import { aCalendar, answerNeeded, lookAt } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder } from '#test/episode-under-test.ts'
import { justBought } from '#test/hold-ups-under-test.ts'
import { aPublishedEpisode, aShowInPublic } from '#test/shows-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const { operator } = await anOperator(pool)
const settings = settingsWith({}, { 'expert.setupEpisodes': '2' })
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

const held = async () =>
  (await showsHeldUp(pool, { most: 9 })).map(({ holds }) => holds.map(({ what }) => what).join(' '))

test('a show that cannot be looked at keeps what held it up, and stops no other', async () => {
  const broken = await justBought(pool, 'eve@mill.test', 'sub_2')
  await findHoldUps(pool, settings)
  await pool.query(
    `insert into private.show_drafts (show_id, version, draft, offered_at) values ($1, 1, '{}', now())`,
    [broken.showId],
  )
  await justBought(pool)
  await assert.rejects(findHoldUps(pool, settings), new RegExp(broken.showId))
  assert.deepEqual(await held(), ['questions days', 'questions days'])
})

test('what a show has brought from another host is none of its first episodes, and hides nothing that holds it up', async () => {
  const { clientId, showId, ada } = await aCalendar(pool)
  const brought = await aShowInPublic({ pool, storage, operator })
  const { requestId } = await aPublishedEpisode({ pool, storage, operator }, showId)
  await pool.query('update private.show_episodes set show_id = $1', [showId])
  await pool.query('alter table private.public_episodes disable trigger user')
  await pool.query(
    `update private.public_episodes set came = '{"season":null,"number":1,"kind":"full","isAi":false}'
     where request_id = $1`,
    [brought.episode.requestId],
  )
  await pool.query('alter table private.public_episodes enable trigger user')
  await pool.query('delete from private.show_episodes where request_id = $1', [requestId])
  assert.equal((await showsDone(pool, [clientId]))[0]?.isOut, false)
  await lookAt(pool, settings, showId)
  await findHoldUps(pool, settings)
  assert.ok((await held()).includes('questions'))
  await answerNeeded(pool, showId, ada)
  await lookAt(pool, settings, showId)
  await lookAt(pool, settings, showId)
  const { rows } = await pool.query(
    `select is_setup as "isSetup" from private.show_episodes where show_id = $1 and request_id <> $2`,
    [showId, brought.episode.requestId],
  )
  assert.deepEqual(rows, [{ isSetup: true }])
})
