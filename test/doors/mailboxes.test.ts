import assert from 'node:assert/strict'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { domainToASCII } from 'node:url'
import { migrate } from '#database/migrate.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { as, startBareDatabase } from '#test/database-under-test.ts'
import { takenEmails } from '#test/domain/email-examples.ts'
import { oneMailboxEach } from '#test/domain/mailbox-examples.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aRow, startRequests, statuses, usualLimits } from '#test/requests-under-test.ts'

const { pool, openDoors, rows } = await startRequests()
const { post } = openDoors({ rateLimits: usualLimits })
const from = (email: string, number: number) => post({ ...aRow(number), email }, {}, `192.0.2.${number}`)

describe('one mailbox', () => {
  for (const spelled of oneMailboxEach.filter(({ length }) => length > 1))
    test(`gets one episode, however it is spelled: ${spelled.join(', ')}`, async () => {
      const answers = await statuses(spelled.map((email, number) => from(email, number)))
      assert.deepEqual(answers, Array(spelled.length).fill(201))
      assert.equal((await rows()).length, 1)
      const again = await statuses([...spelled].reverse().map((email, number) => from(email, 100 + number)))
      assert.deepEqual(again, Array(spelled.length).fill(201))
      assert.equal((await rows()).length, 1)
      assert.ok(spelled.includes((await rows())[0].email), 'it is written to as it was typed')
    })

  test('that is another one gets its own', async () => {
    const others = oneMailboxEach.map(([first = '']) => first)
    await Promise.all(others.map((email, number) => from(email, number)))
    assert.equal((await rows()).length, others.length)
  })

  test('is the same for those who insert directly', async () => {
    const add = (email: string) =>
      as(pool, 'anon', 'insert into podcast_requests (website_url, email) values ($1, $2)', [
        `https://${crypto.randomUUID()}.example`,
        email,
      ])
    for (const [first = '', ...others] of oneMailboxEach) {
      assert.equal(await add(first), 1, first)
      for (const email of others) assert.equal(await add(email), 0, email)
    }
  })

  test('is stopped as a whole', async () => {
    await from('ada.by@gmail.com', 1)
    await pool.query(
      `insert into private.unwanted_mail (email_key, reason) values (private.email_key('adaby@gmail.com'), 'stopped')`,
    )
    await pool.query(`update podcast_requests set created_at = created_at - interval '2 days'`)
    await from('a.d.a.b.y+again@googlemail.com', 2)
    assert.equal((await rows()).at(-1).status, 'stopped')
    await emptyTables(pool, 'private.unwanted_mail')
  })
})

const inDatabase = async (addresses: readonly string[]) =>
  (
    await pool.query('select private.email_key(address) as key from unnest($1::text[]) address', [addresses])
  ).rows.map(({ key }) => key)

test('the database and the server mean the same mailbox', async () => {
  const addresses = [...oneMailboxEach.flat(), ...takenEmails.map(([, input]) => input.trim())]
  assert.deepEqual(await inDatabase(addresses), addresses.map(mailboxOf))
})

test('the database writes the domains of all scripts as mail servers see them', async () => {
  const words = [
    'bücher',
    'mañana',
    'łódź',
    'straße',
    '例子',
    'пример-2',
    'παράδειγμα',
    'ひらがなカナ',
    'ÅNGSTRÖM',
    'a1é',
    'é1a-é',
  ]
  const domains = words.flatMap((word) => [`${word}.example`, `www.${word}.${words[0]}.de`])
  assert.deepEqual(
    await inDatabase(domains.map((domain) => `ada@${domain}`)),
    domains.map((domain) => `ada@${domainToASCII(domain)}`),
  )
})

test('what was asked before the rules were known is counted by them', async () => {
  const { pool: old } = await startBareDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'offmic-migrations-'))
  after(() => rm(folder, { recursive: true }))
  await cp('database/migrations', folder, {
    recursive: true,
    filter: (name) => !/0(?:01[5-9]|0[2-9]\d|1\d\d)_/.test(name),
  })
  await migrate(old, folder)
  await old.query(
    `insert into podcast_requests (website_url, email) values ('https://a.example', 'A.da@googlemail.com')`,
  )
  await old.query(`insert into private.unwanted_mail (email_key, reason)
    values ('a.da@gmail.com', 'stopped'), ('ad.a@gmail.com', 'stopped'), ('bob@x.example', 'stopped')`)
  await migrate(old)
  const { rows: kept } = await old.query('select email, email_key, status from podcast_requests')
  assert.deepEqual(kept, [{ email: 'A.da@googlemail.com', email_key: 'ada@gmail.com', status: 'pending' }])
  const { rows: unwanted } = await old.query('select email_key from private.unwanted_mail order by 1')
  assert.deepEqual(unwanted, [{ email_key: 'ada@gmail.com' }, { email_key: 'bob@x.example' }])
})
