import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { as } from '#test/database-under-test.ts'
import { startRequests } from '#test/requests-under-test.ts'

const { pool } = await startRequests()

const add = (row: object) => {
  const columns = Object.keys(row)
  const places = columns.map((_, place) => `$${place + 1}`)
  return as(pool, 'anon', `insert into podcast_requests (${columns}) values (${places})`, Object.values(row))
}
const row = { website_url: 'https://bakery.test', email: 'ada@bakery.test', status: 'pending' }
const broken = '23514'

describe('the table refuses what the rules refuse', () => {
  const websites = [
    '',
    ' ',
    'bakery.test',
    'ftp://bakery.test',
    'javascript:alert(1)',
    'https://',
    'https://bakery',
    'https://ada:secret@bakery.test',
    'https://bakery.test:443',
    'https://BAKERY.test',
    'https://bäckerei.test',
    'https://127.0.0.1',
    'https://.test',
    'https://-bakery.test',
    'https://bakery..test',
    'https://bakery.test/a b',
    'https://bakery.test/\n',
    'https://bakery.test\u007f',
    `https://bakery.test/${'a'.repeat(2048)}`,
  ]
  for (const website_url of websites)
    test(`as website ${JSON.stringify(website_url.slice(0, 40))}`, async () =>
      assert.equal(await add({ ...row, website_url }), broken))

  const emails = [
    '',
    'ada',
    '@bakery.test',
    'ada@',
    'ada@bakery',
    'ada@@bakery.test',
    'ada@bakery..test',
    'ada@.bakery.test',
    'ada@bakery.test.',
    '.ada@bakery.test',
    'ada.@bakery.test',
    'a da@bakery.test',
    'ada@bakery.test\nbcc: all@bakery.test',
    'ada@bakery.test ',
    'ada\t@bakery.test',
    'ada@bakery.t',
    'ada@bak;ery.test',
    '"ada"@bakery.test',
    'ädä@bakery.test',
    `${'a'.repeat(65)}@bakery.test`,
    `a@${'b.'.repeat(130)}test`,
  ]
  for (const email of emails)
    test(`as e-mail ${JSON.stringify(email.slice(0, 40))}`, async () =>
      assert.equal(await add({ ...row, email }), broken))

  test('and NUL, which is no text at all', async () => {
    assert.equal(await add({ ...row, email: 'ada\0@bakery.test' }), '22021')
  })

  test('also for the house itself', async () => {
    await assert.rejects(pool.query(`insert into podcast_requests (website_url, email) values ('x', 'y')`), {
      code: broken,
    })
    await pool.query(`insert into podcast_requests (website_url, email) values ('https://a.de', 'a@a.de')`)
    await assert.rejects(pool.query(`update podcast_requests set status = 'done'`), { code: broken })
  })
})
