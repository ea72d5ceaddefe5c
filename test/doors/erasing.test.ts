import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { findErasure } from '#database/erasures.ts'
import { pseudonymOf } from '#database/people.ts'
import { personalTables } from '#database/personal-tables.ts'
import { failProduction } from '#database/productions.ts'
import { workKey } from '#domain/work-files.ts'
import { deleteEpisode } from '#operations/delete-episode.ts'
import { erasePerson } from '#operations/erase-person.ts'
import { finishErasures } from '#operations/finish-erasures.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, aRequest, published } from '#test/episode-under-test.ts'
import { aHouse, aPersonWithEverything, forgetEverything, writeLetters } from '#test/rights-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { masterFile } from '#vendors/cache-folder.ts'
import { type Storage, StorageTrouble } from '#vendors/storage/storage.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const house = await aHouse()
const keeping = { pool, storage, house }
const { operator: owner } = await anOperator(pool)
const { operator } = await anOperator(pool, { name: 'Otto', role: 'operator' })
const ada = 'ada@bakery.test'

beforeEach(() => forgetEverything(keeping))

const count = async (table: string) => (await pool.query(`select count(*)::int from ${table}`)).rows[0].count

const erase = (changes: object = {}) =>
  erasePerson(pool, owner, { email: ada, typedAgain: ada, staysUnwanted: false, ...changes })
async function begun(changes: object = {}): Promise<number> {
  const erased = await erase(changes)
  assert.equal(erased.outcome, 'begun')
  return 'number' in erased ? erased.number : 0
}
const afterAWhile = () => pool.query(`update private.erasures set due_at = now(), settles_at = now()`)

describe('deleting somebody', () => {
  test('leaves nothing but a receipt, and nobody else loses anything', async () => {
    const requestId = await aPersonWithEverything(keeping)
    const stranger = await aPersonWithEverything(keeping, 'bo@bakery.test')
    await writeLetters(pool, house)
    const number = await begun({ email: 'Ada+x@bakery.test', typedAgain: 'ada+X@bakery.test' })
    assert.deepEqual(await finishErasures(keeping), [number])
    for (const { table } of personalTables.filter(({ stays }) => !stays))
      assert.equal(
        await count(table),
        ['private.letters', 'private.episodes', 'private.client_names'].includes(table) ? 2 : 1,
        table,
      )
    const { rows } = await pool.query('select request_id from private.episodes where deleted_at is null')
    assert.deepEqual(rows, [{ request_id: stranger }])
    assert.equal((await storage.list('')).length, 8)
    assert.equal((await readdir(house.outboxFolder)).length, 2)
    assert.deepEqual(await readdir(path.dirname(masterFile(house.cacheFolder, 'x'))), [`${stranger}.mp3`])
    const receipt = await findErasure(pool, number)
    assert.equal(receipt?.files, 11)
    assert.equal(receipt?.counts['private.letters'], 2)
    assert.equal(receipt?.person, await pseudonymOf(pool, ada))
    assert.ok(receipt?.doneAt)
    const kept = await pool.query('select erasures::text as row from private.erasures')
    assert.doesNotMatch(kept.rows[0].row, /bakery|ada@/)
    assert.ok(!kept.rows[0].row.includes(requestId))
  })

  test('is for owners, for addresses, and for those who have typed it twice', async () => {
    await aPersonWithEverything(keeping)
    const wanted = { email: ada, typedAgain: ada, staysUnwanted: false }
    assert.deepEqual(await erasePerson(pool, operator, wanted), { outcome: 'not-allowed' })
    assert.deepEqual(await erase({ email: 'ada' }), { outcome: 'bad-email' })
    assert.deepEqual(await erase({ typedAgain: 'bo@bakery.test' }), { outcome: 'not-confirmed' })
    assert.equal(await count('podcast_requests'), 1)
  })

  test('keeps the address on the list of those who want no mail, if that is wanted', async () => {
    await aRequest(pool)
    await begun({ staysUnwanted: true })
    const { rows } = await pool.query('select email_key, reason from private.unwanted_mail')
    assert.deepEqual(rows, [{ email_key: ada, reason: 'stopped' }])
    await begun({ staysUnwanted: false })
    assert.equal(await count('private.unwanted_mail'), 0)
  })

  test('of somebody unknown says so with a receipt of nothing', async () => {
    const number = await begun({ email: 'nobody@bakery.test', typedAgain: 'nobody@bakery.test' })
    await finishErasures(keeping)
    const receipt = await findErasure(pool, number)
    assert.deepEqual([receipt?.files, receipt?.counts['public.podcast_requests']], [0, 0])
    assert.ok(receipt?.doneAt)
  })

  test('goes on after storage was away, and counts what was deleted before', async () => {
    await aPersonWithEverything(keeping)
    const number = await begun()
    let left = 3
    const failing: Storage = {
      ...storage,
      delete: (key) =>
        left-- > 0 ? storage.delete(key) : Promise.reject(new StorageTrouble('wait', 'It is away.')),
    }
    assert.deepEqual(await finishErasures({ ...keeping, storage: failing }), [])
    const meanwhile = await findErasure(pool, number)
    assert.deepEqual([meanwhile?.doneAt, meanwhile?.trouble], [null, 'It is away.'])
    assert.ok((await storage.list('')).length > 0)
    assert.deepEqual(await finishErasures(keeping), [], 'not before the pause is over')
    await afterAWhile()
    assert.deepEqual(await finishErasures(keeping), [number])
    assert.deepEqual(await storage.list(''), [])
    assert.deepEqual(
      [(await findErasure(pool, number))?.files, (await findErasure(pool, number))?.trouble],
      [9, null],
    )
  })

  test('goes on after whoever deleted has died in the middle', async () => {
    await aPersonWithEverything(keeping)
    const number = await begun()
    const dying: Storage = { ...storage, delete: () => Promise.reject(new TypeError('killed')) }
    await assert.rejects(finishErasures({ ...keeping, storage: dying }), /killed/)
    await afterAWhile()
    assert.deepEqual(await finishErasures(keeping), [number])
    assert.deepEqual([await storage.list(''), (await findErasure(pool, number))?.files], [[], 9])
  })

  test('by many machines at once makes one receipt each, with every file counted once', async () => {
    await aPersonWithEverything(keeping)
    const number = await begun()
    const done = await Promise.all(Array.from({ length: 6 }, () => finishErasures(keeping)))
    assert.deepEqual(done.flat(), [number])
    assert.equal((await findErasure(pool, number))?.files, 9)
  })

  test('waits for a letter that is just being sent, which would become a file', async () => {
    await aPersonWithEverything(keeping)
    const { rows } = await pool.query(`update private.letters set state = 'sending' returning id`)
    const number = await begun()
    assert.deepEqual(await finishErasures(keeping), [])
    await mkdir(house.outboxFolder, { recursive: true })
    await writeFile(path.join(house.outboxFolder, `${rows[0].id}.eml`), 'To: ada')
    await afterAWhile()
    assert.deepEqual(await finishErasures(keeping), [number])
    assert.ok(!(await readdir(house.outboxFolder)).includes(`${rows[0].id}.eml`))
  })

  test('is a deed that names nobody', async () => {
    await aRequest(pool)
    const number = await begun()
    const { rows } = await pool.query(
      `select facts, operator_id from private.deeds where deed = 'erase-person' and (facts ->> 'receipt')::int = $1`,
      [number],
    )
    assert.deepEqual(rows, [
      { facts: { person: await pseudonymOf(pool, ada), receipt: number }, operator_id: owner.id },
    ])
  })
})

describe('a visitor who deletes an episode', () => {
  test('leaves no letter in the outbox and no work files', async () => {
    const requestId = await aRequest(pool)
    const { token } = await published(pool, storage, { requestId })
    await writeLetters(pool, house)
    await storage.put(workKey(requestId, 'cover.jpg'), new Blob(['picture']))
    assert.deepEqual(await deleteEpisode({ pool, storage }, token), { outcome: 'deleted' })
    const before = (await readdir(house.outboxFolder)).length
    const [number] = await finishErasures(keeping)
    assert.deepEqual(await storage.list(''), [])
    assert.equal((await readdir(house.outboxFolder)).length, before - 2)
    const receipt = await findErasure(pool, number ?? 0)
    assert.deepEqual([receipt?.reason, receipt?.files, receipt?.person], ['visitor', 10, null])
  })
})

test('a request that failed has a receipt as well', async () => {
  const requestId = await aRequest(pool)
  await pool.query('insert into private.productions (request_id) values ($1)', [requestId])
  await failProduction(pool, { requestId, code: 'robots', reason: 'No.', trouble: 'read-website: No.' })
  const number = await begun()
  assert.equal((await findErasure(pool, number))?.counts['private.letters'], 2)
})
