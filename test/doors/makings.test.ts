import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { findMakings } from '#database/makings.ts'
import { mediaKey } from '#domain/published-episode.ts'
import { workKey } from '#domain/work-files.ts'
import { followMakings } from '#operations/follow-makings.ts'
import { ticketHash } from '#operations/request-episode.ts'
import { createListeningDoors } from '#server/doors/listening-doors.ts'
import { securityHeaders } from '#server/site/security-headers.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, anEpisode, keepSteps, published } from '#test/episode-under-test.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const { doors } = createListeningDoors({ pool, storage, security: securityHeaders({ isHttps: false }) })

/** A request with a ticket whose episode has come so far. */
async function begun(outputs: object, step: string | null = null) {
  const ticket = randomUUID()
  const { rows } = await pool.query(
    `insert into podcast_requests (website_url, email, ticket_hash)
     values ('https://bakery.test', $1, decode($2, 'hex')) returning id`,
    [`ada-${ticket}@bakery.test`, ticketHash(ticket)],
  )
  const requestId: string = rows[0].id
  await pool.query('insert into private.productions (request_id, step) values ($1, $2)', [requestId, step])
  await keepSteps(pool, requestId, outputs)
  const making = async () => (await findMakings(pool, [ticketHash(ticket)])).get(ticketHash(ticket))
  const cover = (asked = ticket) => doors.request(`/progress/${asked}/cover.jpg`)
  return { ticket, requestId, making, cover }
}

const reading = { pages: [1, 2, 3], passages: [1, 2, 3, 4, 5] }
const script = {
  show: 'Slow Bread',
  title: 'At night',
  chapters: [{ sentences: [1, 2] }, { sentences: [3] }],
}
const picture = (content: string) => new Blob([content], { type: 'image/jpeg' })

describe('whoever holds the ticket', () => {
  test('sees of the episode what there is by now, and no more', async () => {
    assert.deepEqual(await (await begun({}, 'read-website')).making(), { at: 'read-website' })
    const written = await begun({ 'read-website': reading, 'check-facts': { script } }, 'record-voices')
    assert.deepEqual(await written.making(), {
      at: 'record-voices',
      read: { pages: 3, passages: 5 },
      show: 'Slow Bread',
      title: 'At night',
      sentences: 3,
    })
  })

  test('is told the title of what was recorded, its length, and the subject once its letter has left', async () => {
    const { requestId, making } = await begun({
      'check-facts': { script },
      'record-voices': { clips: 3, seconds: 60 },
      master: { episode: anEpisode(10) },
      illustrate: {},
    })
    const made = await making()
    assert.deepEqual([made?.title, made?.seconds, made?.recorded], ['What a loaf does at night', 60, 3])
    assert.match(made?.cover ?? '', /^\d{13}$/)
    assert.equal(made?.sent, undefined)
    await pool.query(
      `insert into private.letters (request_id, kind, facts, state, changed_at)
       select id, 'episode-ready', '{"title":"In the letter"}', 'sent', created_at + interval '9 seconds'
       from podcast_requests where id = $1`,
      [requestId],
    )
    assert.deepEqual((await making())?.sent, { title: 'In the letter', seconds: 9 })
  })

  test('sees nothing more of what was stopped or has failed', async () => {
    for (const status of ['stopped', 'failed']) {
      const { requestId, making, cover } = await begun({ 'check-facts': { script }, illustrate: {} })
      await pool.query('update podcast_requests set status = $2 where id = $1', [requestId, status])
      assert.equal(await making(), undefined)
      assert.equal((await cover()).status, 404)
    }
  })

  test('gets the cover once it is drawn, and that of the published episode afterwards', async () => {
    const { ticket, requestId, cover } = await begun({ 'check-facts': { script } })
    assert.equal((await cover()).status, 404)
    await storage.put(workKey(requestId, 'cover-small.jpg'), picture('drawn'))
    await keepSteps(pool, requestId, { illustrate: {} })
    assert.equal(await (await cover()).text(), 'drawn')
    const { media } = await published(pool, storage, { requestId })
    const shown = await cover()
    assert.equal(shown.headers.get('cache-control'), 'no-store')
    const small = await new Response(await storage.open(mediaKey(media.name, 'cover-small.jpg'))).text()
    assert.equal(await shown.text(), small)
    assert.equal((await cover(`${ticket}x`)).status, 404)
  })
})

test('results of steps are read once for each change, however often somebody looks', async () => {
  const asked: (readonly string[])[] = []
  const makingsOf = followMakings(async (tickets) => {
    asked.push(tickets)
    return new Map(tickets.map((ticket) => [ticket, { sentences: asked.length }]))
  })
  const standing = (work: string | null) => ({ status: 'read', place: null, work })
  const look = (...works: [string, string | null][]) =>
    makingsOf(new Map(works.map(([ticket, work]) => [ticket, standing(work)])))
  assert.equal((await look(['a', null]))('a'), undefined)
  await look(['a', 'plan'], ['b', 'plan'])
  assert.deepEqual((await look(['a', 'plan'], ['b', 'write']))('a'), { sentences: 1 })
  assert.deepEqual((await look(['a', 'plan'], ['b', 'write']))('b'), { sentences: 2 })
  assert.deepEqual(asked, [['a', 'b'], ['b']])
})
