import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { findOrder } from '#database/productions.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const site = await startSite({ database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { cookie, operator } = await anOperator(pool)
beforeEach(() => emptyTables(pool, 'podcast_requests'))

const usual = {
  website: 'mill-lane.consulting',
  text: '',
  business: '',
  email: 'ada@mill-lane.test',
  topic: '',
  note: '',
  pages: '',
  again: '',
  minutes: '6',
  hosts: '2',
  host: 'ruth',
  guest: 'finn',
  review: 'usual',
}
const enter = (changes: Partial<typeof usual> & { id?: string } = {}) =>
  fetch(`${site.origin}/studio/new`, {
    method: 'POST',
    headers: { cookie, ...fromOurPage },
    body: new URLSearchParams({ id: crypto.randomUUID(), ...usual, ...changes }),
    redirect: 'manual',
  })
const rows = async (table: string) => (await pool.query(`select * from ${table}`)).rows
/** Where the keys go on from the new row. */
const boardWith = (made: string, id: string) => `/studio?made=${made}&row=${id}`
const text = 'Our bread takes its time, and so do we. '.repeat(30)

describe('a request by hand', () => {
  test('is a request like any other, with a brief, a confirmation and a line in the log', async () => {
    const answer = await enter({ note: 'Likes short sentences.' })
    const [request] = await rows('podcast_requests')
    assert.deepEqual([answer.status, answer.headers.get('location')], [302, boardWith('made', request.id)])
    assert.deepEqual(
      [request.website_url, request.email, request.status],
      ['https://mill-lane.consulting', 'ada@mill-lane.test', 'pending'],
    )
    const [brief] = await rows('private.briefs')
    assert.deepEqual(
      [brief.minutes, brief.hosts, brief.voices, brief.note],
      [6, 2, { host: 'ruth', guest: 'finn' }, 'Likes short sentences.'],
    )
    assert.deepEqual(
      (await rows('private.letters')).map(({ kind }) => kind),
      ['request-accepted'],
    )
    const [deed] = (await rows('private.deeds')).filter((each) => each.request_id === request.id)
    assert.deepEqual([deed.deed, deed.operator_id], ['request-by-hand', operator.id])
    assert.doesNotMatch(JSON.stringify(deed.facts), /ada|short|mill/)
  })

  test('sent twice is made once', async () => {
    const id = crypto.randomUUID()
    const answers = [await enter({ id }), await enter({ id })].map((each) => each.headers.get('location'))
    assert.deepEqual(answers, [boardWith('made', id), boardWith('known', id)])
    assert.equal((await rows('podcast_requests')).length, 1)
  })

  test('may repeat for the same person', async () => {
    await enter()
    await enter()
    assert.equal((await rows('podcast_requests')).length, 2)
  })

  test('reads a text in place of a website, and links to nothing', async () => {
    await enter({ website: '', text, business: 'Mill Lane <b>' })
    const [request] = await rows('podcast_requests')
    assert.equal(request.website_url, 'text:Mill%20Lane%20%3Cb%3E')
    const html = await (await fetch(`${site.origin}/studio`, { headers: { cookie } })).text()
    assert.match(html, /Mill Lane &lt;b&gt;<\/a>/)
    assert.doesNotMatch(html, /href="text:/)
  })

  test('asks for a review where that was chosen, before any worker begins', async () => {
    await enter({ review: 'review' })
    const [production] = await rows('private.productions')
    assert.deepEqual([production.review, production.again_at !== null], ['review', true])
    const order = await findOrder(pool, production.request_id)
    assert.deepEqual(order?.brief, {
      business: null,
      text: null,
      topic: null,
      note: '',
      pages: [],
      tellsAgain: false,
      minutes: 6,
      hosts: 2,
      voices: { host: 'ruth', guest: 'finn' },
    })
  })

  test('for somebody who wants no mail is stopped, and says so', async () => {
    await pool.query(
      `insert into private.unwanted_mail (email_key, reason) values ('ada@mill-lane.test', 'stopped')`,
    )
    const location = (await enter()).headers.get('location')
    const [request] = await rows('podcast_requests')
    assert.equal(location, boardWith('stopped', request.id))
    assert.deepEqual([request.status, await rows('private.letters')], ['stopped', []])
    await emptyTables(pool, 'private.unwanted_mail')
  })

  test('with faults names each beside its field, keeps what was typed and makes nothing', async () => {
    const answer = await enter({
      website: 'no address',
      email: 'ada@',
      minutes: '99',
      guest: 'ruth',
      note: 'Keep <me>',
    })
    const html = await answer.text()
    assert.equal(answer.status, 422)
    for (const message of [
      'This is no address of a website.',
      'This is no e-mail address.',
      'Enter a whole number from 1 to 30, or nothing.',
      'Two hosts need two voices.',
    ])
      assert.ok(html.includes(message), message)
    for (const kept of ['value="no address"', 'value="ada@"', 'value="99"', 'Keep &lt;me&gt;</textarea>'])
      assert.ok(html.includes(kept), kept)
    assert.match(html, /id="email"[^>]*aria-invalid="true"[^>]*aria-describedby="email-fault"/)
    assert.deepEqual(await rows('podcast_requests'), [])
  })

  test('with an id that is none of ours is refused', async () => {
    assert.equal((await enter({ id: 'x' })).status, 400)
    assert.deepEqual(await rows('podcast_requests'), [])
  })
})
