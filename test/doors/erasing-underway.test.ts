import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { findErasure } from '#database/erasures.ts'
import { offerEpisode } from '#database/review.ts'
import { erasePerson } from '#operations/erase-person.ts'
import { finishErasures } from '#operations/finish-erasures.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import type { Vendors } from '#production/steps/step.ts'
import { openWorkshop } from '#production/workshop.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder, withSound } from '#test/episode-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { quickVoice } from '#test/quick-voice.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { createWeb } from '#vendors/web/create-web.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const house = await aHouse()
const { operator } = await anOperator(pool)
const email = 'ada@bakery.test'
const lines: { event: string }[] = []
const note = (entry: { event: string }) => void lines.push(entry)
const usual: Vendors = {
  web: createWeb({ siteOrigin: 'http://localhost:3000', fixtures: 'content/sample-sites' }),
  speech: quickVoice,
  storage,
  cast: {},
  cacheFolder: house.cacheFolder,
  approve: (offer) => offerEpisode(pool, offer, 'automatic'),
  publish: (publication) => publishEpisode({ pool, storage, secretKey: testSecretKey }, publication),
}

beforeEach(async () => {
  await emptyTables(pool, 'podcast_requests', 'private.erasures')
  lines.length = 0
})

const almostMade = () => withSound(pool, storage, email)

const erase = async () => {
  const erased = await erasePerson(pool, operator, { email, typedAgain: email, staysUnwanted: false })
  if (erased.outcome !== 'begun') throw new Error(erased.outcome)
  return erased.number
}

/** Works on it while somebody deletes it, and both go on until the receipt is complete. */
async function erasedDuring(
  requestId: string,
  vendors: (eraseOnce: () => Promise<void>) => Partial<Vendors>,
) {
  let number: Promise<number> | undefined
  const eraseOnce = async () => {
    number ??= erase()
    // The first pass over the files comes in the middle of the step as well.
    await number
    await finishErasures({ pool, storage, house })
  }
  const stop = new AbortController()
  const log = { info: note, warn: note, error: note }
  const close = await openWorkshop({
    pool,
    vendors: { ...usual, ...vendors(eraseOnce) },
    log,
    signal: stop.signal,
    pauseMilliseconds: 20,
    patience: { retryDelay: 1, retryDelayMax: 1 },
  })
  await pool.query(`insert into pgboss.job (id, name, data) values ($1, 'episodes', '{}')`, [requestId])
  try {
    await until(async () => {
      await pool.query('update private.erasures set due_at = now()')
      await finishErasures({ pool, storage, house })
      return number !== undefined && (await findErasure(pool, await number))?.doneAt !== null
    })
  } finally {
    stop.abort()
    await close()
  }
}

async function assertNothingLeft(): Promise<void> {
  assert.deepEqual(await storage.list(''), [])
  for (const table of ['public.podcast_requests', 'private.productions', 'private.letters', 'pgboss.job'])
    assert.equal((await pool.query(`select from ${table}`)).rowCount, 0, table)
  assert.deepEqual(
    lines.filter(({ event }) => /failed/.test(event)),
    [],
  )
}

test('who is deleted while pictures are drawn leaves none, although they are stored afterwards', async () => {
  await erasedDuring(await almostMade(), (eraseOnce) => ({
    storage: {
      ...storage,
      put: async (key, content) => {
        if (key.endsWith('card.jpg')) await eraseOnce()
        await storage.put(key, content)
      },
    },
  }))
  await assertNothingLeft()
})

test('who is deleted while the episode is published leaves no media and gets no letter', async () => {
  await erasedDuring(await almostMade(), (eraseOnce) => ({
    publish: async (publication) => {
      await eraseOnce()
      return usual.publish(publication)
    },
  }))
  await assertNothingLeft()
})
