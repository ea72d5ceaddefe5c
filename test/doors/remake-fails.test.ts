import assert from 'node:assert/strict'
import { hash, randomUUID } from 'node:crypto'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import type pg from 'pg'
import { findFinishedSteps, finishStep } from '#database/production-steps.ts'
import { offerEpisode, remakeProduction } from '#database/review.ts'
import { keepMinuteLink } from '#database/wishes.ts'
import { sentencesOfDraft } from '#domain/draft/draft.ts'
import { type MadeStep, madeSteps } from '#domain/production.ts'
import type { ChosenExcerpts } from '#domain/wishes.ts'
import { rejectEpisode } from '#operations/decide-episode.ts'
import { editScript } from '#operations/edit-script.ts'
import { openDesk } from '#operations/open-desk.ts'
import { makeAgain, openMinute } from '#operations/owner-minute.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, anOfferedEpisode, openLine } from '#test/desk-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const folder = await aFolder()
const storage = folderStorage(path.join(folder, 'media'))
const { operator } = await anOperator(pool)
beforeEach(() => pool.query('truncate podcast_requests cascade'))

/** Nothing of the website is wanted: no episode comes of that. */
const nothing: ChosenExcerpts = { opening: [], who: [], thread: [], reviews: [], step: [] }
const wishes = { saidOn: '2026-11-23', chosen: nothing }
const line = () =>
  openLine({
    pool,
    storage,
    cacheFolder: path.join(folder, 'clips'),
    changes: { noRoom: async () => 'Full.' },
  })

/** One that waits for approval, with its owner's link. */
async function offered() {
  const requestId = await anOfferedEpisode(pool, storage)
  const token = randomUUID()
  await keepMinuteLink(pool, requestId, hash('sha256', token, 'buffer'))
  return { requestId, token }
}

/** One that is out: every step is done. */
async function delivered() {
  const { requestId, token } = await offered()
  const done = await findFinishedSteps(pool, requestId)
  for (const step of madeSteps.filter((each) => !done.has(each)))
    await finishStep(pool, {
      requestId,
      step: step as MadeStep,
      output: { facts: {} },
      seconds: 1,
      status: null,
    })
  await pool.query(`update podcast_requests set status = 'delivered' where id = $1`, [requestId])
  await pool.query(
    'update private.productions set ended_at = now(), awaits_approval_since = null where request_id = $1',
    [requestId],
  )
  return { requestId, token }
}

const stepsOf = async (requestId: string) => new Map([...(await findFinishedSteps(pool, requestId))].sort())
const textsOn = async (requestId: string) => {
  const script = (await openDesk(pool, requestId))?.script
  return script && sentencesOfDraft(script.draft).map(({ text }) => text)
}
const stateOf = async (requestId: string) => (await openDesk(pool, requestId))?.state
const kept = async (client: pg.Pool = pool) =>
  (await client.query('select count(*)::integer as kept from private.kept_steps')).rows[0].kept

test('while an episode is made again the desk shows what was there, and lets nobody change it', async () => {
  const { requestId, token } = await delivered()
  const before = await textsOn(requestId)
  assert.equal(await makeAgain(pool, { token, wishes }), 'made')
  assert.equal(await stateOf(requestId), 'rewriting')
  assert.deepEqual(await textsOn(requestId), before)
  const edit = { kind: 'drop', sentence: 'c1s1', was: before?.[0] ?? '' } as const
  assert.deepEqual(await editScript(pool, { requestId, operator, edit }), { outcome: 'not-now' })
})

test('an episode that is out stays as it is where no new one comes of it', async () => {
  const { requestId, token } = await delivered()
  const before = await stepsOf(requestId)
  await makeAgain(pool, { token, wishes })
  await using _line = await line()
  await until(async () => (await stateOf(requestId)) === 'published')
  assert.deepEqual(await stepsOf(requestId), before)
  assert.equal(await kept(), 0)
  const minute = await openMinute(pool, token)
  assert.equal(minute?.state, 'open')
  assert.match(minute?.progress?.trouble ?? '', /^plan: /)
  const { rows } = await pool.query('select kind from private.letters where request_id = $1', [requestId])
  assert.deepEqual(rows, [{ kind: 'request-accepted' }])
})

test('an episode that waited for approval is recorded once more, word for word', async () => {
  const { requestId, token } = await offered()
  const before = await textsOn(requestId)
  await makeAgain(pool, { token, wishes })
  await using _line = await line()
  await until(async () => (await stateOf(requestId)) === 'waiting')
  assert.deepEqual(await textsOn(requestId), before)
  const { rows } = await pool.query('select status from podcast_requests where id = $1', [requestId])
  assert.notEqual(rows[0].status, 'failed')
  assert.equal(await kept(), 0)
})

test('whoever rejects a new one leaves what is out as it is', async () => {
  const { requestId, token } = await delivered()
  const before = await stepsOf(requestId)
  await makeAgain(pool, { token, wishes: { saidOn: '2026-11-23' } })
  for (const step of madeSteps.slice(1, madeSteps.indexOf('await-approval')))
    await finishStep(pool, { requestId, step, output: { script: null }, seconds: 1, status: null })
  const audioHash = 'ab'.repeat(32)
  await offerEpisode(pool, { requestId, version: 0, scriptHash: audioHash, audioHash }, 'review')
  assert.ok((await kept()) > 0)
  assert.equal(await rejectEpisode(pool, { requestId, operator, reason: 'It says too little.' }), true)
  assert.deepEqual(await stepsOf(requestId), before)
  assert.equal(await stateOf(requestId), 'published')
})

test('what was kept goes when the new one waits for approval and nothing was out before', async () => {
  const { requestId } = await offered()
  const client = await pool.connect()
  await remakeProduction(client, requestId)
  client.release()
  assert.ok((await kept()) > 0)
  const audioHash = 'ab'.repeat(32)
  await offerEpisode(pool, { requestId, version: 0, scriptHash: audioHash, audioHash }, 'review')
  assert.equal(await kept(), 0)
})
