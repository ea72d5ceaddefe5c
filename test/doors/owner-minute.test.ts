import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { describe, test } from 'node:test'
import { listenKey } from '#database/episodes.ts'
import { offerEpisode } from '#database/review.ts'
import type { Episode } from '#domain/episode.ts'
import { mediaKey } from '#domain/published-episode.ts'
import type { Wishes } from '#domain/wishes.ts'
import { makeAgain, openMinute } from '#operations/owner-minute.ts'
import { listenToken } from '#production/publish/listen-token.ts'
import { programmeOf } from '#production/writer/programme-of.ts'
import { chosenExcerptsIn } from '#production/writer/wished.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, openLine } from '#test/desk-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { askedWithTicket, hasEnded, stands } from '#test/minute-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const folder = await aFolder()
const storage = folderStorage(path.join(folder, 'media'))
const automatic = {
  approve: (offer: Parameters<typeof offerEpisode>[1]) => offerEpisode(pool, offer, 'automatic'),
}
const line = () => openLine({ pool, storage, cacheFolder: path.join(folder, 'clips'), changes: automatic })

const sentence = 'We bake sourdough bread for the cafés and families of this harbour.'
const answers = [
  {
    question: 'Who taught you to bake?',
    answer: 'My aunt did, who ran the mill above the town for forty years.',
  },
]
const wish = (wishes: Partial<Wishes> = {}): Wishes => ({ saidOn: '2026-11-23', ...wishes })
const textsOf = ({ sentences }: Episode) => sentences.map(({ text }) => text)

test('an episode is made again as its owner wishes, at its own address, and is heard until then', async () => {
  const { requestId, ticket: token } = await askedWithTicket(pool)
  assert.equal((await openMinute(pool, token))?.state, 'making')
  await using _line = await line()
  await hasEnded(pool, requestId)
  const first = await stands(pool, requestId)
  const minute = await openMinute(pool, token)
  assert.ok(minute?.reading)
  assert.equal(minute.state, 'open')
  const usual = programmeOf(minute.reading)
  assert.ok(usual.outcome === 'written')
  const ours = chosenExcerptsIn(usual.choice)
  const chosen = { ...ours, thread: ours.thread.slice(1, 4).reverse() }
  const wishes = wish({ name: 'Hostile Name', sentence, answers, chosen })
  const pressed = await Promise.all([1, 2, 3].map(() => makeAgain(pool, { token, wishes })))
  assert.deepEqual(pressed.sort(), ['made', 'making', 'making'])
  assert.deepEqual((await stands(pool, requestId)).media, first.media)
  await hasEnded(pool, requestId)
  const second = await stands(pool, requestId)
  assert.equal(second.remakes, 1)
  assert.notEqual(second.media.name, first.media.name)
  const texts = textsOf(second.episode)
  assert.equal(second.episode.show, 'Hostile Name')
  for (const text of [sentence, ...answers.flatMap(({ question, answer }) => [question, answer])])
    assert.ok(texts.includes(text), text)
  const [dropped] = usual.choice.thread
  assert.ok(dropped?.sentences.every((text) => !texts.includes(text)))
  // What was heard before goes right after the new one is there.
  await until(async () => (await storage.list(mediaKey(first.media.name, ''))).length === 0)
  const { rows: owed } = await pool.query('select facts from private.letters where request_id = $1', [
    requestId,
  ])
  assert.doesNotMatch(JSON.stringify(owed), /Hostile|sourdough bread for|aunt did/)
})

describe('a website that says too little', () => {
  test('becomes an episode by two answers of its owner, and their letter says none of them', async () => {
    const { requestId, ticket: token } = await askedWithTicket(pool, 'orbit-fitness.test')
    await using _line = await line()
    await hasEnded(pool, requestId)
    const minute = await openMinute(pool, token)
    assert.equal(minute?.state, 'thin')
    assert.equal(await makeAgain(pool, { token, wishes: wish({ sentence, answers }) }), 'made')
    await hasEnded(pool, requestId)
    const { episode, trouble } = await stands(pool, requestId)
    assert.ok(episode, trouble)
    assert.ok(textsOf(episode).includes(sentence))
    const { rows } = await pool.query(
      `select facts from private.letters where request_id = $1 and kind = 'episode-ready'`,
      [requestId],
    )
    assert.equal(rows[0].facts.hasOwnWords, true)
    assert.doesNotMatch(JSON.stringify(rows), /sourdough|aunt/)
  })
})

describe('a link', () => {
  test('of nobody leads nowhere, and nothing is made', async () => {
    for (const token of [randomUUID(), 'constructor', '', '../x', `${randomUUID()}\0`, 'a'.repeat(500)]) {
      assert.equal(await openMinute(pool, token), undefined, token)
      assert.equal(await makeAgain(pool, { token, wishes: wish() }), 'unknown', token)
    }
  })

  test('of an episode leads there, and none any more when everything is erased', async () => {
    const { requestId, ticket: token } = await askedWithTicket(pool)
    const listen = listenToken(await listenKey(pool, testSecretKey), requestId)
    await pool.query('delete from podcast_requests where id = $1', [requestId])
    assert.equal(await openMinute(pool, token), undefined)
    assert.equal(await openMinute(pool, listen), undefined)
    assert.equal(await makeAgain(pool, { token, wishes: wish() }), 'unknown')
  })

  test('is too old after its days, and changes nothing then', async () => {
    const { ticket: token, requestId } = await askedWithTicket(pool)
    await pool.query(`update podcast_requests set created_at = now() - interval '91 days' where id = $1`, [
      requestId,
    ])
    assert.equal((await openMinute(pool, token))?.state, 'expired')
    assert.equal(await makeAgain(pool, { token, wishes: wish() }), 'expired')
  })
})

async function out(): Promise<{ requestId: string; token: string }> {
  const { requestId, ticket: token } = await askedWithTicket(pool)
  await pool.query(
    `with made as (update podcast_requests set status = 'delivered' where id = $1)
     insert into private.productions (request_id, ended_at) values ($1, now())`,
    [requestId],
  )
  return { requestId, token }
}

test('an episode is made again ten times and not once more', async () => {
  const { requestId, token } = await out()
  for (let time = 1; time <= 10; time += 1) {
    assert.equal(await makeAgain(pool, { token, wishes: wish() }), 'made')
    await pool.query('update private.productions set ended_at = now() where request_id = $1', [requestId])
  }
  assert.equal((await openMinute(pool, token))?.state, 'spent')
  assert.equal(await makeAgain(pool, { token, wishes: wish() }), 'spent')
})

test('the house turns it off with one switch', async () => {
  const { token } = await out()
  await pool.query(`insert into private.settings (settings) values ('{"minute.on": "off"}')`)
  assert.equal((await openMinute(pool, token))?.state, 'off')
  assert.equal(await makeAgain(pool, { token, wishes: wish() }), 'off')
  await pool.query(`insert into private.settings (settings) values ('{}')`)
  assert.equal((await openMinute(pool, token))?.state, 'open')
})
