import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { findToldBefore } from '#database/earlier-episodes.ts'
import { findOrder } from '#database/productions.ts'
import type { TypedAim } from '#domain/aim.ts'
import { aimEpisode, openAim } from '#operations/aim-episode.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder, anEpisode, aRequest, published } from '#test/episode-under-test.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const site = await startSite({ database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const storage = await aMediaFolder()
const { cookie, operator } = await anOperator(pool)
beforeEach(() => emptyTables(pool, 'podcast_requests', 'private.episodes'))

const nothing: TypedAim = { topic: '', note: '', pages: '', text: '', minutes: '', again: '' }
const query = async (sql: string, values: unknown[]) => (await pool.query(sql, values)).rows

/** Its website says nothing of its topic, and the line waits. */
async function asking(email?: string): Promise<string> {
  const id = await aRequest(pool, email)
  await query(
    `insert into private.productions (request_id, step, trouble, trouble_of)
     values ($1, 'plan', 'plan: Nothing on bakery.test speaks of “cheese”.', 'operator')`,
    [id],
  )
  await query(
    `insert into private.finished_steps (request_id, step, output, seconds) values ($1, 'read-website', '{}', 1)`,
    [id],
  )
  return id
}
const byHand = (id: string) =>
  query(`insert into private.briefs (request_id, hosts, voices) values ($1, 2, '{}')`, [id])
const press = (requestId: string, typed: Partial<TypedAim>) =>
  aimEpisode(pool, { operator, requestId, typed: { ...nothing, ...typed } })
const post = (id: string, typed: Partial<TypedAim>) =>
  fetch(`${site.origin}/studio/episodes/${id}/told-from`, {
    method: 'POST',
    headers: { cookie, ...fromOurPage },
    body: new URLSearchParams({ ...nothing, ...typed }),
    redirect: 'manual',
  })
const show = async (id: string) =>
  (await fetch(`${site.origin}/studio/episodes/${id}/told-from`, { headers: { cookie } })).text()

describe('what an episode is told from', () => {
  test('can be changed while it waits for an operator, and then it begins anew', async () => {
    const id = await asking()
    const answer = await post(id, {
      topic: 'bread',
      pages: '/about\nhttps://www.bakery.test/ovens/',
      minutes: '3',
    })
    assert.deepEqual([answer.status, answer.headers.get('location')], [302, `/studio/episodes/${id}`])
    const order = await findOrder(pool, id)
    assert.deepEqual(order?.brief, {
      ...{ business: null, hosts: 2, voices: {}, text: null, topic: 'bread', note: '', minutes: 3 },
      ...{ pages: ['https://bakery.test/about', 'https://www.bakery.test/ovens'], tellsAgain: false },
    })
    assert.deepEqual(await query('select step from private.finished_steps where request_id = $1', [id]), [])
    const [production] = await query(
      'select trouble, again_at from private.productions where request_id = $1',
      [id],
    )
    assert.deepEqual([production.trouble, production.again_at !== null], [null, true])
    const [deed] = await query(
      `select facts from private.deeds where request_id = $1 and deed = 'aim-episode'`,
      [id],
    )
    assert.deepEqual(deed.facts, { topic: true, pages: 2, minutes: 3 })
  })

  test('is changed once by two who press at the same moment', async () => {
    const id = await asking()
    const done = await Promise.all([press(id, { topic: 'bread' }), press(id, { topic: 'rolls' })])
    assert.deepEqual(done.map(({ outcome }) => outcome).sort(), ['done', 'not-now'])
  })

  test('is what it was where a worker is at it, where it is out, and where somebody else has chosen', async () => {
    const changes: [string, string, string][] = [
      ['at-work', `update private.productions set attempts = 1 where request_id = $1`, 'It is being made.'],
      [
        'at-work',
        `update private.productions set trouble_of = 'world' where request_id = $1`,
        'It is being made.',
      ],
      [
        'wished',
        `insert into private.wishes (request_id, number, wishes) values ($1, 1, '{"saidOn":"2026-11-23"}')`,
        'Whoever asked has chosen what is heard',
      ],
      [
        'edited',
        `insert into private.edits (request_id, number, edit) values ($1, 1, '{}')`,
        'The script was changed by hand',
      ],
      [
        'ended',
        `update podcast_requests set status = 'stopped' where id = $1`,
        'Nothing is made of it any more.',
      ],
    ]
    for (const [state, sql, words] of changes) {
      const id = await asking()
      await query(sql, [id])
      assert.deepEqual(await press(id, { topic: 'bread' }), { outcome: 'not-now', state })
      const html = await show(id)
      assert.ok(html.includes(words) && !html.includes('<textarea'), state)
      assert.equal((await post(id, { topic: 'bread' })).status, 409)
    }
    const requestId = await aRequest(pool)
    await published(pool, storage, { requestId })
    assert.deepEqual(await press(requestId, {}), { outcome: 'not-now', state: 'out' })
  })

  test('shows what came of it in sentences', async () => {
    const id = await asking()
    const effects = [
      { of: 'topic', said: 'rye <b>', found: 3, heard: 2 },
      { of: 'wish', said: 'the oven', found: 0, heard: 0 },
      { of: 'left-out', said: 'no prices', found: 4 },
      { of: 'source', url: 'text:Mill%20Lane', found: 5, heard: 1 },
      { of: 'told-before', title: 'Slow bread', on: '2026-11-20', found: 1 },
    ]
    await query(
      `insert into private.finished_steps (request_id, step, output, seconds) values ($1, 'plan', $2, 1)`,
      [id, JSON.stringify({ effects, seconds: 150 })],
    )
    const html = (await show(id)).replaceAll('<!-- -->', '')
    for (const words of [
      'About 2.5 minutes, as the material gives.',
      'Topic “rye &lt;b&gt;”: 3 passages speak of it, 2 are heard.',
      'Note “the oven”: nothing that can be read aloud speaks of it, so it changed nothing.',
      'Note “no prices”: 4 passages left out.',
      'from the text we were given: 5 passages can be read aloud, one is heard.',
      '“Slow bread” of 2026-11-20 has told one passage of it: not told again.',
    ])
      assert.ok(html.includes(words), words)
  })

  test('with faults names each beside its field, keeps what was typed and changes nothing', async () => {
    const id = await asking()
    const typed = {
      topic: '…',
      pages: 'https://elsewhere.test/a',
      text: 'Too short.',
      minutes: '31',
      note: 'Keep <me>. '.repeat(300),
    }
    const answer = await post(id, typed)
    const html = await answer.text()
    assert.equal(answer.status, 422)
    for (const words of [
      'A topic is one line of words.',
      'One of these is on another website: paste its text instead.',
      'At most 2,000 characters.',
      'beside a website 8.',
      'Enter a whole number from 1 to 30, or nothing.',
      'Keep &lt;me&gt;.',
    ])
      assert.ok(html.includes(words), words)
    assert.deepEqual(await query('select from private.briefs where request_id = $1', [id]), [])
    assert.equal((await openAim(pool, id))?.state, 'open')
  })

  test('takes hostile texts in every field as text, or says what is wrong with them', async () => {
    for (const hostile of hostileTexts) {
      for (const field of ['topic', 'note', 'pages', 'text', 'minutes', 'again'] as const) {
        const id = await asking()
        const answer = await post(id, { [field]: hostile })
        const html = await answer.text()
        assert.ok([302, 400, 409, 422].includes(answer.status), `${field} ${answer.status}: ${hostile}`)
        for (const shown of [html, await show(id)])
          assert.ok(!/<script>window\.struck|<img src=x|<svg onload/.test(shown), `${field}: ${hostile}`)
      }
    }
  })
})

describe('what earlier episodes have told', () => {
  const out = (requestId: string, title: string) => {
    const episode = anEpisode(4, { title })
    const [first, ...rest] = episode.sentences
    assert.ok(first)
    const read = { ...first, speaker: 'reader' as const, text: `We say ${title}.` }
    return published(pool, storage, { requestId, episode: { ...episode, sentences: [read, ...rest] } })
  }
  const titles = async (id: string) => (await findToldBefore(pool, id)).map(({ title }) => title)

  test('is known of the same website for the same person, with what was read in it', async () => {
    await out(await aRequest(pool), 'One')
    const told = await findToldBefore(pool, await aRequest(pool))
    assert.deepEqual(
      told.map(({ title, texts }) => [title, texts]),
      [['One', ['We say One.']]],
    )
    assert.match(told[0]?.on ?? '', /^\d{4}-\d\d-\d\d$/)
  })

  test('counts for nobody else, so that strangers cannot use a website up', async () => {
    await out(await aRequest(pool, 'stranger@elsewhere.test'), 'One')
    assert.deepEqual(await titles(await aRequest(pool)), [])
    const entered = await aRequest(pool)
    await byHand(entered)
    assert.deepEqual(await titles(entered), [])
  })

  test('counts among requests that operators enter, whatever mailbox they are for', async () => {
    const first = await aRequest(pool, 'marta@bakery.test')
    await byHand(first)
    await out(first, 'One')
    const second = await aRequest(pool, 'office@bakery.test')
    await byHand(second)
    assert.deepEqual(await titles(second), ['One'])
    await query('update private.briefs set tells_again = true where request_id = $1', [second])
    assert.deepEqual(await titles(second), [])
  })

  test('is forgotten with its episode, and of another website is nothing', async () => {
    const first = await aRequest(pool)
    await out(first, 'One')
    const [other] = await query(
      `insert into podcast_requests (website_url, email) values ('https://mill.test', 'ada@bakery.test') returning id`,
      [],
    )
    assert.deepEqual(await titles(other.id), [])
    const again = await aRequest(pool)
    await query('delete from private.episodes where request_id = $1', [first])
    assert.deepEqual(await titles(again), [])
  })
})
