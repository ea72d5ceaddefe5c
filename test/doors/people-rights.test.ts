import assert from 'node:assert/strict'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { findErasure } from '#database/erasures.ts'
import { pseudonymOf } from '#database/people.ts'
import { otherTables, personalTables, tablesAboutPeople } from '#database/personal-tables.ts'
import { endProduction, failProduction } from '#database/productions.ts'
import { listenPath } from '#domain/published-episode.ts'
import { workKey } from '#domain/work-files.ts'
import { deleteEpisode } from '#operations/delete-episode.ts'
import { erasePerson } from '#operations/erase-person.ts'
import { exportPerson } from '#operations/export-person.ts'
import { finishErasures } from '#operations/finish-erasures.ts'
import { lookUpPerson } from '#operations/look-up-person.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, aRequest, published } from '#test/episode-under-test.ts'
import { aHouse, writeLetters } from '#test/rights-under-test.ts'
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

beforeEach(async () => {
  await pool.query(
    'truncate podcast_requests, private.episodes, private.erasures, private.request_tries, private.unwanted_mail cascade',
  )
  for (const key of await storage.list('')) await storage.delete(key)
  await rm(house.outboxFolder, { recursive: true, force: true })
  await rm(path.join(house.cacheFolder, 'masters'), { recursive: true, force: true })
  await mkdir(path.join(house.cacheFolder, 'masters'), { recursive: true })
})

const count = async (table: string) => (await pool.query(`select count(*)::int from ${table}`)).rows[0].count

/** Somebody with a row in every table and a file in every place, and somebody else who must keep all of it. */
async function aPersonWithEverything(email = ada) {
  const requestId = await aRequest(pool, email)
  await pool.query('insert into private.productions (request_id) values ($1)', [requestId])
  await pool.query(
    `insert into private.finished_steps (request_id, step, output, seconds) values ($1, 'publish', '{"facts":{"title":"Bread"}}', 3)`,
    [requestId],
  )
  await published(pool, storage, { requestId })
  await endProduction(pool, requestId)
  await pool.query(
    `insert into private.edits (request_id, number, operator_id, edit) values ($1, 1, $2, '{}')`,
    [requestId, owner.id],
  )
  await pool.query(
    `insert into private.approvals (request_id, version, script_hash, audio_hash)
     values ($1, 1, sha256('a'), sha256('b'))`,
    [requestId],
  )
  await pool.query(
    `insert into private.request_tries (client, person) values (sha256('client'), private.pseudonym_of($1))`,
    [email],
  )
  await pool.query(
    `insert into private.unwanted_mail (email_key, reason) values (private.email_key($1), 'undeliverable')`,
    [email],
  )
  await storage.put(workKey(requestId, 'episode.mp3'), new Blob(['sound']))
  await writeFile(masterFile(house.cacheFolder, requestId), 'sound')
  return requestId
}

const erase = (changes: object = {}) =>
  erasePerson(pool, owner, { email: ada, typedAgain: ada, staysUnwanted: false, ...changes })
async function begun(changes: object = {}): Promise<number> {
  const erased = await erase(changes)
  assert.equal(erased.outcome, 'begun')
  return 'number' in erased ? erased.number : 0
}
const afterAWhile = () => pool.query(`update private.erasures set due_at = now(), settles_at = now()`)

describe('looking somebody up', () => {
  test('finds every spelling of the address, and names the others', async () => {
    for (const email of ['Ada@bakery.test', 'ada+news@Bakery.test', ada, 'adam@bakery.test'])
      await aRequest(pool, email)
    const found = await lookUpPerson(keeping, operator, ' ADA+x@bakery.test ')
    assert.equal(found.outcome, 'found')
    if (found.outcome !== 'found') return
    assert.equal(found.person.requests.length, 3)
    assert.deepEqual(found.person.spellings, ['Ada@bakery.test', 'ada+news@Bakery.test', 'ada@bakery.test'])
  })

  test('counts rows of every table and files of every place', async () => {
    await aPersonWithEverything()
    await aPersonWithEverything('bo@bakery.test')
    await writeLetters(pool, house)
    const found = await lookUpPerson(keeping, operator, ada)
    if (found.outcome !== 'found') throw new Error(found.outcome)
    const { counts, files, unwanted } = found.person
    assert.deepEqual(counts, {
      'public.podcast_requests': 1,
      'private.letters': 2,
      'private.episodes': 1,
      'private.productions': 1,
      'private.finished_steps': 1,
      'private.edits': 1,
      'private.approvals': 1,
      'private.request_tries': 1,
      'private.unwanted_mail': 1,
      'private.deeds': counts['private.deeds'],
      'private.erasures': 0,
    })
    assert.deepEqual(
      [files?.media.count, files?.work.count, files?.outbox.count, files?.cache.count, unwanted],
      [7, 1, 2, 1, 'undeliverable'],
    )
  })

  test('leaves a line about the reader that does not say who was read about, once for many looks', async () => {
    for (let looks = 0; looks < 3; looks++) await lookUpPerson(keeping, operator, 'once@bakery.test')
    const person = await pseudonymOf(pool, 'once@bakery.test')
    const { rows } = await pool.query(
      `select operator_id, deeds::text as line from private.deeds where deed = 'read-person' and facts ->> 'person' = $1`,
      [person],
    )
    assert.deepEqual([rows.length, rows[0].operator_id], [1, operator.id])
    assert.doesNotMatch(rows[0].line, /once|bakery/)
  })

  test('needs an address', async () => {
    for (const typed of ['', 'ada', "' or true --", 'a@b', '\0'])
      assert.equal((await lookUpPerson(keeping, operator, typed)).outcome, 'bad-email')
  })
})

describe('a copy of everything', () => {
  test('has every table with its rows, every file with its size, every letter, and opens nothing', async () => {
    const requestId = await aPersonWithEverything()
    const stranger = await aPersonWithEverything('bo@bakery.test')
    await writeLetters(pool, house)
    const copied = await exportPerson(keeping, operator, 'ADA@bakery.test', 'json')
    if (copied.outcome !== 'exported') throw new Error(copied.outcome)
    const copy = JSON.parse(copied.text)
    assert.deepEqual(Object.keys(copy.tables).sort(), personalTables.map(({ table }) => table).sort())
    for (const [table, rows] of Object.entries<unknown[]>(copy.tables))
      if (!['private.deeds', 'private.erasures'].includes(table)) assert.ok(rows.length > 0, table)
    assert.equal(copy.files.length, 11)
    assert.equal(copy.letters.length, 2)
    assert.ok(copied.text.includes(requestId))
    assert.ok(!copied.text.includes(stranger) && !copied.text.includes('bo@'))
    assert.doesNotMatch(copied.text, /stop_token|token_hash|ticket_hash|operator_id/)
  })

  test('as a table for spreadsheets starts no formula', async () => {
    await aRequest(pool, '=cmd@bakery.test')
    await aRequest(pool, '+ada@bakery.test')
    const copied = await exportPerson(keeping, operator, '=cmd@bakery.test', 'csv')
    if (copied.outcome !== 'exported') throw new Error(copied.outcome)
    const [header, row, end] = copied.text.split('\r\n')
    assert.equal(header, 'request,asked at,e-mail,website,state')
    assert.match(row ?? '', /,'=cmd@bakery\.test,https:\/\/bakery\.test,pending$/)
    assert.equal(end, '')
  })

  test('waits for storage instead of leaving something out', async () => {
    await aPersonWithEverything()
    const away: Storage = { ...storage, list: () => Promise.reject(new StorageTrouble('wait', 'Away.')) }
    const copied = await exportPerson({ ...keeping, storage: away }, operator, ada, 'json')
    assert.deepEqual(copied, { outcome: 'wait', reason: 'Away.' })
  })

  test('knows every table that may lead to a person', async () => {
    const known = new Set([...personalTables.map(({ table }) => table), ...Object.keys(otherTables)])
    const named = async () =>
      (await pool.query<{ table: string }>(tablesAboutPeople)).rows.map(({ table }) => withSchema(table))
    const strangers = async () => (await named()).filter((table) => !known.has(table))
    assert.deepEqual(await strangers(), [], 'add it to database/personal-tables.ts')
    await pool.query('create table private.notes (request_id uuid, text text)')
    await pool.query('create table private.cards (reader_email text)')
    await pool.query('create table private.links (asked uuid references podcast_requests)')
    assert.deepEqual(await strangers(), ['private.cards', 'private.links', 'private.notes'])
    await pool.query('drop table private.notes, private.cards, private.links')
  })
})

/** Postgres leaves out a schema that is searched anyway. */
const withSchema = (table: string) => (table.includes('.') ? table : `public.${table}`)

describe('deleting somebody', () => {
  test('leaves nothing but a receipt, and nobody else loses anything', async () => {
    const requestId = await aPersonWithEverything()
    const stranger = await aPersonWithEverything('bo@bakery.test')
    await writeLetters(pool, house)
    const number = await begun({ email: 'Ada+x@bakery.test', typedAgain: 'ada+X@bakery.test' })
    assert.deepEqual(await finishErasures(keeping), [number])
    for (const { table } of personalTables.filter(({ stays }) => !stays))
      assert.equal(
        await count(table),
        table === 'private.letters' || table === 'private.episodes' ? 2 : 1,
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
    await aPersonWithEverything()
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
    await aPersonWithEverything()
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
    await aPersonWithEverything()
    const number = await begun()
    const dying: Storage = { ...storage, delete: () => Promise.reject(new TypeError('killed')) }
    await assert.rejects(finishErasures({ ...keeping, storage: dying }), /killed/)
    await afterAWhile()
    assert.deepEqual(await finishErasures(keeping), [number])
    assert.deepEqual([await storage.list(''), (await findErasure(pool, number))?.files], [[], 9])
  })

  test('by many machines at once makes one receipt each, with every file counted once', async () => {
    await aPersonWithEverything()
    const number = await begun()
    const done = await Promise.all(Array.from({ length: 6 }, () => finishErasures(keeping)))
    assert.deepEqual(done.flat(), [number])
    assert.equal((await findErasure(pool, number))?.files, 9)
  })

  test('waits for a letter that is just being sent, which would become a file', async () => {
    await aPersonWithEverything()
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
    assert.ok(listenPath(token))
    assert.deepEqual(await deleteEpisode({ pool, storage }, token), { outcome: 'deleted' })
    const before = (await readdir(house.outboxFolder)).length
    const [number] = await finishErasures(keeping)
    assert.deepEqual(await storage.list(''), [])
    assert.equal((await readdir(house.outboxFolder)).length, before - 1)
    const receipt = await findErasure(pool, number ?? 0)
    assert.deepEqual(
      [receipt?.reason, receipt?.files, receipt?.person],
      ['visitor', 9, await pseudonymOf(pool, ada)],
    )
  })
})

test('a request that failed has a receipt as well', async () => {
  const requestId = await aRequest(pool)
  await pool.query('insert into private.productions (request_id) values ($1)', [requestId])
  await failProduction(pool, { requestId, code: 'robots', reason: 'No.', trouble: 'read-website: No.' })
  const number = await begun()
  assert.equal((await findErasure(pool, number))?.counts['private.letters'], 2)
})
