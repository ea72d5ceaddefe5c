import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { defaultCast, voiceNamed } from '#content/voices.ts'
import { offerEpisode } from '#database/review.ts'
import { isHost, type Plan, type Script } from '#domain/script.ts'
import { requestByHand } from '#operations/request-by-hand.ts'
import { showBoard } from '#operations/show-board.ts'
import { tryAgain } from '#operations/try-again.ts'
import type { Vendors } from '#production/steps/step.ts'
import { openWorkshop } from '#production/workshop.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { until } from '#test/faults/alive.ts'
import { bakeryText } from '#test/people/bakery-text.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'
import { createWeb } from '#vendors/web/create-web.ts'

const { pool } = await startDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'briefs-'))
after(() => rm(folder, { recursive: true }))
const [host, guest] = [voiceNamed(defaultCast.host), voiceNamed(defaultCast.guest)]
assert.ok(host && guest)
const { operator } = await anOperator(pool)
const asked = new Set<string>()
const texts: string[] = []
const { module: _, ...elsewhere } = speech
const vendors: Vendors = {
  web: createWeb({ siteOrigin: 'http://localhost:3000', fixtures: 'content/sample-sites' }),
  // Nobody speaks: it is enough to know who was asked to.
  speech: {
    ...elsewhere,
    engine: 'azure',
    speak: ({ voice, text }) => {
      asked.add(voice)
      texts.push(text)
      return Promise.resolve({ outcome: 'ask', reason: 'The key is refused.' })
    },
  },
  storage: folderStorage(path.join(folder, 'media')),
  cast: { host, guest },
  cacheFolder: path.join(folder, 'clips'),
  approve: (offer) => offerEpisode(pool, offer, 'automatic'),
  publish: () => Promise.reject(new Error('Nothing comes so far.')),
}
const quiet = { info() {}, warn() {}, error() {} }

beforeEach(async () => {
  await emptyTables(pool, 'podcast_requests')
  asked.clear()
})

const usual = {
  website: 'harbour-lane-bakery.test',
  text: '',
  business: '',
  email: 'ada@mill-lane.test',
  topic: '',
  note: '',
  pages: '',
  again: '',
  minutes: '5',
  hosts: '2',
  host: 'ruth',
  guest: 'finn',
  review: 'usual',
}
async function enter(changes: Partial<typeof usual>): Promise<string> {
  const id = crypto.randomUUID()
  const typed = { ...usual, ...changes }
  assert.equal((await requestByHand({ pool, operatorId: operator.id, id, typed })).outcome, 'made')
  return id
}
const board = async () => (await showBoard(pool, { filter: 'all', search: '' }, Date.now())).rows[0]

/** A job that waits does so for hours: whatever happens sooner was asked for. */
async function workUntil(isSo: () => Promise<boolean>): Promise<void> {
  const stop = new AbortController()
  const close = await openWorkshop({
    pool,
    vendors,
    log: quiet,
    signal: stop.signal,
    pauseMilliseconds: 20,
    patience: { retryDelay: 7200, retryDelayMax: 14_400 },
  })
  try {
    await until(isSo)
  } finally {
    stop.abort()
    await close()
  }
}
const outputOf = async <T>(id: string, step: string): Promise<T> =>
  (
    await pool.query('select output from private.finished_steps where request_id = $1 and step = $2', [
      id,
      step,
    ])
  ).rows[0]?.output

test('names are said as the voice guide of the website says', async () => {
  await pool.query(`insert into private.voice_guides (host, number, guide) values ($1, 1, $2)`, [
    'harbour-lane-bakery.test',
    { names: [{ name: 'Harbour Lane', said: 'harber lain' }] },
  ])
  await enter({})
  await workUntil(async () => (await board())?.need === 'operator')
  assert.ok(texts.some((text) => text.includes('harber lain')) && !texts.join().includes('Harbour Lane'))
})

describe('a brief', () => {
  test('gives an episode its length, its name and its voices', async () => {
    const id = await enter({ business: 'The Lane', minutes: '4' })
    await workUntil(async () => (await board())?.need === 'operator')
    const plan = await outputOf<Plan>(id, 'plan')
    assert.deepEqual([plan.speakers, plan.business.name], [2, 'The Lane'])
    assert.ok(
      plan.seconds >= 60 && plan.seconds <= 240,
      'as long as the material, and no longer than was asked',
    )
    assert.ok(asked.has(speech.voices.ruth ?? '') || asked.has(speech.voices.finn ?? ''))
    assert.ok(!asked.has(speech.voices.nora ?? ''))
    assert.equal((await board())?.business, 'The Lane')
  })

  test('with a text is read instead of any website, and spoken by one host', async () => {
    const id = await enter({ website: '', text: await bakeryText(), business: 'Harbour Lane', hosts: '1' })
    await workUntil(async () => (await board())?.need === 'operator')
    const { script } = await outputOf<{ script: Script }>(id, 'check-facts')
    const speakers = script.chapters.flatMap(({ sentences }) => sentences.map(({ speaker }) => speaker))
    assert.deepEqual([...new Set(speakers.filter(isHost))], ['host'])
    assert.ok(speakers.includes('reader'))
    const { passages } = await outputOf<{ passages: { url: string }[] }>(id, 'read-website')
    assert.deepEqual([...new Set(passages.map(({ url }) => url))], ['text:Harbour%20Lane'])
    assert.ok(asked.has(speech.voices.ruth ?? ''))
    assert.ok(!asked.has(speech.voices.finn ?? ''))
  })
})

test('what waits for the operator goes on as soon as the operator says so, from the step that was not finished', async () => {
  const id = await enter({})
  await workUntil(async () => (await board())?.need === 'operator')
  const finished = async () =>
    (await pool.query('select step, finished_at from private.finished_steps where request_id = $1', [id]))
      .rows
  const before = await finished()
  asked.clear()
  assert.deepEqual(await tryAgain({ pool, operatorId: operator.id, requestId: id }), { outcome: 'done' })
  assert.deepEqual([(await board())?.state, (await board())?.trouble], ['working', ''])
  await workUntil(async () => asked.size > 0 && (await board())?.need === 'operator')
  assert.deepEqual(await finished(), before)
})

test('what failed begins again though its job had ended', async () => {
  const id = await enter({ website: 'nobody-is-here.test' })
  await workUntil(async () => (await board())?.need === 'failure')
  await tryAgain({ pool, operatorId: operator.id, requestId: id })
  assert.equal((await board())?.state, 'working')
  await workUntil(async () => (await board())?.need === 'failure')
  const { rows } = await pool.query(
    `select state from private.letters where request_id = $1 and kind = 'request-failed'`,
    [id],
  )
  assert.equal(rows.length, 1)
})
