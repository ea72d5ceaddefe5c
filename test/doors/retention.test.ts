import assert from 'node:assert/strict'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { privacy } from '#content/legal/privacy.ts'
import { recordDeed } from '#database/deeds.ts'
import { failProduction } from '#database/productions.ts'
import { interval, periodInWords, retention } from '#domain/retention.ts'
import { settingsWith } from '#domain/settings.ts'
import { workKey } from '#domain/work-files.ts'
import { finishErasures } from '#operations/finish-erasures.ts'
import { forgetExpired, forgetLocalFiles } from '#operations/forget-expired.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder, aRequest, published } from '#test/episode-under-test.ts'
import { aHouse, writeLetters } from '#test/rights-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const house = await aHouse()
const wanted = { pool, storage, house, limitSeconds: 86_400, everySeconds: 0 }

beforeEach(async () => {
  await emptyTables(
    pool,
    'podcast_requests',
    'private.episodes',
    'private.erasures',
    'private.request_tries',
    'private.chores',
  )
  for (const key of await storage.list('')) await storage.delete(key)
})
const count = async (table: string) => (await pool.query(`select count(*)::int from ${table}`)).rows[0].count

/** As if so much time had gone by for requests and what hangs on them. */
async function later(time: string): Promise<void> {
  await pool.query(`update podcast_requests set created_at = created_at - $1::interval`, [time])
  await pool.query(`update private.letters set changed_at = changed_at - $1::interval`, [time])
  await pool.query(`update private.productions set ended_at = ended_at - $1::interval`, [time])
}

async function aFailedRequest(email = 'ada@bakery.test'): Promise<string> {
  const requestId = await aRequest(pool, email)
  await pool.query('insert into private.productions (request_id) values ($1)', [requestId])
  await failProduction(pool, { requestId, code: 'robots', reason: 'No.', trouble: 'read-website: No.' })
  await pool.query(`update private.letters set state = 'sent'`)
  return requestId
}

describe('requests that came to nothing', () => {
  test('go after six months with their letters, work and files, and not a day sooner', async () => {
    const requestId = await aFailedRequest()
    await storage.put(workKey(requestId, 'cover.jpg'), new Blob(['picture']))
    await writeLetters(pool, house)
    await later('179 days')
    assert.equal((await forgetExpired(wanted))?.requests, 0)
    await later('6 days')
    const forgotten = await forgetExpired(wanted)
    assert.equal(forgotten?.requests, 1)
    for (const table of ['podcast_requests', 'private.letters', 'private.productions'])
      assert.equal(await count(table), 0)
    await finishErasures(wanted)
    assert.deepEqual([await storage.list(''), await readdir(house.outboxFolder)], [[], []])
  })

  test('stay while their person was written to later', async () => {
    await aFailedRequest()
    await later('200 days')
    await pool.query(`update private.letters set changed_at = now() where kind = 'request-failed'`)
    assert.equal((await forgetExpired(wanted))?.requests, 0)
  })

  test('are alone in that: what is open or has an episode stays', async () => {
    await aRequest(pool, 'open@bakery.test')
    const delivered = await aRequest(pool, 'heard@bakery.test')
    await published(pool, storage, { requestId: delivered })
    await pool.query(`update podcast_requests set status = 'stopped' where id = $1`, [delivered])
    await later('400 days')
    assert.equal((await forgetExpired(wanted))?.requests, 0)
    assert.equal(await count('podcast_requests'), 2)
  })

  test('go even if there are thousands', async () => {
    await pool.query(`insert into podcast_requests (website_url, email)
      select 'https://bakery.test', 'ada' || n || '@bakery.test' from generate_series(1, 1200) n`)
    await pool.query(`update private.letters set state = 'sent'`)
    await pool.query(`update podcast_requests set status = 'failed'`)
    await later('7 months')
    assert.equal((await forgetExpired(wanted))?.requests, 1200)
  })
})

describe('everything else', () => {
  test('goes when its own period is over', async () => {
    const { operator } = await anOperator(pool)
    await aFailedRequest()
    await pool.query(
      `update private.letters set facts = '{"title":"Bread"}', changed_at = now() - $1::interval - interval '1 day'`,
      [interval(retention.letterFacts)],
    )
    await pool.query(`insert into private.request_tries (client, person, tried_at) values
      (sha256('a'), sha256('b'), now() - interval '25 hours'), (sha256('a'), sha256('b'), now() - interval '23 hours')`)
    await pool.query(
      `insert into private.operator_sessions (operator_id, token_hash, created_at) values
      ($1, sha256('old'), now() - interval '37 hours'), ($1, sha256('new'), now() - interval '35 hours')`,
      [operator.id],
    )
    await pool.query(
      `insert into private.letters (operator_id, kind, state, changed_at) values
      ($1, 'sign-in-link', 'sent', now() - interval '31 days'), ($1, 'invitation', 'sent', now() - interval '29 days'),
      ($1, 'new-start', 'queued', now() - interval '31 days')`,
      [operator.id],
    )
    await pool.query(`insert into private.erasures (reason, done_at) values
      ('asked', now() - interval '37 months'), ('asked', now() - interval '35 months')`)
    await pool.query(`insert into private.deeds (deed, at) values
      ('old', now() - interval '25 months'), ('new', now() - interval '23 months')`)
    const forgotten = await forgetExpired(wanted)
    assert.deepEqual(
      { ...forgotten, sessions: forgotten?.sessions },
      {
        ...{ requests: 0, letterFacts: 2, operatorLetters: 1, tries: 1, calls: 0 },
        ...{ portalSessions: 0, portalCodes: 0, members: 0, notices: 0, listeners: 0, notebooks: 0 },
        ...{ deeds: 1, sessions: 1, receipts: 1, workFiles: 0 },
      },
    )
    assert.equal((await pool.query(`select from private.deeds where deed = 'new'`)).rowCount, 1)
  })

  test('keeps what the limits of requests still count', async () => {
    await pool.query(`insert into private.request_tries (client, person, tried_at)
      values (sha256('a'), sha256('b'), now() - interval '3 days')`)
    assert.equal((await forgetExpired({ ...wanted, limitSeconds: 4 * 86_400 }))?.tries, 0)
    assert.equal((await forgetExpired(wanted))?.tries, 1)
  })

  test('deletes work files of requests that are gone, and no others', async () => {
    const requestId = await aRequest(pool)
    await storage.put(workKey(requestId, 'cover.jpg'), new Blob(['mine']))
    await storage.put(workKey(crypto.randomUUID(), 'cover.jpg'), new Blob(['nobody’s']))
    assert.equal((await forgetExpired(wanted))?.workFiles, 1)
    assert.deepEqual(await storage.list(''), [workKey(requestId, 'cover.jpg')])
  })

  test('deletes old letters, letters of nobody, and sound that was kept to save work', async () => {
    await aRequest(pool)
    await writeLetters(pool, house)
    const orphan = path.join(house.outboxFolder, `${crypto.randomUUID()}.eml`)
    await writeFile(orphan, '')
    await mkdir(house.cacheFolder, { recursive: true })
    const [old, fresh] = [path.join(house.cacheFolder, 'old.clip'), path.join(house.cacheFolder, 'new.clip')]
    await writeFile(old, '')
    await writeFile(fresh, '')
    const [now, then] = [new Date(), new Date(Date.now() - 31 * 86_400_000)]
    await utimes(old, then, then)
    assert.deepEqual(await forgetLocalFiles(wanted, now), { outbox: 1, cache: 1 })
    assert.deepEqual(await readdir(house.cacheFolder), ['new.clip'])
    const inHalfAYear = new Date(now.getTime() + 185 * 86_400_000)
    assert.deepEqual(await forgetLocalFiles(wanted, inHalfAYear), { outbox: 1, cache: 1 })
  })
})

describe('many machines', () => {
  test('do it once within an hour', async () => {
    const hourly = { ...wanted, everySeconds: 3600 }
    const answers = await Promise.all(Array.from({ length: 8 }, () => forgetExpired(hourly)))
    assert.equal(answers.filter(Boolean).length, 1)
    await pool.query(`update private.chores set done_at = done_at - interval '61 minutes'`)
    assert.ok(await forgetExpired(hourly))
  })
})

describe('what was done', () => {
  test('cannot be changed, and cannot be deleted before its time', async () => {
    const { operator } = await anOperator(pool)
    await recordDeed(pool, { operatorId: operator.id, deed: 'approve-episode' })
    for (const sql of [
      `update private.deeds set deed = 'nothing' where operator_id = $1`,
      `update private.deeds set at = now() - interval '9 years' where operator_id = $1`,
      `update private.deeds set operator_id = null, facts = '{"a":1}' where operator_id = $1`,
      `delete from private.deeds where operator_id = $1`,
    ])
      await assert.rejects(pool.query(sql, [operator.id]), /stays written down/, sql)
  })

  test('outlives the operator', async () => {
    const { operator } = await anOperator(pool)
    await recordDeed(pool, { operatorId: operator.id, deed: 'leave-a-trace' })
    await pool.query('delete from private.operators where id = $1', [operator.id])
    const { rows } = await pool.query(`select operator_id from private.deeds where deed = 'leave-a-trace'`)
    assert.deepEqual(rows, [{ operator_id: null }])
  })

  test('is kept for as long as the rule says', async () => {
    const { rows } = await pool.query('select private.deeds_are_kept() = $1::interval as same', [
      interval(retention.deeds),
    ])
    assert.deepEqual(rows, [{ same: true }])
  })
})

test('the privacy page states the very periods that the machine keeps to', () => {
  const stated = JSON.stringify(privacy(settingsWith()).sections)
  for (const [name, period] of Object.entries(retention)) {
    if (['sessions', 'queueJobs', 'operatorLetters'].includes(name)) continue // no visitor’s data, or none but a number
    assert.ok(stated.includes(periodInWords(period)), `${name}: ${periodInWords(period)}`)
  }
})
