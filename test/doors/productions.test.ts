import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { claimLetter, markSent } from '#database/letters.ts'
import { beginStep, findFinishedSteps, finishStep, noteWaiting } from '#database/production-steps.ts'
import { beginProductions, failProduction, findOrder } from '#database/productions.ts'
import { keepPublication } from '#database/publication.ts'
import type { EpisodeMedia } from '#domain/published-episode.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anEpisode } from '#test/episode-under-test.ts'

const { pool } = await startDatabase()
beforeEach(() => emptyTables(pool, 'podcast_requests'))

async function asked(number = 1): Promise<string> {
  const { rows } = await pool.query(
    `insert into podcast_requests (website_url, email) values ($1, $2) returning id`,
    [`https://bakery-${number}.test`, `ada-${number}@bakery.test`],
  )
  return rows[0].id
}
async function begun(): Promise<string> {
  const requestId = await asked()
  await taken()
  return requestId
}
async function taken(most = 50): Promise<string[]> {
  const client = await pool.connect()
  try {
    return await beginProductions(client, most)
  } finally {
    client.release()
  }
}
const statusOf = async (id: string) =>
  (await pool.query('select status from podcast_requests where id = $1', [id])).rows[0]?.status
const lettersOf = async (id: string) =>
  (await pool.query('select kind, facts from private.letters where request_id = $1', [id])).rows
const publish = (requestId: string) =>
  keepPublication(pool, {
    requestId,
    tokenHash: '0'.repeat(64),
    episode: anEpisode(),
    ledger: {},
    media: { name: 'bread', sizes: {} as EpisodeMedia['sizes'] }, // nobody looks at its files
    facts: { title: 'Bread' },
    seconds: 1,
  })
const finish = (requestId: string, step: 'read-website', status: string | null, output: unknown = {}) =>
  finishStep(pool, { requestId, step, output, seconds: 1, status })

describe('a request', () => {
  test('becomes a production once, however many workers look at once', async () => {
    for (let number = 0; number < 40; number++) await asked(number)
    const found = await Promise.all([taken(), taken(), taken(), taken()])
    assert.equal(found.flat().length, 40)
    assert.equal(new Set(found.flat()).size, 40)
    assert.deepEqual(await taken(), [])
  })

  test('that was stopped is no work any more', async () => {
    const id = await begun()
    assert.equal((await findOrder(pool, id))?.website, 'https://bakery-1.test')
    await pool.query(`update podcast_requests set status = 'stopped'`)
    assert.equal(await findOrder(pool, id), undefined)
  })

  test('that is deleted takes its production with it', async () => {
    const id = await begun()
    await pool.query('delete from podcast_requests')
    assert.equal(await findOrder(pool, id), undefined)
    assert.equal((await pool.query('select from private.productions')).rowCount, 0)
  })
})

describe('a step', () => {
  test('keeps its first result, and the visitor sees it', async () => {
    const id = await begun()
    await finish(id, 'read-website', 'read', { name: 'Harbour\0 Lane' }) // Postgres keeps no NUL
    await finish(id, 'read-website', 'read', { name: 'Another' })
    assert.deepEqual([...(await findFinishedSteps(pool, id))], [['read-website', { name: 'Harbour Lane' }]])
    assert.equal(await statusOf(id), 'read')
  })

  test('counts how often it has begun without an end', async () => {
    const id = await begun()
    assert.deepEqual([await beginStep(pool, id, 'plan'), await beginStep(pool, id, 'plan')], [1, 2])
    await noteWaiting(pool, id, 'plan: busy')
    assert.equal(await beginStep(pool, id, 'plan'), 1)
    assert.equal(await beginStep(pool, id, 'master'), 1)
  })

  test('does not wake a request that was stopped meanwhile', async () => {
    const id = await begun()
    await pool.query(`update podcast_requests set status = 'stopped'`)
    await finish(id, 'read-website', 'read')
    assert.equal(await statusOf(id), 'stopped')
  })
})

describe('an end', () => {
  test('that is good owes one letter, and the request is delivered when that is sent', async () => {
    const id = await begun()
    await finish(id, 'read-website', 'recorded')
    assert.deepEqual([await publish(id), await publish(id)], ['kept', 'ended'])
    const ready = (await lettersOf(id)).filter(({ kind }) => kind === 'episode-ready')
    assert.deepEqual(ready, [{ kind: 'episode-ready', facts: { title: 'Bread' } }])
    assert.equal(await statusOf(id), 'recorded')
    for (let letter = await claimLetter(pool); letter; letter = await claimLetter(pool))
      await markSent(pool, letter.id)
    assert.equal(await statusOf(id), 'delivered')
    assert.equal(await findOrder(pool, id), undefined)
  })

  test('that another one came before lets its letter be marked as sent, and stays as it is', async () => {
    const id = await begun()
    await publish(id)
    await pool.query(`update podcast_requests set status = 'failed'`)
    for (let letter = await claimLetter(pool); letter; letter = await claimLetter(pool))
      await markSent(pool, letter.id)
    assert.equal(await statusOf(id), 'failed')
    const { rows } = await pool.query('select distinct state from private.letters where request_id = $1', [
      id,
    ])
    assert.deepEqual(rows, [{ state: 'sent' }])
  })

  test('that is bad says why, in one letter', async () => {
    const id = await begun()
    const failure = { requestId: id, code: 'robots', reason: 'It asks us to stay away.', trouble: 'robots' }
    await failProduction(pool, failure)
    await failProduction(pool, failure)
    assert.equal(await statusOf(id), 'failed')
    const failed = (await lettersOf(id)).filter(({ kind }) => kind === 'request-failed')
    assert.deepEqual(failed, [
      { kind: 'request-failed', facts: { code: 'robots', reason: 'It asks us to stay away.' } },
    ])
  })

  test('after a stop writes to nobody', async () => {
    const id = await begun()
    await pool.query(`update podcast_requests set status = 'stopped'`)
    await failProduction(pool, { requestId: id, code: 'robots', reason: 'x', trouble: 'x' })
    assert.equal(await publish(id), 'ended')
    assert.deepEqual(
      (await lettersOf(id)).map(({ kind }) => kind),
      ['request-accepted'],
    )
    assert.equal(await statusOf(id), 'stopped')
  })
})
