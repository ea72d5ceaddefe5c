import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { guideOfRequest, newestGuide } from '#database/voice-guides.ts'
import type { VoiceGuide } from '#domain/voice-guide.ts'
import type { Wishes } from '#domain/wishes.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder, anEpisode, published } from '#test/episode-under-test.ts'
import { everyRow } from '#test/everything-kept.ts'
import { until } from '#test/faults/alive.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { anEndedEpisode, aReading } from '#test/minute-under-test.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const site = await startSite({ database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const storage = await aMediaFolder()
const reading = await aReading()
const host = 'harbour-lane-bakery.test'
const { cookie } = await anOperator(pool, { role: 'operator' })
beforeEach(() => emptyTables(pool, 'podcast_requests', 'private.voice_guides', 'private.episodes'))

const address = `${site.origin}/studio/guide/${host}`
const open = async (at = address) => {
  const answer = await fetch(at, { headers: { cookie }, redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}
const nothing = Object.fromEntries(
  'purpose audience action tone never uses avoids names secrets host guest english'
    .split(' ')
    .map((field) => [field, '']),
)
const send = (fields: Record<string, string>, at = address) =>
  fetch(at, {
    method: 'POST',
    headers: { cookie, ...fromOurPage },
    body: new URLSearchParams({ ...nothing, 'based-on': '0', ...fields }),
    redirect: 'manual',
  })
const aFact = (at: number, text: string, other: Record<string, string> = {}) => ({
  [`fact-${at}-text`]: text,
  [`fact-${at}-by`]: other.by ?? 'Ruth Aldous',
  [`fact-${at}-on`]: other.on ?? '2026-11-20',
  [`fact-${at}-request`]: other.request ?? '',
  [`fact-${at}-decision`]: other.decision ?? '',
})
const wish = (requestId: string, wishes: Wishes) =>
  pool.query('insert into private.wishes (request_id, number, wishes) values ($1, 1, $2)', [
    requestId,
    wishes,
  ])
const kept = async (): Promise<VoiceGuide | undefined> => (await newestGuide(pool, host))?.guide

describe('the first visit to a guide', () => {
  test('finds what the website says, what whoever asked has said, and what operators have noted', async () => {
    const { requestId } = await anEndedEpisode(pool, reading)
    await wish(requestId, { saidOn: '2026-11-21', sentence: 'We bake for the cafés of this harbour.' })
    await pool.query(
      `insert into private.briefs (request_id, hosts, voices, note) values ($1, 2, '{}', 'Mention the old oven.')`,
      [requestId],
    )
    await published(pool, storage, { requestId, episode: anEpisode() })
    const { html, status } = await open()
    assert.equal(status, 200)
    assert.match(html, /<textarea[^>]*name="names"[^>]*>Harbour Lane Bakery</)
    assert.match(html, /The website: “/)
    assert.match(html, /name="fact-0-text"[^>]*>We bake for the cafés of this harbour\.</)
    assert.match(html, /name="fact-0-on"[^>]*value="2026-11-21"/)
    assert.match(html, /Mention the old oven\./)
    assert.match(html, /“What a loaf does at night”/)
    assert.match(html, /begins<!-- --> “<!-- -->Why does a loaf/)
    const { rows } = await pool.query(`select request_id from private.deeds where deed = 'read-episode'`)
    assert.deepEqual(rows, [{ request_id: requestId }])
  })

  test('works for a website that nobody has asked for yet, and has one address', async () => {
    assert.equal((await open(`${site.origin}/studio/guide/unknown-shop.test`)).status, 200)
    const spelled = await open(`${site.origin}/studio/guide/www.${host}`)
    assert.deepEqual([spelled.status, spelled.location], [302, `/studio/guide/${host}`])
    for (const wrong of ['no-host', 'text:ada', '%3Cscript%3E', 'a b.test'])
      assert.equal(
        (await open(`${site.origin}/studio/guide/${encodeURIComponent(wrong)}`)).status,
        404,
        wrong,
      )
    const search = await open(`${site.origin}/studio/guides?website=https://www.${host}/about`)
    assert.deepEqual([search.status, search.location], [302, `/studio/guide/${host}`])
    assert.match((await open(`${site.origin}/studio/guides?website=no`)).html, /no address of a website/)
  })
})

describe('a guide that is kept', () => {
  test('holds for every request for its website, and says who has written it and when', async () => {
    const { requestId } = await anEndedEpisode(pool, reading)
    const answer = await send({
      tone: 'warm, exact, dry',
      english: 'british',
      ...aFact(0, 'we moved in 2019'),
    })
    assert.deepEqual([answer.status, answer.headers.get('location')], [302, `/studio/guide/${host}?kept=1`])
    assert.deepEqual(await guideOfRequest(pool, requestId), {
      tone: ['warm', 'exact', 'dry'],
      english: 'british',
      facts: [{ text: 'We moved in 2019.', by: 'Ruth Aldous', on: '2026-11-20' }],
    })
    const { html } = await open(`${address}?kept=1`)
    assert.match(html, /Kept as version 1\./)
    assert.match(html, /Version 1, by Ines, /)
    assert.match((await open(`${site.origin}/studio/guides`)).html, new RegExp(`/studio/guide/${host}`))
  })

  test('is written once by two who press at the same moment, and the other keeps what they have typed', async () => {
    const answers = await Promise.all([send({ tone: 'warm' }), send({ tone: 'loud' })])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [302, 409])
    const late = answers.find(({ status }) => status === 409)
    const html = (await late?.text()) ?? ''
    assert.match(html, /Ines<!-- --> has changed|Ines has changed this guide meanwhile/)
    assert.match(html, /name="tone"[^>]*value="(?:warm|loud)"/)
    const [tone] = (await kept())?.tone ?? []
    assert.doesNotMatch(html, new RegExp(`name="tone"[^>]*value="${tone}"`))
    assert.equal((await send({ tone: 'cosy' })).status, 409)
    assert.match(html, /name="based-on" value="1"/, 'whoever presses again takes its place')
    assert.equal((await send({ tone: tone ?? '', 'based-on': '1' })).status, 200, 'nothing is different')
    assert.equal((await newestGuide(pool, host))?.number, 1)
  })

  test('comes back with what was typed where something of it cannot be kept', async () => {
    const answer = await send({
      tone: 'a, b, c, d',
      purpose: '<b>bread</b>',
      ...aFact(0, 'Bread.', { by: '' }),
    })
    const html = await answer.text()
    assert.equal(answer.status, 422)
    for (const field of ['tone', 'purpose', 'fact-0-text'])
      assert.match(html, new RegExp(`id="${field}"[^>]*aria-invalid="true"`))
    assert.match(html, /&lt;b&gt;bread&lt;\/b&gt;/)
    assert.equal(await kept(), undefined)
  })

  test('runs nothing, whatever was typed or read', async () => {
    for (const text of hostileTexts.slice(0, 20)) {
      const answer = await send({ purpose: text, names: text, ...aFact(0, text) })
      assert.ok(answer.status < 500, text)
      assert.ok(!(await answer.text()).includes(text) || !text.includes('<'), text)
    }
    assert.ok((await send({ 'based-on': 'constructor' })).status < 500)
  })
})

describe('a fact that the website says otherwise', () => {
  test('is shown with what the website says, waits for an operator, and the decision is kept', async () => {
    await anEndedEpisode(pool, reading)
    const fact = 'The tasting costs £25 for two people.'
    await send(aFact(0, fact))
    const { html } = await open()
    assert.match(html, /The client: £25\. The website: £20/)
    assert.match(html, /It is not told until you decide\./)
    await send({ ...aFact(0, fact, { decision: 'leave-out' }), 'based-on': '1' })
    assert.equal((await kept())?.facts?.[0]?.decision, 'leave-out')
    assert.doesNotMatch((await open()).html, /until you decide/)
    await send({ ...aFact(0, fact, { decision: 'keep' }), 'based-on': '2' })
    assert.match((await open()).html, /<option value="keep" selected="">/)
  })

  test('is held against the website alone, whatever was told of it before', async () => {
    const said = { id: 'client-1', url: '', kind: 'text', heading: '', saidOn: '2026-11-20' } as const
    const text = 'The tasting costs £25 for two people.'
    await anEndedEpisode(pool, { ...reading, passages: [...reading.passages, { ...said, text }] })
    await send(aFact(0, text, { decision: 'keep' }))
    assert.match((await open()).html, /The client: £25\. The website: £20/)
  })

  test('promises no safety', async () => {
    await anEndedEpisode(pool, reading)
    await send(aFact(0, 'All our cakes are gluten free.', { decision: 'keep' }))
    assert.match((await open()).html, /Only words of the website may promise this\./)
  })
})

describe('what whoever asked has said', () => {
  test('is kept by no guide that is saved while their request is deleted', async () => {
    const { requestId } = await anEndedEpisode(pool, reading)
    const deleting = await pool.connect()
    await deleting.query('begin')
    await deleting.query('delete from podcast_requests where id = $1', [requestId])
    const saving = send(aFact(0, 'Ada has a secret oven.', { request: requestId }))
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await until(async () => (await pool.query(waiting)).rowCount === 1)
    await deleting.query('commit')
    deleting.release()
    assert.equal((await saving).status, 302)
    assert.deepEqual((await kept())?.facts, [])
  })

  test('goes from the guide with their request, and the guide with the last one', async () => {
    const [ada, bo] = [await anEndedEpisode(pool, reading), await anEndedEpisode(pool, reading)]
    const facts = {
      ...aFact(0, 'Ada has a secret oven.', { request: ada.requestId }),
      ...aFact(1, 'We moved twice.'),
      ...aFact(2, 'Stolen from elsewhere.', { request: crypto.randomUUID() }),
    }
    await send(facts)
    assert.deepEqual(
      (await kept())?.facts?.map(({ text }) => text),
      ['Ada has a secret oven.', 'We moved twice.'],
    )
    await pool.query('delete from podcast_requests where id = $1', [ada.requestId])
    assert.deepEqual(
      (await kept())?.facts?.map(({ text }) => text),
      ['We moved twice.'],
    )
    assert.doesNotMatch(await everyRow(pool), /secret oven/)
    await pool.query('delete from podcast_requests where id = $1', [bo.requestId])
    assert.equal(await kept(), undefined)
  })
})
