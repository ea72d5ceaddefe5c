import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { PgBoss } from 'pg-boss'
import { defaultCast, voiceNamed } from '#content/voices.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { beginStep } from '#database/production-steps.ts'
import { beginProductions } from '#database/productions.ts'
import { openQueue, type Patience } from '#database/queue.ts'
import { offerEpisode } from '#database/review.ts'
import { madeSteps } from '#domain/production.ts'
import { workKey } from '#domain/work-files.ts'
import { produceEpisode } from '#production/line.ts'
import type { Publication } from '#production/publish/publish-episode.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import type { Vendors } from '#production/steps/step.ts'
import { openWorkshop } from '#production/workshop.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aWrittenEpisode } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { until } from '#test/faults/alive.ts'
import { quickVoice } from '#test/quick-voice.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { StorageTrouble } from '#vendors/storage/storage.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'
import { createWeb } from '#vendors/web/create-web.ts'
import { giveUp, type Web } from '#vendors/web/web.ts'

const { pool, url } = await startDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'workshop-'))
after(() => rm(folder, { recursive: true }))
const storage = folderStorage(path.join(folder, 'media'))
const [host, guest] = [voiceNamed(defaultCast.host), voiceNamed(defaultCast.guest)]
assert.ok(host && guest)
const samples = createWeb({ siteOrigin: 'http://localhost:3000', fixtures: 'content/sample-sites' })
const usual: Vendors = {
  web: samples,
  speech: quickVoice,
  storage,
  cast: { host, guest },
  cacheFolder: path.join(folder, 'clips'),
  approve: (offer) => offerEpisode(pool, offer, 'automatic'),
  publish: (publication: Publication) =>
    publishEpisode({ pool, storage, secretKey: testSecretKey }, publication),
}
const lines: { event: string; [field: string]: unknown }[] = []
const note = (entry: { event: string }) => void lines.push(entry)
const log = { info: note, warn: note, error: note }

beforeEach(async () => {
  await emptyTables(pool, 'podcast_requests')
  lines.length = 0
})

async function ask(website: string): Promise<string> {
  const { rows } = await pool.query(
    'insert into podcast_requests (website_url, email) values ($1, $2) returning id',
    [`https://${website}`, 'ada@bakery.test'],
  )
  return rows[0].id
}
const rowOf = async (id: string) =>
  (
    await pool.query(
      `select status, step, attempts, trouble, ended_at is not null as has_ended
       from podcast_requests left join private.productions on request_id = id where id = $1`,
      [id],
    )
  ).rows[0]
const letterTo = async (id: string, kind: string) =>
  (await pool.query('select facts from private.letters where request_id = $1 and kind = $2', [id, kind])).rows

/** A worker that has taken an episode on and is never heard of again. */
async function beginAndDie(patience: Patience): Promise<void> {
  const queue = await openQueue({ pool, trouble: assert.ifError, patience })
  await inTransaction(pool, async (client) => {
    for (const requestId of await beginProductions(client, 1)) await queue.add(client, requestId)
  })
  await queue.close()
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  assert.equal((await boss.fetch('episodes')).length, 1)
  await boss.stop()
}

/** Works until the request has come so far; retries come after a second. */
async function workUntil(
  changes: Partial<Vendors>,
  isSo: () => Promise<boolean>,
  patience: Patience = {},
): Promise<void> {
  const stop = new AbortController()
  const vendors = { ...usual, ...changes }
  const close = await openWorkshop({
    pool,
    vendors,
    log,
    signal: stop.signal,
    pauseMilliseconds: 20,
    patience: { retryDelay: 1, retryDelayMax: 1, ...patience },
    lostPollSeconds: 0.5,
  })
  try {
    await until(isSo)
  } finally {
    stop.abort()
    await close()
  }
}

describe('a website that gives no episode', () => {
  for (const [website, code] of [
    ['elm-street-plumbing.test', 'too-little'],
    ['orbit-fitness.test', 'needs-scripts'],
    ['tischlerei-brandt.test', 'language'],
    ['closed-garden.test', 'robots'],
    ['nobody-is-here.test', 'not-found'],
  ] as const)
    test(`${website} ends in an honest letter (${code})`, async () => {
      const id = await ask(website)
      await workUntil({}, async () => (await rowOf(id)).status === 'failed')
      const [letter] = await letterTo(id, 'request-failed')
      assert.equal(letter?.facts.code, code)
      assert.ok(letter?.facts.reason.length > 30)
      assert.equal((await rowOf(id)).has_ended, true)
    })
})

describe('a world that is not ready', () => {
  test('is waited for, and its trouble is not counted against the step', async () => {
    let tries = 0
    const web: Web = {
      fetchPage: (url, options) =>
        ++tries <= 6
          ? Promise.resolve({ outcome: 'wait', reason: 'It is busy.' })
          : samples.fetchPage(url, options),
    }
    const id = await ask('elm-street-plumbing.test')
    await workUntil({ web }, async () => (await rowOf(id)).status === 'failed')
    assert.equal((await letterTo(id, 'request-failed'))[0]?.facts.code, 'too-little')
    assert.ok(lines.some(({ event, reason }) => event === 'episode-waits' && reason === 'It is busy.'))
  })

  test('is not waited for by an episode whose worker died', async () => {
    const id = await ask('elm-street-plumbing.test')
    const patience = { retryDelay: 3600, retryDelayMax: 3600 }
    await beginAndDie(patience)
    // Nobody has heard of that worker for a minute: the queue itself says so as soon as somebody works again.
    const { rowCount } = await pool.query(
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where id = $1 and state = 'active'`,
      [id],
    )
    assert.equal(rowCount, 1)
    await workUntil({}, async () => (await rowOf(id)).status === 'failed', patience)
  })

  test('waits on for the operator however long it takes', async () => {
    const id = await ask('harbour-lane-bakery.test')
    let waits = 0
    const noRoom = async () => (++waits > 4 ? undefined : 'The disk is full.')
    const record = () => Promise.resolve({ outcome: 'give-up', reason: 'Far enough.' } as const)
    const { module: _, ...elsewhere } = { ...speech, speak: record }
    await workUntil({ noRoom, speech: elsewhere }, async () => waits > 4, { retryLimit: 1 })
    assert.deepEqual([(await rowOf(id)).status, (await rowOf(id)).has_ended], ['written', false])
  })

  test('is one whose disk fills up in the middle of a step, however often that happens', async () => {
    const full = (code: string) => Object.assign(new Error('No space left on device'), { code })
    let tries = 0
    const web: Web = {
      fetchPage: (url, options) =>
        ++tries <= 7 ? Promise.reject(full(tries % 2 ? 'ENOSPC' : '53100')) : samples.fetchPage(url, options),
    }
    const id = await ask('elm-street-plumbing.test')
    await workUntil({ web }, async () => (await rowOf(id)).status === 'failed')
    assert.equal((await letterTo(id, 'request-failed'))[0]?.facts.code, 'too-little')
    assert.ok(lines.some(({ event }) => event === 'episode-needs-operator'))
    assert.ok(lines.every(({ event }) => event !== 'step-failed'))
  })

  test('tells the operator what only the operator can mend, and goes on afterwards', async () => {
    const id = await ask('harbour-lane-bakery.test')
    let isMended = false
    const voiceless: Vendors['speech'] = {
      ...speech,
      engine: 'azure',
      speak: () => Promise.resolve({ outcome: 'ask', reason: 'The key is refused.' }),
    }
    const { module: _, ...elsewhere } = voiceless
    await workUntil({ speech: elsewhere }, async () => {
      isMended = lines.some(
        ({ event, reason }) => event === 'episode-needs-operator' && reason === 'The key is refused.',
      )
      return isMended
    })
    assert.deepEqual([(await rowOf(id)).status, (await rowOf(id)).has_ended], ['written', false])
  })
})

describe('a step that ends its workers', () => {
  test('is parked after five of them, and others go on', async () => {
    const poison = await ask('harbour-lane-bakery.test')
    const other = await ask('elm-street-plumbing.test')
    const web: Web = {
      fetchPage: (url, options) => {
        if (url.includes('harbour')) throw new TypeError('a fault of ours')
        return samples.fetchPage(url, options)
      },
    }
    await workUntil({ web }, async () => (await rowOf(poison)).has_ended && (await rowOf(other)).has_ended)
    assert.equal((await letterTo(poison, 'request-failed'))[0]?.facts.code, 'our-trouble')
    assert.equal((await letterTo(other, 'request-failed'))[0]?.facts.code, 'too-little')
    assert.equal(lines.filter(({ event }) => event === 'step-failed').length, 5)
  })

  test('works alone after two of them, so that no other episode ends with it', async () => {
    const [suspect, other] = [await ask('harbour-lane-bakery.test'), await ask('elm-street-plumbing.test')]
    await pool.query('insert into private.productions (request_id) values ($1), ($2)', [suspect, other])
    for (let deaths = 0; deaths < 2; deaths++) await beginStep(pool, suspect, 'read-website')
    await pool.query('update private.productions set again_at = now()')
    const order: string[] = []
    const web: Web = {
      fetchPage: async (url, options) => {
        order.push(new URL(url).host)
        await new Promise((resolve) => setImmediate(resolve))
        return url.includes('harbour') ? giveUp('not-found') : samples.fetchPage(url, options)
      },
    }
    await workUntil({ web }, async () => (await rowOf(suspect)).has_ended && (await rowOf(other)).has_ended)
    const changes = order.filter((host, at) => host !== order[at - 1])
    assert.equal(changes.length, 2, order.join(', '))
  })

  test('counts those that died without a word', async () => {
    const id = await ask('harbour-lane-bakery.test')
    await pool.query('insert into private.productions (request_id) values ($1)', [id])
    for (let deaths = 0; deaths < 5; deaths++) await beginStep(pool, id, 'read-website')
    const order = { requestId: id, website: 'https://harbour-lane-bakery.test', vendors: usual }
    const { notebookInDatabase, PoisonousStep } = await import('#production/notebook-in-database.ts')
    const { signal } = new AbortController()
    await assert.rejects(
      async () => produceEpisode({ ...order, signal }, await notebookInDatabase(pool, id)),
      PoisonousStep,
    )
  })
})

describe('an episode that is stopped', () => {
  test('before its work begins makes no work', async () => {
    const id = await ask('harbour-lane-bakery.test')
    await pool.query(`update podcast_requests set status = 'stopped'`)
    const other = await ask('elm-street-plumbing.test')
    await workUntil({}, async () => (await rowOf(other)).status === 'failed')
    assert.deepEqual([(await rowOf(id)).status, (await rowOf(id)).step], ['stopped', null])
  })
})

describe('an episode whose script is written', () => {
  test('survives storage that fails and an end after publishing, and is published once', async () => {
    const id = await aWrittenEpisode(pool)
    let storageFailures = 0
    let deletions = 0
    const published: string[] = []
    const vendors: Partial<Vendors> = {
      storage: {
        ...storage,
        put: (key, content) =>
          key.endsWith('card.jpg') && storageFailures++ < 1
            ? Promise.reject(new StorageTrouble('wait', 'Away.'))
            : storage.put(key, content),
        delete: (key) =>
          ++deletions === 2 ? Promise.reject(new Error('killed while clearing away')) : storage.delete(key),
      },
      publish: async (publication) => {
        const answer = await usual.publish(publication)
        if (answer.outcome === 'published') published.push(answer.token)
        if (published.length === 1) throw new Error('killed after publishing, before it was written down')
        return answer
      },
    }
    const isCleared = async () =>
      (await rowOf(id)).has_ended && (await storage.list(workKey(id, ''))).length === 0
    await workUntil(vendors, isCleared)
    assert.equal(published.length, 1)
    const { rows } = await pool.query('select step from private.finished_steps where request_id = $1', [id])
    assert.deepEqual(rows.map(({ step }) => step).sort(), madeSteps.toSorted())
    const [letter] = await letterTo(id, 'episode-ready')
    assert.equal(letter?.facts.title, 'A family bakery in Saltmouth')
    assert.doesNotMatch(JSON.stringify([letter, rows]), new RegExp(published[0] ?? ''))
    assert.equal((await pool.query('select from private.episodes where request_id = $1', [id])).rowCount, 1)
  })
})
