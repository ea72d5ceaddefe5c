import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { findPass, keepPass, passesOf, spentFor, spentOn, waitsSince } from '#database/passes.ts'
import { spentByMonth } from '#database/writing-figures.ts'
import {
  chooseOutline,
  keepLines,
  letWritingGoOn,
  sayWriting,
  stopWriting,
  writingWishes,
} from '#database/writings.ts'
import { as, startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aRequest } from '#test/episode-under-test.ts'
import { aPass } from '#test/writing-under-test.ts'

const { pool } = await startDatabase()
beforeEach(() => emptyTables(pool, 'podcast_requests', 'private.model_spending'))

const answers = async (id: string) => (await passesOf(pool, id)).map(({ answer }) => answer)

describe('a question to the model', () => {
  test('that was answered is found by its key, and by no other', async () => {
    const id = await aRequest(pool)
    await keepPass(pool, id, aPass({ answer: { facts: ['Bread'] } }))
    const found = await findPass(pool, id, 'facts', 'key')
    assert.deepEqual(found?.answer, { facts: ['Bread'] })
    assert.deepEqual(found?.usage, { input: 1000, cached: 600, output: 200 })
    assert.deepEqual(
      [found?.dollars, found?.seconds, found?.calls, found?.askedAt.toISOString()],
      [0.0125, 2.5, 1, '2026-11-23T10:00:00.000Z'],
    )
    assert.equal(await findPass(pool, id, 'facts', 'another'), undefined)
    assert.equal(await findPass(pool, id, 'draft', 'key'), undefined)
    assert.equal(await findPass(pool, await aRequest(pool), 'facts', 'key'), undefined)
  })

  test('keeps the first answer of two workers, and what both have cost', async () => {
    const id = await aRequest(pool)
    const stood = await Promise.all(
      ['one', 'other'].map((answer) => keepPass(pool, id, aPass({ answer: { answer } }))),
    )
    const [first] = await answers(id)
    assert.deepEqual(
      stood.map((pass) => pass?.answer),
      [first, first],
    )
    const [kept] = await passesOf(pool, id)
    assert.deepEqual([kept?.usage.input, kept?.calls, kept?.dollars], [2000, 2, 0.025])
    assert.equal(await spentOn(pool, new Date('2026-11-23T23:59:59Z')), 0.025)
  })

  test('that came to nothing is asked again, and its answer takes the place', async () => {
    const id = await aRequest(pool)
    await keepPass(pool, id, aPass({ outcome: 'wait', answer: null, reason: 'It is busy.\0' }))
    assert.equal(await findPass(pool, id, 'facts', 'key'), undefined)
    assert.equal((await passesOf(pool, id))[0]?.reason, 'It is busy.')
    await keepPass(pool, id, aPass({ answer: ['Bread'], askedAt: new Date('2026-11-23T11:00:00Z') }))
    const [kept, ...others] = await passesOf(pool, id)
    assert.deepEqual([kept?.outcome, kept?.answer, kept?.reason, kept?.calls], ['answered', ['Bread'], '', 2])
    assert.equal(kept?.askedAt.toISOString(), '2026-11-23T10:00:00.000Z', 'since when there was trouble')
    assert.deepEqual(others, [])
    await keepPass(pool, id, aPass({ outcome: 'wait', answer: null, reason: 'It is busy.' }))
    assert.deepEqual(await answers(id), [['Bread']], 'an answer is not taken back by a fault')
  })

  test('waits since it was asked first, unless that was another day', async () => {
    const id = await aRequest(pool)
    const wait = (at: string) =>
      keepPass(pool, id, aPass({ outcome: 'wait', answer: null, askedAt: new Date(at) }))
    assert.equal(await waitsSince(pool, id), undefined)
    await wait('2026-11-23T10:00:00Z')
    await wait('2026-11-23T10:40:00Z')
    assert.equal((await waitsSince(pool, id))?.toISOString(), '2026-11-23T10:00:00.000Z')
    await pool.query(`update private.passes set used_at = '2026-11-23T10:40:00Z'`)
    await wait('2026-11-24T10:00:00Z')
    assert.equal((await waitsSince(pool, id))?.toISOString(), '2026-11-24T10:00:00.000Z')
    await keepPass(pool, id, aPass({ label: 'draft' }))
    assert.equal(await waitsSince(pool, id), undefined, 'it has been answered since')
  })

  test('counts to the episode as it is made now', async () => {
    const id = await aRequest(pool)
    await keepPass(pool, id, aPass({}))
    assert.equal(await spentFor(pool, id), 0.0125)
    await pool.query('insert into private.productions (request_id) values ($1)', [id])
    await pool.query(
      `insert into private.finished_steps (request_id, step, output, seconds, finished_at)
       values ($1, 'plan', '{}', 1, '2026-11-23T10:00:01Z')`,
      [id],
    )
    await keepPass(pool, id, aPass({ label: 'draft', askedAt: new Date('2026-11-23T11:00:00Z') }))
    assert.equal(
      await spentFor(pool, id),
      0.0125,
      'what was asked before it was planned anew is another one’s',
    )
    assert.equal((await passesOf(pool, id)).length, 2)
  })

  test('may be answered with what a database cannot keep', async () => {
    const id = await aRequest(pool)
    const answer = {
      'na\0me': 'Br\0ead \ud800',
      deep: [{ '\udfff': null }],
      none: undefined,
      far: Number.POSITIVE_INFINITY,
    }
    await keepPass(pool, id, aPass({ answer }))
    assert.deepEqual(await answers(id), [{ name: 'Bread �', deep: [{ '�': null }], far: null }])
    await keepPass(pool, id, aPass({ label: 'null', answer: null }))
    assert.equal((await findPass(pool, id, 'null', 'key'))?.answer, null)
  })

  test('of a request that is gone is kept nowhere, but was paid for', async () => {
    assert.equal(await keepPass(pool, crypto.randomUUID(), aPass({})), undefined)
    const id = await aRequest(pool)
    await keepPass(pool, id, aPass({}))
    await pool.query('delete from podcast_requests where id = $1', [id])
    assert.deepEqual(await passesOf(pool, id), [])
    assert.equal(await spentOn(pool, new Date('2026-11-23T00:00:00Z')), 0.025)
  })

  test('counts to the day on which it was asked, as UTC counts days', async () => {
    const id = await aRequest(pool)
    await keepPass(pool, id, aPass({ askedAt: new Date('2026-11-23T23:59:59.999Z') }))
    await keepPass(pool, id, aPass({ label: 'draft', askedAt: new Date('2026-11-24T00:00:00Z') }))
    const client = await pool.connect()
    await client.query(`set time zone 'Pacific/Kiritimati'`)
    assert.equal(await spentOn(client, new Date('2026-11-24T12:00:00Z')), 0.0125)
    client.release(true)
    assert.equal(await spentOn(pool, new Date('2026-11-25T00:00:00Z')), 0)
  })

  test('is nothing for visitors of the database', async () => {
    for (const table of ['passes', 'writings', 'model_spending'])
      assert.equal(await as(pool, 'anon', `select from private.${table}`), '42501')
  })
})

describe('the figures of a month', () => {
  test('count money, ways, and why an episode came out otherwise', async () => {
    const ids = [await aRequest(pool), await aRequest(pool), await aRequest(pool)]
    for (const id of ids) await pool.query('insert into private.productions (request_id) values ($1)', [id])
    const ways = [{ way: 'A' }, { way: 'B', reason: 'The model is away.' }, undefined]
    for (const [at, written] of ways.entries())
      await pool.query(
        `insert into private.finished_steps (request_id, step, output, seconds, finished_at)
         values ($1, 'check-facts', $2, 1, '2026-11-20')`,
        [ids[at], { script: written ? { written } : {} }],
      )
    for (const day of ['2026-11-01', '2026-11-30', '2026-10-31'])
      await keepPass(pool, ids[0] ?? '', aPass({ label: day, askedAt: new Date(`${day}T12:00:00Z`) }))
    const [november, october, ...others] = await spentByMonth(pool)
    assert.deepEqual(november, {
      ...{ month: '2026-11', dollars: 0.025, tokensIn: 2000, tokensCached: 1200, tokensOut: 400, calls: 2 },
      ...{ withModel: 1, readAloud: 1, fallBacks: [{ reason: 'The model is away.', count: 1 }] },
    })
    assert.deepEqual([october?.month, october?.withModel, october?.calls], ['2026-10', 0, 1])
    assert.deepEqual(others, [])
  })
})

describe('what a person decides about the writing', () => {
  test('is kept beside what goes on, and neither writes over the other', async () => {
    const id = await aRequest(pool)
    assert.deepEqual(await writingWishes(pool, id), { chosen: null, lines: [], isStopped: false })
    const client = await pool.connect()
    await sayWriting(pool, id, { pass: 'draft', scene: 2, scenes: 4, said: 'Writes scene 2.\0' })
    await chooseOutline(client, id, { outline: 2, of: 'key' })
    const line = { scene: 0, after: 1, speaker: 'guest', by: 'Ines', of: 'draft' } as const
    await keepLines(client, id, [{ ...line, text: 'Bread \ud800.' }])
    await stopWriting(client, id)
    await sayWriting(pool, id, { pass: 'check-1', said: 'Reads again.', found: 'Two lines say too much.' })
    const wishes = await writingWishes(pool, id)
    assert.deepEqual(wishes, {
      chosen: { outline: 2, of: 'key' },
      lines: [{ ...line, text: 'Bread �.' }],
      isStopped: true,
    })
    await letWritingGoOn(client, id)
    client.release()
    assert.equal((await writingWishes(pool, id)).isStopped, false)
    const { rows } = await pool.query('select progress from private.writings where request_id = $1', [id])
    assert.equal(rows[0]?.progress.found, 'Two lines say too much.')
    await sayWriting(pool, crypto.randomUUID(), { pass: 'draft', said: 'Nobody listens.' })
  })
})
