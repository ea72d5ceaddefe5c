import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slotsOf } from '#database/slots.ts'
import { topicsOf } from '#database/topics.ts'
import { settingsWith } from '#domain/settings.ts'
import { addTopic } from '#operations/topics.ts'
import { aCalendar, lookAt } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
/** No setup episodes: the first one has a date. */
const settings = settingsWith({}, { 'expert.setupEpisodes': '0' })

test('an operator adds a topic for a client who has only said it, strikes one out, and it is written down', async () => {
  await using site = await startSite({ database, config: testConfig() })
  const { showId, ada } = await aCalendar(pool)
  await lookAt(pool, settings, showId)
  await pool.query(
    `with source as (insert into private.sources (show_id, name, kind, rights, state)
       values ($1, 'Notes.txt', 'text', 'ours', 'used') returning id)
     insert into private.source_pieces (source_id, place, kind, text, is_ours)
     select id, 1, 'text', 'Rye bread rests for two days before we bake it.', true from source`,
    [showId],
  )
  await addTopic(pool, { member: ada }, showId, 'Parking')
  const { cookie, operator } = await anOperator(pool, { role: 'operator' })
  const visitor = aVisitor(site.origin)
  const address = `/studio/material/${showId}`
  const press = (intent: string, topic: string) =>
    visitor.ask(address, { form: { intent: `topic-${intent}`, topic }, headers: { cookie } })
  assert.equal((await press('add', 'Rye bread')).status, 200)
  assert.equal((await press('add', '?')).status, 422)
  assert.match((await press('add', 'Rye bread')).text, /This topic is there already/)
  const topics = () => topicsOf(pool, showId)
  await press('strike', (await topics()).find(({ title }) => title === 'Parking')?.id ?? '')
  assert.deepEqual(
    (await topics()).map(({ title, origin, isStruck }) => [title, origin, isStruck]),
    [
      ['Rye bread', 'house', false],
      ['Parking', 'client', true],
    ],
  )
  const [next] = (await slotsOf(pool, showId)).filter(({ state }) => state === 'open')
  const seen = (await visitor.ask(address, { headers: { cookie } })).text.replaceAll('<!-- -->', '')
  assert.match(
    seen,
    new RegExp(`Rye bread.*from us.*planned for ${next?.key}.*Parking.*from the client`, 's'),
  )
  const own = { cookie: (await aSession(pool, ada)).cookie }
  const theirs = await visitor.ask(`/portal/${ada.clientId}/calendar`, { headers: own })
  assert.match(theirs.text.replaceAll('<!-- -->', ''), /planned: Rye bread.*from us/s)
  const { rows } = await pool.query(
    `select operator_id, facts ->> 'show' as show from private.deeds where deed = 'change-topics'`,
  )
  assert.deepEqual(
    rows,
    Array.from({ length: 2 }, () => ({ operator_id: operator.id, show: showId })),
  )
  const calendar = await visitor.ask('/studio/calendar', { headers: { cookie } })
  assert.ok(calendar.text.includes(address))
})
