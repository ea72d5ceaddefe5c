import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { bringBackKept } from '#database/earlier-steps.ts'
import { keepPass } from '#database/passes.ts'
import { sayWriting, writingWishes } from '#database/writings.ts'
import type { Operator } from '#domain/operator.ts'
import { type Direction, directWriting } from '#operations/direct-writing.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aRequest } from '#test/episode-under-test.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'
import { anEpisodeOfAModel, aPass, threeOutlines } from '#test/writing-under-test.ts'

const { pool } = await startDatabase()
const site = await startSite({ database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { cookie, operator } = await anOperator(pool, { role: 'operator' })
beforeEach(() => emptyTables(pool, 'podcast_requests', 'private.model_spending'))

const address = (id: string) => `${site.origin}/studio/episodes/${id}/written`
const show = async (id: string) => (await fetch(address(id), { headers: { cookie } })).text()
const post = async (id: string, fields: Record<string, string>, as = cookie) => {
  const answer = await fetch(address(id), {
    method: 'POST',
    headers: { cookie: as, ...fromOurPage },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return { status: answer.status, html: await answer.text() }
}
const direct = (requestId: string, direction: Direction, by: Operator = operator) =>
  directWriting(pool, { operator: by, requestId, direction })
const stepsOf = async (id: string, table = 'finished_steps') =>
  (await pool.query(`select step from private.${table} where request_id = $1 order by 1`, [id])).rows.map(
    ({ step }) => step,
  )
const stands = async (id: string) =>
  (
    await pool.query(
      `select again_at is not null as goes, awaits_approval_since is not null as awaits,
       held_since is not null as held from private.productions where request_id = $1`,
      [id],
    )
  ).rows[0]

describe('how an episode was written', () => {
  test('says which way and why, what was asked, and what it cost', async () => {
    const id = await anEpisodeOfAModel(pool, {
      way: 'B',
      by: 'programme',
      prompts: '',
      reason: 'It refused twice.',
      undone: [{ pass: 'polish', text: 'Bread <b>', reason: 'Nobody says so.' }],
    })
    const old = aPass({ label: 'polish', key: 'old', dollars: 0.3 })
    await keepPass(pool, id, old)
    await pool.query(
      `update private.passes set used_at = '2026-11-20', asked_at = '2026-11-20' where key = 'old'`,
    )
    const html = await show(id)
    assert.match(html, /Without a model: the hosts ask/)
    assert.match(html, /Why: It refused twice\./)
    assert.match(html, /Not heard: Polish\. Bread &lt;b&gt; \(Nobody says so\.\)/)
    assert.match(html, /<th scope="row">Check 1<\/th><td>openai gpt<\/td>/)
    assert.match(html, /<th scope="row">All of it<\/th><td><\/td><td data-number="true">3,000</)
    assert.match(html, /\$0\.0375 for this episode\./)
    assert.match(html, /60 % of the tokens in came from the vendor’s cache/)
    assert.match(
      html,
      /not in the form that was asked for<!-- -->: It is no JSON\.|form that was asked for: It is no JSON/,
    )
    assert.ok(html.indexOf('>Polish<') > html.indexOf('Asked for this episode before'))
    const desk = await (await fetch(`${site.origin}/studio/episodes/${id}`, { headers: { cookie } })).text()
    assert.match(desk, new RegExp(`href="/studio/episodes/${id}/written"`))
  })

  test('shows the three outlines with the one that was taken, and the draft', async () => {
    const id = await anEpisodeOfAModel(pool)
    const html = await show(id)
    assert.match(html, /Outline <!-- -->|Outline 1/)
    for (const { spine } of threeOutlines.plans) assert.ok(html.includes(spine), spine)
    assert.equal(html.match(/value="take-outline"/g)?.length, 2)
    assert.match(html, /The oven came out of a hospital\./)
  })

  test('is told of an answer of another form, too', async () => {
    const id = await anEpisodeOfAModel(pool, undefined, { outline: { plans: 'none' }, draft: [] })
    assert.equal((await fetch(address(id), { headers: { cookie } })).status, 200)
  })

  test('says what goes on just now', async () => {
    const id = await anEpisodeOfAModel(pool)
    await pool.query(
      `delete from private.finished_steps where request_id = $1 and step in ('write-script', 'check-facts')`,
      [id],
    )
    await sayWriting(pool, id, {
      ...{ pass: 'repair-2', scene: 3, scenes: 4, said: 'It repairs.' },
      found: 'Two lines say more than the website.',
    })
    assert.match(await show(id), /Repair 2, scene 3 of 4<!-- -->\. <!-- -->It repairs\..*Two lines say more/s)
  })
})

describe('another outline', () => {
  test('is taken, and what was written before stays until the new one is there', async () => {
    const id = await anEpisodeOfAModel(pool)
    const answer = await post(id, { deed: 'take-outline', outline: '2', of: 'outline-key' })
    assert.equal(answer.status, 200)
    assert.match(answer.html, /Done\. It goes on from there\./)
    assert.deepEqual((await writingWishes(pool, id)).chosen, { outline: 2, of: 'outline-key' })
    assert.deepEqual(await stepsOf(id), ['plan', 'read-website'])
    assert.deepEqual(await stepsOf(id, 'kept_steps'), ['check-facts', 'write-script'])
    assert.deepEqual(await stands(id), { goes: true, awaits: false, held: false })
    const { rows } = await pool.query(
      `select deed from private.deeds where request_id = $1 and deed like 'take%'`,
      [id],
    )
    assert.equal(rows.length, 1)
    await bringBackKept(pool, { requestId: id, code: 'our-trouble', trouble: 'write-script: no' })
    assert.deepEqual(
      await stepsOf(id),
      ['check-facts', 'plan', 'read-website', 'write-script'],
      'with its plan',
    )
  })

  test('is taken once by two who press at the same moment', async () => {
    const id = await anEpisodeOfAModel(pool)
    const outcomes = await Promise.all(
      [1, 2].map((outline) => direct(id, { deed: 'take-outline', outline, of: 'outline-key' })),
    )
    assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['done', 'not-now'])
  })

  test('is one of those that were offered', async () => {
    const id = await anEpisodeOfAModel(pool)
    for (const fields of [{ outline: '3' }, { outline: '0', of: 'another' }, { outline: '999999999' }])
      assert.equal((await post(id, { deed: 'take-outline', of: 'outline-key', ...fields })).status, 409)
    assert.deepEqual((await writingWishes(pool, id)).chosen, null)
    assert.equal((await stepsOf(id)).length, 4)
  })
})

describe('a line that a person writes into the draft', () => {
  const line = { deed: 'write-line', scene: 0, after: 1, speaker: 'guest', of: 'draft-key' } as const
  test('is kept under their name, shown in its place, and can be taken out again', async () => {
    const id = await anEpisodeOfAModel(pool)
    assert.deepEqual(await direct(id, { ...line, text: 'in a fish van?' }), { outcome: 'done' })
    const { deed: _, ...kept } = { ...line, text: 'In a fish van?', by: operator.name }
    assert.deepEqual((await writingWishes(pool, id)).lines, [kept])
    assert.equal((await direct(id, { ...line, text: 'And again?' })).outcome, 'not-now')
    await pool.query('update private.productions set awaits_approval_since = now() where request_id = $1', [
      id,
    ])
    const html = await show(id)
    assert.ok(html.indexOf('In a fish van?') > html.indexOf('The oven came out'))
    assert.match(html, /Written in by <!-- -->Ines|Written in by Ines/)
    const out = await direct(id, { ...line, deed: 'take-line-out', text: 'In a fish van?' })
    assert.deepEqual([out, (await writingWishes(pool, id)).lines], [{ outcome: 'done' }, []])
  })

  test('stands in a scene that there is, and is a sentence that a voice can say', async () => {
    const id = await anEpisodeOfAModel(pool)
    const outcomes = []
    for (const other of [
      { scene: 9 },
      { after: 99 },
      { of: 'another' },
      { text: '<b>Bread</b>' },
      { text: '' },
      { text: 'bread '.repeat(200) },
    ])
      outcomes.push((await direct(id, { ...line, text: 'Bread.', ...other })).outcome)
    assert.deepEqual(outcomes, ['changed', 'changed', 'changed', 'refused', 'refused', 'refused'])
    assert.deepEqual((await writingWishes(pool, id)).lines, [])
    assert.equal((await stands(id)).awaits, true)
  })
})

describe('the model', () => {
  test('is stopped while it writes, and the episode waits for a person', async () => {
    const id = await anEpisodeOfAModel(pool)
    assert.equal((await direct(id, { deed: 'stop-writing' })).outcome, 'not-now')
    await pool.query(
      `delete from private.finished_steps where request_id = $1 and step in ('write-script', 'check-facts')`,
      [id],
    )
    await pool.query('update private.productions set awaits_approval_since = null where request_id = $1', [
      id,
    ])
    assert.match(await show(id), /Stop the model/)
    assert.match((await post(id, { deed: 'stop-writing' })).html, /The model is stopped\./)
    assert.deepEqual([(await writingWishes(pool, id)).isStopped, (await stands(id)).held], [true, true])
    assert.equal((await post(id, { deed: 'write-again' })).status, 409)
    await pool.query('update private.productions set awaits_approval_since = now() where request_id = $1', [
      id,
    ])
    assert.equal((await post(id, { deed: 'write-again' })).status, 200)
    assert.equal((await writingWishes(pool, id)).isStopped, false)
  })

  test('is not waited for any more once it is stopped', async () => {
    const id = await anEpisodeOfAModel(pool)
    await pool.query(
      `delete from private.finished_steps where request_id = $1 and step in ('write-script', 'check-facts')`,
      [id],
    )
    await pool.query(
      `update private.productions set awaits_approval_since = null, step = 'write-script',
         trouble = 'write-script: It is busy.', trouble_of = 'world' where request_id = $1`,
      [id],
    )
    assert.deepEqual(await direct(id, { deed: 'stop-writing' }), { outcome: 'done' })
    assert.deepEqual(await stands(id), { goes: true, awaits: false, held: true })
  })

  test('is directed by nobody where the script was changed by hand, is out, or is gone', async () => {
    const id = await anEpisodeOfAModel(pool)
    await pool.query(`insert into private.edits (request_id, number, edit) values ($1, 1, '{}')`, [id])
    assert.deepEqual(await direct(id, { deed: 'write-again' }), { outcome: 'not-now', state: 'edited' })
    await pool.query('delete from podcast_requests where id = $1', [id])
    assert.deepEqual(await direct(id, { deed: 'write-again' }), { outcome: 'unknown' })
    assert.equal((await post(id, { deed: 'write-again' })).status, 404)
    assert.equal((await fetch(address(id), { headers: { cookie } })).status, 404)
    const early = await aRequest(pool)
    assert.deepEqual(await direct(early, { deed: 'write-again' }), { outcome: 'unknown' })
  })

  test('does nothing for whoever is not signed in, or asks for what is no deed', async () => {
    const id = await anEpisodeOfAModel(pool)
    assert.equal((await post(id, { deed: 'write-again' }, '')).status, 401)
    for (const deed of ['constructor', '', 'edit']) assert.equal((await post(id, { deed })).status, 400)
    assert.equal((await post(id, { deed: 'take-outline', outline: '-1' })).status, 400)
    assert.equal((await stepsOf(id)).length, 4)
  })
})

test('the months have a page, and the health screen leads there', async () => {
  await anEpisodeOfAModel(pool, { way: 'A', by: 'openai gpt', prompts: 'v' })
  const page = await (await fetch(`${site.origin}/studio/writing`, { headers: { cookie } })).text()
  assert.match(page, /<th scope="row">2026-11<\/th><td data-number="true">1<\/td><td data-number="true">0</)
  const health = await (await fetch(`${site.origin}/studio/health`, { headers: { cookie } })).text()
  assert.match(health, /href="\/studio\/writing"/)
})
