import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { endShow, moveShow, stayHere } from '#operations/shows/leave.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder } from '#test/episode-under-test.ts'
import { lettersSent } from '#test/hold-ups-under-test.ts'
import { aPerson } from '#test/scripts-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const { operator } = await anOperator(pool)
const kept = { pool, storage: await aMediaFolder(), operator }
beforeEach(() =>
  emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes', 'private.letters'),
)

const elsewhere = 'https://other.example/feed.xml'
const laterOn = () => pool.query(`update private.letters set due_at = due_at - interval '10 minutes'`)
const sent = async () =>
  (await lettersSent(pool, ['portal-leaving', 'portal-ending', 'portal-staying'])).map(
    ({ email, subject, text }) => `${email}: ${subject}. ${text}`,
  )

async function aLeavingShow() {
  const show = await aShowInPublic(kept)
  await aPerson(pool, show.clientId, 'bo@bakery.test', 'approver')
  const fetchPart = async () => ({ outcome: 'give-up', code: 'forbidden', check: 'robots' }) as const
  const move = () =>
    moveShow({ ...show.by, origin: builtOrigin, fetchPart }, { typed: elsewhere, isSeen: true })
  return { by: show.by, move }
}

test('owners are told ten minutes later that their show moves, where to, and that it can be taken back', async () => {
  const { by, move } = await aLeavingShow()
  assert.deepEqual(await move(), { outcome: 'done' })
  assert.deepEqual(await sent(), [])
  await laterOn()
  const [letter = '', ...others] = await sent()
  assert.deepEqual(others, [])
  assert.match(letter, /^ada@bakery\.test: Your show leaves .* for another house\./)
  assert.ok(letter.includes(elsewhere))
  assert.match(letter, /For 4 weeks .* can be taken back/)
  assert.deepEqual(await stayHere(by), { outcome: 'done' })
  const [stays = '', ...more] = await sent()
  assert.deepEqual(more, [])
  assert.match(stays, /^ada@bakery\.test: Your show stays at .*“Slow Bread”/)
  assert.deepEqual(await stayHere(by), { outcome: 'gone' })
})

test('what is taken back before anybody was told is told to nobody, and an end is told as one', async () => {
  const { by, move } = await aLeavingShow()
  await move()
  assert.deepEqual(await stayHere(by), { outcome: 'done' })
  await laterOn()
  assert.deepEqual(await sent(), [])
  assert.deepEqual(await endShow(by, 'Thank you.'), { outcome: 'done' })
  await laterOn()
  const [letter = ''] = await sent()
  assert.match(letter, /has ended\. .*“Slow Bread” ends: .* For 90 days/)
  await stayHere(by)
  assert.equal((await sent()).length, 1)
  await endShow(by, 'Thank you.')
  await stayHere(by)
  await laterOn()
  assert.deepEqual(await sent(), [], 'what was told of an earlier end is no news of this one')
})
