import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type pg from 'pg'
import { typedFields } from '#domain/wishes.ts'
import { offeredOf } from '#production/writer/offered.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { anEndedEpisode, aReading, askedWithTicket, stands, wishesOf } from '#test/minute-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
const reading = await aReading()
const offered = await offeredOf(reading, null)
let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
})
after(() => site[Symbol.asyncDispose]())

type Fields = [string, string][]
const open = (token: string) => fetch(`${site.origin}/minute/${token}`)
const send = (token: string, fields: Fields, origin = site.origin) =>
  fetch(`${origin}/minute/${token}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

/** What a browser sends when nothing was touched. */
const untouched = (): Fields => [
  ['opening', offered.chosen.opening[0] ?? ''],
  ['who', offered.chosen.who[0] ?? ''],
  ['step', offered.chosen.step[0] ?? ''],
  ...offered.chosen.thread.flatMap(
    (key): Fields => [
      ['row', key],
      ['thread', key],
    ],
  ),
]
const tickets: string[] = []
async function out() {
  const episode = await anEndedEpisode(pool, reading)
  tickets.push(episode.ticket)
  return episode
}
const sentence = 'We bake sourdough bread for the cafés of this harbour.'

test('shows what is read, in its order, each with its page, without a script file', async () => {
  const { ticket } = await out()
  const answer = await open(ticket)
  const html = await answer.text()
  assert.equal(answer.status, 200)
  assert.doesNotMatch(html, /<script[^>]+src=/)
  assert.match(html, /name="robots" content="noindex"/)
  const places = offered.chosen.thread.map((key) => html.indexOf(`name="row" value="${key}"`))
  assert.ok(
    places.every((place, at) => place > (places[at - 1] ?? 0)),
    places.join(),
  )
  assert.match(html, /harbour-lane-bakery\.test\/about/)
})

describe('a press', () => {
  test('keeps what was chosen and said, and begins', async () => {
    const { requestId, ticket } = await out()
    const [first, second, ...rest] = offered.chosen.thread
    const other = offered.others[0] ?? ''
    const fields: Fields = [
      ['who', offered.chosen.who[0] ?? ''],
      ...[second, first, ...rest].map((key): [string, string] => ['row', key ?? '']),
      ...[second, first].map((key): [string, string] => ['thread', key ?? '']),
      ['take', other],
      ['sentence', sentence],
      ['do', 'make'],
    ]
    const answer = await send(ticket, fields)
    assert.equal(answer.status, 303, await answer.text())
    assert.equal(answer.headers.get('location'), `/minute/${ticket}`)
    const wishes = await wishesOf(pool, requestId)
    assert.deepEqual(wishes.chosen.thread, [second, first, other])
    assert.equal(wishes.sentence, sentence)
    const making = await (await open(ticket)).text()
    assert.match(making, /It is being made/)
    assert.match(making, /<noscript><meta http-equiv="refresh"/i)
  })

  test('while it is being made says so, changes nothing and loses no word', async () => {
    const { requestId, ticket } = await out()
    const fields: Fields = [...untouched(), ['sentence', sentence], ['do', 'make']]
    assert.equal((await send(ticket, fields)).status, 303)
    const second = await send(ticket, fields)
    assert.equal(second.status, 409)
    const late = await second.text()
    assert.match(late, /this press has changed nothing yet/)
    assert.ok(late.includes(sentence))
    assert.equal((await stands(pool, requestId)).remakes, 1)
  })

  test('with a number against the website is told which, beside the field', async () => {
    const { requestId, ticket } = await out()
    const wrong = 'A wedding cake costs from £6.50 a portion.'
    const answer = await send(ticket, [...untouched(), ['sentence', wrong], ['do', 'make']])
    const html = await answer.text()
    assert.equal(answer.status, 422)
    assert.ok(html.includes('Your website says £4.50'))
    assert.match(html, /href="#sentence"/)
    assert.match(html, /aria-invalid="true"/)
    assert.ok(html.includes(wrong.replace("'", '&#x27;')))
    assert.equal(await wishesOf(pool, requestId), undefined)
  })

  test('of a button that moves shows the new order and keeps what was typed', async () => {
    const { requestId, ticket } = await out()
    const [first, second] = offered.chosen.thread
    const answer = await send(ticket, [...untouched(), ['sentence', 'half a sen'], ['do', `down:${first}`]])
    const html = await answer.text()
    assert.equal(answer.status, 200)
    assert.ok(html.indexOf(`name="row" value="${second}"`) < html.indexOf(`name="row" value="${first}"`))
    assert.ok(html.includes('half a sen'))
    assert.match(html, /autofocus/i)
    assert.equal(await wishesOf(pool, requestId), undefined)
  })

  test('with too little ticked is told how many words there are', async () => {
    const { ticket } = await out()
    const answer = await send(ticket, [
      ['who', offered.chosen.who[0] ?? ''],
      ['do', 'make'],
    ])
    assert.equal(answer.status, 422)
    assert.match(await answer.text(), /too few for an episode/)
  })
})

describe('whatever somebody sends', () => {
  test('is text, in every field, and nothing of it breaks the page', async () => {
    const { requestId, ticket } = await out()
    for (const text of [
      ...hostileTexts.slice(0, 12),
      'constructor',
      '__proto__',
      'a\0b',
      '\u202egnp.exe',
      'x'.repeat(50_000),
    ]) {
      const fields = [
        ...typedFields,
        'row',
        'thread',
        'who',
        'opening',
        'step',
        'take',
        'do',
        'review-row',
        'reviews',
        'constructor',
      ]
      const answer = await send(
        ticket,
        fields.map((field): [string, string] => [field, text]),
      )
      const html = await answer.text()
      assert.ok([200, 413, 422].includes(answer.status), `${answer.status} ${text.slice(0, 40)}`)
      if (text.includes('<')) assert.ok(!html.includes(text), text)
    }
    assert.equal(await wishesOf(pool, requestId), undefined)
  })

  test('as a file, as a torn form or as a megabyte is refused in a sentence', async () => {
    const { ticket } = await out()
    const file = new FormData()
    file.set('sentence', new Blob(['x']))
    const post = (body: BodyInit, type?: string) =>
      fetch(`${site.origin}/minute/${ticket}`, {
        method: 'POST',
        body,
        ...(type && { headers: { 'content-type': type } }),
      })
    assert.equal((await post(file)).status, 400)
    assert.equal((await post('--x\r\n', 'multipart/form-data; boundary=y')).status, 400)
    assert.equal((await post('x'.repeat(1_000_000), 'application/x-www-form-urlencoded')).status, 413)
  })
})

describe('a link', () => {
  test('of nobody, and one whose request is erased, says the same', async () => {
    const { requestId, ticket } = await out()
    await pool.query('delete from podcast_requests where id = $1', [requestId])
    for (const token of [randomUUID(), ticket]) {
      for (const answer of [await open(token), await send(token, [['do', 'make']])]) {
        assert.equal(answer.status, 404)
        assert.match(await answer.text(), /There is no episode here/)
      }
    }
  })

  test('of another episode changes that one alone', async () => {
    const [mine, theirs] = [await out(), await out()]
    await send(mine.ticket, [...untouched(), ['do', 'make']])
    assert.ok(await wishesOf(pool, mine.requestId))
    assert.equal(await wishesOf(pool, theirs.requestId), undefined)
  })

  test('that is too old, and one of an episode that is not there yet, say so', async () => {
    const { requestId, ticket } = await out()
    await pool.query(`update podcast_requests set created_at = now() - interval '100 days' where id = $1`, [
      requestId,
    ])
    assert.match(await (await open(ticket)).text(), /This link is too old/)
    const { ticket: fresh } = await askedWithTicket(pool)
    assert.match(await (await open(fresh)).text(), /It is being made/)
  })

  test('is in no line of the log', () => {
    assert.ok(tickets.length > 5)
    for (const ticket of tickets) assert.ok(!site.lines.join('').includes(ticket))
  })
})

test('with the database away nothing that was typed is lost', async () => {
  const away = async () => {
    throw Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
  }
  const gone = { query: away, connect: away } as unknown as pg.Pool // the least that is asked of one
  await using dark = await startSite({
    config: testConfig(),
    database: { isReady: async () => 'away', pool: gone },
  })
  const token = randomUUID()
  const shown = await fetch(`${dark.origin}/minute/${token}`)
  assert.equal(shown.status, 503)
  assert.match(await shown.text(), /We cannot reach our notes/)
  const pressed = await send(token, [...untouched(), ['sentence', sentence], ['do', 'make']], dark.origin)
  const html = await pressed.text()
  assert.equal(pressed.status, 503)
  assert.ok(html.includes(sentence) && html.includes(offered.chosen.thread[0] ?? '-'))
})
