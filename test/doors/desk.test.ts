import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { findScript } from '#database/edits.ts'
import { finishStep } from '#database/production-steps.ts'
import { findOrder } from '#database/productions.ts'
import { offerEpisode } from '#database/review.ts'
import { deskState } from '#domain/desk.ts'
import type { Edit } from '#domain/draft/edit.ts'
import type { Operator } from '#domain/operator.ts'
import { type MadeStep, madeSteps } from '#domain/production.ts'
import type { ReviewPolicy } from '#domain/review.ts'
import {
  approveEpisode,
  holdEpisode,
  rejectEpisode,
  releaseEpisode,
  remakeEpisode,
  sendAgain,
} from '#operations/decide-episode.ts'
import { editScript, undoEdit } from '#operations/edit-script.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const { operator: ines } = await anOperator(pool, { name: 'Ines' })
const { operator: paul } = await anOperator(pool, { name: 'Paul', role: 'operator' })
beforeEach(() => emptyTables(pool, 'podcast_requests', 'private.deeds'))

const script = {
  show: 'Slow Bread',
  title: 'What a loaf does at night',
  summary: ['One.', 'Two.', 'Three.'],
  chapters: [
    {
      title: 'The dough',
      sentences: [
        { speaker: 'host', text: 'Why does a loaf need twenty hours?', support: 'bridge' },
        { speaker: 'guest', text: 'Marta mixes it in the evening.', support: ['p1'] },
      ],
    },
  ],
}
const say = (sentence: string, was: string, text: string): Edit => ({ kind: 'say', sentence, was, text })
const first = 'Why does a loaf need twenty hours?'
const second = 'Marta mixes it in the evening.'

async function finish(requestId: string, step: MadeStep, output: unknown = {}) {
  await finishStep(pool, { requestId, step, output, seconds: 1, status: null })
}

/** The line has come as far as the offer. */
async function offered(policy: ReviewPolicy = 'review', requestId?: string): Promise<string> {
  const id = requestId ?? (await written())
  for (const step of madeSteps.slice(madeSteps.indexOf('record-voices'), madeSteps.indexOf('await-approval')))
    await finish(id, step)
  await offer(id, policy)
  return id
}

async function written(): Promise<string> {
  const { rows } = await pool.query(
    `insert into podcast_requests (website_url, email) values ('https://bakery.test', 'ada@bakery.test') returning id`,
  )
  const [{ id }] = rows
  await pool.query('insert into private.productions (request_id) values ($1)', [id])
  await finish(id, 'check-facts', { script, ledger: {} })
  return id
}

const audioHash = 'ab'.repeat(32)
const offer = (requestId: string, policy: ReviewPolicy = 'review', hash = audioHash, version = 0) =>
  offerEpisode(pool, { requestId, version, scriptHash: 'cd'.repeat(32), audioHash: hash }, policy)

const stateOf = async (id: string) => {
  const found = await findScript(pool, id)
  return found && deskState(found.progress)
}
const deedsOf = async (id: string) =>
  (
    await pool.query(
      'select deed, operator_id as by, facts from private.deeds where request_id = $1 order by id',
      [id],
    )
  ).rows
const isWanted = async (id: string) =>
  (await pool.query('select again_at is not null as is from private.productions where request_id = $1', [id]))
    .rows[0].is
const stepsLeft = async (id: string) =>
  (await pool.query('select step from private.finished_steps where request_id = $1', [id])).rows.map(
    ({ step }) => step,
  )
const by = (operator: Operator, requestId: string) => ({ operator, requestId })

/** In which an approval can be taken back. */
const theMomentIsOver = (id: string) =>
  pool.query('update private.approvals set goes_at = now() where request_id = $1', [id])

describe('changing a script', () => {
  test('two operators who change different sentences lose nothing', async () => {
    const id = await offered()
    const edits = await Promise.all([
      editScript(pool, { ...by(ines, id), edit: say('c1s1', first, 'Why so long?') }),
      editScript(pool, { ...by(paul, id), edit: say('c1s2', second, 'Marta does it.') }),
    ])
    assert.deepEqual(edits.map((edit) => edit.outcome === 'kept' && edit.number).sort(), [1, 2])
    assert.equal((await findScript(pool, id))?.edits.length, 2)
  })

  test('the second of two who change the same one is told what the first has written', async () => {
    const id = await offered()
    await editScript(pool, { ...by(ines, id), edit: say('c1s1', first, 'Why so long?') })
    assert.deepEqual(
      await editScript(pool, { ...by(paul, id), edit: say('c1s1', first, 'What takes so long?') }),
      { outcome: 'changed', is: 'Why so long?', by: 'Ines' },
    )
    assert.equal((await findScript(pool, id))?.edits.length, 1)
  })

  test('is taken back by whoever made it, one after the other, and leaves what others did', async () => {
    const id = await offered()
    await editScript(pool, { ...by(ines, id), edit: say('c1s1', first, 'One?') })
    await editScript(pool, { ...by(paul, id), edit: say('c1s2', second, 'Two.') })
    await editScript(pool, { ...by(ines, id), edit: say('c1s1', 'One?', 'Three?') })
    for (const expected of ['One?', first]) {
      assert.equal((await undoEdit(pool, by(ines, id))).outcome, 'kept')
      const last = (await findScript(pool, id))?.edits.at(-1)?.edit
      assert.deepEqual(last?.kind === 'say' && last.text, expected)
    }
    assert.deepEqual(await undoEdit(pool, by(ines, id)), { outcome: 'nothing-to-undo' })
  })

  test('cannot be taken back once somebody else has gone on from it', async () => {
    const id = await offered()
    await editScript(pool, { ...by(ines, id), edit: say('c1s1', first, 'One?') })
    await editScript(pool, { ...by(paul, id), edit: say('c1s1', 'One?', 'Two?') })
    assert.deepEqual(await undoEdit(pool, by(ines, id)), { outcome: 'changed', is: 'Two?', by: 'Paul' })
  })

  test('gives added sentences names of its own', async () => {
    const id = await offered()
    const sentence = { id: 'c1s1', speaker: 'host' as const, text: 'And then?', support: 'bridge' as const }
    const edit: Edit = { kind: 'add', chapter: 'c1', after: 'c1s2', sentence }
    await editScript(pool, { ...by(ines, id), edit })
    await editScript(pool, { ...by(ines, id), edit: say('e1', 'And then?', 'What then?') })
    assert.equal((await findScript(pool, id))?.edits.length, 2)
  })

  test('is refused before there is a script and after the request has failed', async () => {
    const { rows } = await pool.query(
      `insert into podcast_requests (website_url, email) values ('https://bakery.test', 'ada@bakery.test') returning id`,
    )
    await pool.query('insert into private.productions (request_id) values ($1)', [rows[0].id])
    const edit = say('c1s1', first, 'One?')
    assert.deepEqual(await editScript(pool, { ...by(ines, rows[0].id), edit }), { outcome: 'not-now' })
    const id = await offered()
    await rejectEpisode(pool, { ...by(ines, id), reason: 'No.' })
    assert.deepEqual(await editScript(pool, { ...by(ines, id), edit }), { outcome: 'not-now' })
  })
})

describe('an episode that is offered', () => {
  test('goes out by itself where nobody is asked', async () => {
    const id = await written()
    assert.equal(await offer(id, 'automatic'), true)
    assert.equal(await stateOf(id), 'making')
  })

  test('waits for a person where one is asked, and goes on once', async () => {
    const id = await offered()
    assert.equal(await stateOf(id), 'awaiting')
    const approvals = await Promise.all([
      approveEpisode(pool, { ...by(ines, id), audioHash }),
      approveEpisode(pool, { ...by(paul, id), audioHash }),
    ])
    assert.deepEqual(approvals.sort(), [false, true])
    assert.equal(await isWanted(id), true)
    assert.equal((await deedsOf(id)).filter(({ deed }) => deed === 'approve-episode').length, 1)
    await theMomentIsOver(id)
    assert.equal(await offer(id), true)
    assert.equal(await offer(id, 'review', 'ef'.repeat(32)), false, 'other bytes were approved by nobody')
  })

  test('is asked for by itself when the request says so, whatever holds for all', async () => {
    for (const [own, all, goes] of [
      ['review', 'automatic', false],
      ['automatic', 'review', true],
    ] as const) {
      const id = await written()
      await pool.query('update private.productions set review = $2 where request_id = $1', [id, own])
      assert.equal(await offer(id, all), goes)
      await emptyTables(pool, 'podcast_requests')
    }
  })

  test('is not approved as something else than what was heard, nor with changes that are not in it', async () => {
    const id = await offered()
    assert.equal(await approveEpisode(pool, { ...by(ines, id), audioHash: 'ef'.repeat(32) }), false)
    await editScript(pool, { ...by(paul, id), edit: say('c1s1', first, 'One?') })
    assert.equal(await approveEpisode(pool, { ...by(ines, id), audioHash }), false)
    assert.equal(await stateOf(id), 'awaiting')
  })

  test('is made anew with its changes, from the voices on, and then waits for a person even where nobody is asked', async () => {
    const id = await offered('review')
    await editScript(pool, { ...by(ines, id), edit: say('c1s1', first, 'One?') })
    assert.deepEqual(
      (await Promise.all([remakeEpisode(pool, by(ines, id)), remakeEpisode(pool, by(paul, id))])).sort(),
      [false, true],
    )
    assert.deepEqual(await stepsLeft(id), ['check-facts'])
    assert.deepEqual((await findOrder(pool, id))?.edits, [say('c1s1', first, 'One?')])
    assert.equal(await offer(id, 'automatic', audioHash, 1), false)
  })

  test('that is held goes nowhere until it is released', async () => {
    const id = await written()
    assert.equal(await holdEpisode(pool, by(ines, id)), true)
    assert.equal(await holdEpisode(pool, by(paul, id)), false)
    assert.equal(await offer(id, 'automatic'), false)
    assert.equal(await stateOf(id), 'held')
    assert.equal(await approveEpisode(pool, { ...by(ines, id), audioHash }), false)
    assert.equal(await releaseEpisode(pool, by(ines, id)), true)
    assert.equal(await isWanted(id), true)
    assert.equal(await offer(id, 'automatic'), true)
  })

  test('that is rejected ends in a letter with the operator’s words', async () => {
    const id = await offered()
    const reason = 'Your website says two different things about your prices.'
    assert.equal(await rejectEpisode(pool, { ...by(ines, id), reason }), true)
    assert.equal(await rejectEpisode(pool, { ...by(paul, id), reason }), false)
    const { rows } = await pool.query(
      `select facts from private.letters where request_id = $1 and kind = 'request-failed'`,
      [id],
    )
    assert.deepEqual(rows, [{ facts: { code: 'rejected', reason } }])
    const [status] = (await deedsOf(id)).filter(({ deed }) => deed === 'change-status')
    assert.deepEqual([status.by, status.facts], [ines.id, { from: 'pending', to: 'failed' }])
  })

  test('that was sent is sent again as another letter', async () => {
    const id = await offered('automatic')
    await finish(id, 'publish', { facts: { title: 'New' } })
    await pool.query('update private.productions set ended_at = now() where request_id = $1', [id])
    await pool.query(
      `insert into private.letters (request_id, kind, state, facts) values ($1, 'episode-ready', 'sent', '{"title":"Old"}')`,
      [id],
    )
    const letter = async () =>
      (await pool.query('select id, state, facts from private.letters where kind = $1', ['episode-ready']))
        .rows[0]
    const before = await letter()
    assert.deepEqual(
      (await Promise.all([sendAgain(pool, by(ines, id)), sendAgain(pool, by(paul, id))])).sort(),
      [false, true],
    )
    const after = await letter()
    assert.notEqual(after.id, before.id)
    assert.deepEqual([after.state, after.facts], ['queued', { title: 'New' }])
  })
})

describe('the order of a request’s states', () => {
  const way = ['pending', 'read', 'written', 'recorded', 'delivered', 'failed', 'stopped']
  const open = way.slice(0, 4)
  const isLegal = (from: string, to: string) =>
    (open.includes(from) && way.indexOf(to) > way.indexOf(from)) || (from === 'failed' && to === 'pending')

  for (const from of way)
    test(`from ${from} only what is legal is possible, and is written down`, async () => {
      for (const to of way.filter((each) => each !== from)) {
        await emptyTables(pool, 'podcast_requests', 'private.deeds')
        const { rows } = await pool.query(
          `insert into podcast_requests (website_url, email, status) values ('https://bakery.test', 'ada@bakery.test', $1)
           returning id`,
          [from],
        )
        const changing = pool.query('update podcast_requests set status = $1', [to])
        const outcome = await changing.then(
          () => true,
          (error: { code: string }) => error.code,
        )
        assert.equal(outcome, isLegal(from, to) || '23514', `${from} to ${to}`)
        const deeds = (await deedsOf(rows[0].id)).map(({ facts }) => facts)
        assert.deepEqual(deeds, isLegal(from, to) ? [{ from, to }] : [])
      }
    })
})
