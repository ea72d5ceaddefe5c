import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { slotsOf } from '#database/slots.ts'
import { topicsOf } from '#database/topics.ts'
import type { Membership } from '#domain/member.ts'
import { settingsWith } from '#domain/settings.ts'
import { saveAnswers } from '#operations/portal/questionnaire.ts'
import { aCalendar, answerNeeded, lookAt } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aClientWithAShow, aPerson } from '#test/scripts-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

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

async function at(origin: string, member: Membership, showId: string) {
  const { cookie } = await aSession(pool, member)
  const visitor = aVisitor(origin)
  const address = `/portal/${member.clientId}/calendar`
  const read = async (answer: ReturnType<typeof visitor.ask>) => {
    const { text, status } = await answer
    return { status, text: text.replaceAll('<!-- -->', '') }
  }
  return {
    see: () => read(visitor.ask(address, { headers: { cookie } })),
    press: (intent: string, topic: string) =>
      read(
        visitor.ask(address, {
          form: { show: showId, intent: `topic-${intent}`, topic },
          headers: { cookie },
        }),
      ),
  }
}

/** Handed in, and used. */
const handIn = (showId: string, texts: readonly string[]) =>
  pool.query(
    `with source as (insert into private.sources (show_id, name, kind, rights, state)
       values ($1, 'Notes.txt', 'text', 'ours', 'used') returning id)
     insert into private.source_pieces (source_id, place, kind, text, is_ours)
     select id, ordinality, 'text', text, true from source, unnest($2::text[]) with ordinality as pieces(text, ordinality)`,
    [showId, texts],
  )
const open = async (showId: string) =>
  (await topicsOf(pool, showId)).filter(({ isStruck, requestId }) => !isStruck && !requestId)
const titles = async (showId: string) => (await open(showId)).map(({ title }) => title)
const idOf = async (showId: string, title: string) =>
  (await topicsOf(pool, showId)).find((topic) => topic.title === title)?.id ?? ''

test('a client adds topics, orders them and strikes one out; the dates say which comes when', async () => {
  await using site = await startSite({ database, config: testConfig() })
  const { clientId, showId, ada } = await aCalendar(pool)
  await lookAt(pool, settings, showId)
  await handIn(showId, [
    'We bake wedding cakes for a hundred people, and for two.',
    'Rye bread rests for two days before we bake it.',
  ])
  const owner = await at(site.origin, ada, showId)
  for (const title of ['Parking', 'Rye bread', 'Wedding cakes']) await owner.press('add', title)
  assert.deepEqual(await titles(showId), ['Parking', 'Rye bread', 'Wedding cakes'])
  await owner.press('up', await idOf(showId, 'Wedding cakes'))
  const seen = await owner.see()
  assert.match(seen.text, /planned: Wedding cakes.*planned: Rye bread.*Parking.*nothing is said of it yet/s)
  await owner.press('strike', await idOf(showId, 'Wedding cakes'))
  assert.match((await owner.see()).text, /planned: Rye bread/)
  assert.deepEqual(await titles(showId), ['Parking', 'Rye bread'])
  await owner.press('back', await idOf(showId, 'Wedding cakes'))
  assert.equal((await titles(showId)).length, 3)
  assert.match((await owner.press('add', 'Rye bread')).text, /there already/)
  assert.match((await owner.press('add', '…')).text, /Write a topic in words/)
  assert.match((await owner.press('add', '<b>Flour</b>')).text, /&lt;b&gt;Flour&lt;\/b&gt;/)

  const { cookie } = await anOperator(pool)
  const studio = await aVisitor(site.origin).ask(`/studio/material/${showId}`, { headers: { cookie } })
  assert.match(studio.text, /Parking.*nothing is said of it yet.*Rye bread/s)

  const reader = await at(site.origin, await aPerson(pool, clientId, 'cy@bakery.test', 'reader'), showId)
  assert.doesNotMatch((await reader.see()).text, /Strike out|Add it/)
  assert.equal((await reader.press('add', 'Ovens')).status, 403)
  const eve = await at(site.origin, (await aClientWithAShow(pool, 'eve@mill.test')).ada, showId)
  assert.equal((await eve.press('strike', await idOf(showId, 'Rye bread'))).status, 409)
  assert.equal((await titles(showId)).length, 4)
})

test('the calendar begins with the first topic of which there is anything to tell, once', async () => {
  const { showId, ada } = await aCalendar(pool)
  await handIn(showId, ['Rye bread rests for two days before we bake it in the old oven.'])
  await answerNeeded(pool, showId, ada)
  const others = ['Is there a tap?', 'Are dogs welcome?', 'Who pays for repairs?']
  const lines = ['Do you have parking?', 'How long does rye bread rest?', ...others]
  const asked = { text: lines.join('\n'), choices: [] }
  await saveAnswers(pool, ada, showId, [{ question: 'asked', answer: asked, was: 1 }])
  assert.deepEqual(await titles(showId), lines)
  await Promise.all([1, 2, 3].map(() => lookAt(pool, settings, showId)))
  const { rows } = await pool.query<{ topic: string; id: string }>(
    'select topic, request_id as id from private.briefs join private.show_episodes using (request_id)',
  )
  assert.deepEqual(
    rows.map(({ topic }) => topic),
    ['How long does rye bread rest?'],
  )
  const told = (await topicsOf(pool, showId)).find(({ requestId }) => requestId)
  assert.deepEqual([told?.title, told?.requestId], ['How long does rye bread rest?', rows[0]?.id])
  // Whoever looks next puts it on its date; of three at once perhaps nobody does.
  await lookAt(pool, settings, showId)
  assert.ok((await slotsOf(pool, showId)).some(({ requestId }) => requestId === rows[0]?.id))
  const again = { ...asked, text: ['Who bakes?', ...lines].join('\n') }
  await saveAnswers(pool, ada, showId, [{ question: 'asked', answer: again, was: 2 }])
  assert.deepEqual(await titles(showId), ['Do you have parking?', ...others, 'Who bakes?'], 'once each')
  await pool.query(`update public.podcast_requests set status = 'failed' where id = $1`, [rows[0]?.id])
  assert.ok(
    (await titles(showId)).includes('How long does rye bread rest?'),
    'what came to nothing is told yet',
  )
})

test('where nothing is said of any topic, an episode is begun of whatever the website gives', async () => {
  const { showId, ada } = await aCalendar(pool)
  await answerNeeded(pool, showId, ada)
  await saveAnswers(pool, ada, showId, [
    {
      question: 'asked',
      answer: { text: 'Do you park?\nA?\nIs there a tap?\nAre dogs welcome?\nWho pays?', choices: [] },
      was: 1,
    },
  ])
  await lookAt(pool, settings, showId)
  const { rows } = await pool.query('select topic from private.briefs')
  assert.deepEqual(rows, [{ topic: null }])
})
