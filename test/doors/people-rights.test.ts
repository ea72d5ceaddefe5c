import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { pseudonymOf } from '#database/people.ts'
import { otherTables, personalTables, tablesAboutPeople } from '#database/personal-tables.ts'
import { exportPerson } from '#operations/export-person.ts'
import { lookUpPerson } from '#operations/look-up-person.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, aRequest } from '#test/episode-under-test.ts'
import { aHouse, aPersonWithEverything, forgetEverything, writeLetters } from '#test/rights-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { type Storage, StorageTrouble } from '#vendors/storage/storage.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const house = await aHouse()
const keeping = { pool, storage, house }
const { operator } = await anOperator(pool, { name: 'Otto', role: 'operator' })
const ada = 'ada@bakery.test'

beforeEach(() => forgetEverything(keeping))

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
    await aPersonWithEverything(keeping)
    await aPersonWithEverything(keeping, 'bo@bakery.test')
    await writeLetters(pool, house)
    const found = await lookUpPerson(keeping, operator, ada)
    if (found.outcome !== 'found') throw new Error(found.outcome)
    const { counts, files, unwanted } = found.person
    const oneOfEach = Object.fromEntries(personalTables.map(({ table }) => [table, 1]))
    assert.deepEqual(counts, {
      ...oneOfEach,
      'private.letters': 2,
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
    const requestId = await aPersonWithEverything(keeping)
    const stranger = await aPersonWithEverything(keeping, 'bo@bakery.test')
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
    await aPersonWithEverything(keeping)
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
