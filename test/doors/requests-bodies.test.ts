import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { aRow, startRequests, table, usual } from '#test/requests-under-test.ts'

const { openDoors, rows, assertRefused } = await startRequests()
const { ask, post } = openDoors()

const row = (member: string) => `{"website_url":"https://bakery.test","email":"ada@bakery.test",${member}}`
const website = (json: string) => `{"website_url":${json},"email":"ada@bakery.test","status":"pending"}`
const email = (json: string) => `{"website_url":"https://bakery.test","email":${json},"status":"pending"}`
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('only one row at a time', () => {
  test('two rows are refused', async () => assertRefused(await post([aRow(1), aRow(2)]), 400, '23514'))
  test('two hundred small rows are refused', async () =>
    assertRefused(await post(Array(200).fill({ email: 'a@b.cd', website_url: 'b.cd' })), 400, '23514'))
  test('ten thousand rows are more than is read', async () =>
    assertRefused(await post(Array(10_000).fill(aRow(1))), 413, '54000'))
  for (const body of ['[]', '[[]]', '[null]', 'null', '7', '"text"', '', ' ', '{', 'website_url=x', '\u0000'])
    test(`${JSON.stringify(body)} is no row`, async () =>
      assertRefused(await ask(table, { body }), 400, 'PGRST102'))
})

describe('a value is never made to fit', () => {
  const cases: [string, string, string][] = [
    ['a number as website', website('7'), 'PGRST102'],
    ['a list as website', website('["https://bakery.test"]'), 'PGRST102'],
    ['an object as website', website('{"toString":"https://bakery.test"}'), 'PGRST102'],
    ['a website nested a thousand deep', website(deep(1000)), 'PGRST102'],
    ['a body nested eight thousand deep', deep(8000), 'PGRST102'],
    ['true as e-mail', email('true'), 'PGRST102'],
    ['a list as e-mail', email('["ada@bakery.test","bob@bakery.test"]'), 'PGRST102'],
    ['no website', '{"email":"ada@bakery.test"}', '23502'],
    ['null as website', website('null'), '23502'],
    ['no e-mail', '{"website_url":"https://bakery.test"}', '23502'],
    ['null as e-mail', email('null'), '23502'],
    ['an e-mail that comes twice', row('"email":"bob@bakery.test"'), 'PGRST102'],
    ['a status that comes twice, once in disguise', row('"status":"x","st\\u0061tus":"pending"'), 'PGRST102'],
    ['a NUL in the website', website('"https://bakery.test/\\u0000"'), 'PGRST102'],
    ['a NUL in the e-mail', email('"ada\\u0000@bakery.test"'), 'PGRST102'],
    ['a lone surrogate in the website', website('"https://bakery.test/\\ud800"'), 'PGRST102'],
    ['a lone surrogate in the e-mail', email('"ada\\udc00@bakery.test"'), 'PGRST102'],
  ]
  for (const [name, body, code] of cases)
    test(`${name} is refused`, async () => assertRefused(await ask(table, { body }), 400, code))

  test('colons and quotes inside a value are no second name', async () => {
    const body = website('"https://bakery.test/?a=\\"b\\":c:d\\\\"')
    assert.equal((await ask(table, { body })).status, 201)
    assert.equal((await rows())[0].website_url, 'https://bakery.test?a=%22b%22:c:d\\')
  })

  test('what is not UTF-8 is refused', async () => {
    const body = new Uint8Array([...Buffer.from('{"email":"'), 0xff, 0xfe, ...Buffer.from('"}')])
    await assertRefused(await ask(table, { body }), 400, 'PGRST102')
  })
})

describe('only JSON, in UTF-8 and as it is', () => {
  const body = JSON.stringify(aRow(1))
  const { 'content-type': json, ...bare } = usual
  const types = [
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/csv',
    'application/vnd.pgrst.object+json',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json, text/plain',
    'application/jsonx',
  ]
  for (const type of types)
    test(`${type} is refused`, async () =>
      assertRefused(await ask(table, { headers: { ...usual, 'content-type': type }, body }), 415, 'PGRST107'))

  test('a body without a type is refused', async () =>
    assertRefused(await ask(table, { headers: bare, body: new TextEncoder().encode(body) }), 415, 'PGRST107'))

  test('a compressed body is refused', async () => {
    const headers = { ...usual, 'content-encoding': 'gzip' }
    await assertRefused(await ask(table, { headers, body: new Uint8Array(gzipSync(body)) }), 415, 'PGRST107')
  })

  for (const type of [json, 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])
    test(`${type} is welcome`, async () =>
      assert.equal((await ask(table, { headers: { ...usual, 'content-type': type }, body })).status, 201))
})
