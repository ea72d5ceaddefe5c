import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { eventIn } from '#api/told-event.ts'
import { keepTold } from '#database/told.ts'
import { understandTold } from '#operations/understand-told.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { offered } from '#test/drafts-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aSession } from '#test/portal-under-test.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { aLife } from '#test/told-under-test.ts'

const { pool } = await startDatabase()
const site = await startSite({ database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { cookie } = await anOperator(pool, { role: 'operator' })
beforeEach(() => emptyTables(pool, 'private.told', 'private.clients', 'podcast_requests'))

async function bought(who: string, daysAgo: number) {
  const begins = new Date(Date.now() - daysAgo * 86_400_000)
  for (const { source, body } of aLife('buys-expert', who, { begins }))
    await keepTold(pool, eventIn(source, Buffer.from(body), new Date()))
  await understandTold(pool)
  const { rows } = await pool.query<{ client: string; show: string; email: string }>(
    `select client_id as client, shows.id as show, email from private.shows
     join private.members using (client_id) order by shows.since desc limit 1`,
  )
  return rows[0] ?? { client: '', show: '', email: '' }
}
const see = async (path: string, session = cookie) =>
  (await (await fetch(site.origin + path, { headers: { cookie: session } })).text()).replaceAll(
    '<!-- -->',
    '',
  )
const board = () => see('/studio')
/** Of each promise on the board: what, and whether it is late. */
const owedOn = (html: string) =>
  [...(html.match(/id="owed".*?<\/section>/s)?.[0] ?? '').matchAll(/<li(.*?)<\/li>/gs)].map(([line]) => [
    /Draft of the show|First episode/.exec(line)?.[0],
    line.includes('>late<'),
  ])

test('the board says what was promised: late first, what waits for a call last, and nothing that was done', async () => {
  assert.deepEqual(owedOn(await board()), [])
  await bought('new', 0)
  const { client, show, email } = await bought('old', 40)
  assert.deepEqual(owedOn(await board()).slice(0, 1), [['Draft of the show', true]])
  assert.equal(owedOn(await board()).length, 4)
  assert.deepEqual(owedOn(await board()).at(-1), ['First episode', false])
  const { cookie: portal } = await aSession(pool, { email })
  assert.match(await see(`/portal/${client}`, portal), /This is late, and that is our doing/)

  await offered(pool, show)
  const left = owedOn(await board())
  assert.equal(left.length, 3)
  assert.deepEqual(
    left.filter(([what, isLate]) => what === 'Draft of the show' && isLate),
    [],
  )
  assert.doesNotMatch(await see(`/portal/${client}`, portal), /A draft of your show.{0,200}This is late/s)
  assert.match(await see(`/studio/clients/${client}`), /Draft of the show<\/strong><span>Done/)
})
