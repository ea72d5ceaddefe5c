import assert from 'node:assert/strict'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { claimLetter } from '#database/letters.ts'
import { beginProductions } from '#database/productions.ts'
import { settingsWith } from '#domain/settings.ts'
import { admit } from '#production/admit.ts'
import { sendAllDue, type WriteLetter } from '#production/send-letters.ts'
import { as } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { listenTo } from '#test/heard-stream.ts'
import { aRow, startRequests, statuses, usualLimits } from '#test/requests-under-test.ts'
import { testConfig } from '#test/site-under-test.ts'
import { startSmtpSink } from '#test/smtp-sink.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { smtpMail } from '#vendors/mail/smtp.ts'

const { pool, openDoors, rows, later } = await startRequests()
const { ask, post } = openDoors({ rateLimits: usualLimits })
const { everybody } = usualLimits
const said: { event: string; [field: string]: unknown }[] = []
const note = (entry: { event: string }) => void said.push(entry)
const log = { info: note, warn: note }
const admitAll = () => admit({ pool, everybody, log })
const admitted = async () => (await rows()).filter(({ admitted_at }) => admitted_at !== null).length
const begun = async () => {
  const client = await pool.connect()
  return beginProductions(client, 1000).finally(() => client.release())
}
/** Each from an address of their own, one after the other as far as anybody can tell. */
const flood = (many: number, from = 0) =>
  statuses(
    Array.from({ length: many }, (_, each) =>
      post(
        aRow(from + each),
        { 'request-ticket': ticketOf(from + each) },
        `198.51.${(from + each) >> 8}.${(from + each) & 255}`,
      ),
    ),
  )
const ticketOf = (number: number) => `${number}`.padStart(32, '-')
const sink = await startSmtpSink()
after(() => sink[Symbol.asyncDispose]())
const mail = smtpMail({ url: sink.url, sender: { name: 'Offmic', address: 'hello@offmic.test' } })
const write: WriteLetter = async ({ id, email: to }) => ({
  ...{ id, to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', date: new Date() },
})
/** And what waits a minute because a busy machine has broken its connection. */
const send = () => sendDue().then(dueAgain).then(sendDue)
const sendDue = () => sendAllDue({ pool, mail, write, log, everybody })
const dueAgain = () => pool.query(`update private.letters set due_at = now() where tries > 0`)

beforeEach(async () => {
  await emptyTables(pool, 'private.operators')
  said.length = 0
  sink.received.length = 0
})

describe('two hundred clients at once', () => {
  test('are all told yes, and thirty a minute get a letter and an episode', async () => {
    assert.deepEqual(await flood(200), Array(200).fill(201))
    await send()
    assert.deepEqual([sink.received.length, (await begun()).length], [30, 30])
    await later('30 seconds')
    await send()
    assert.deepEqual([sink.received.length, (await begun()).length], [30, 0])
    for (const sent of [60, 90, 120, 150, 180, 200]) {
      await later('75 seconds')
      await send()
      assert.equal(sink.received.length, sent)
    }
    const receivers = new Set(sink.received.map(({ to }) => to[0]))
    assert.equal(receivers.size, 200)
    assert.deepEqual(
      said.filter(({ event }) => /line/.test(event)).map(({ event, waiting }) => [event, waiting]),
      [
        ['requests-wait-in-line', 170],
        ['line-stays', 140],
        ['line-is-over', undefined],
      ],
    )
  })

  test('are counted right however many workers look at once', async () => {
    await flood(100)
    await Promise.all(Array.from({ length: 8 }, admitAll))
    assert.equal(await admitted(), 30)
    assert.equal(said.filter(({ event }) => event === 'requests-wait-in-line').length, 1)
  })

  test('begin in the order of their asking', async () => {
    await flood(31)
    await pool.query(
      `update podcast_requests set created_at = created_at - interval '1 hour' where email = 'ada-30@bakery.test'`,
    )
    await admitAll()
    const [last] = (await rows()).filter(({ admitted_at }) => admitted_at === null)
    assert.notEqual(last.email, 'ada-30@bakery.test')
    await later('75 seconds')
    await admitAll()
    assert.equal(await admitted(), 31)
  })

  test('wait as well when they insert directly', async () => {
    const add = (number: number) =>
      as(pool, 'anon', 'insert into podcast_requests (website_url, email) values ($1, $2)', [
        `https://b-${number}.test`,
        `ada-${number}@b.test`,
      ])
    await Promise.all(Array.from({ length: 40 }, (_, number) => add(number)))
    await send()
    assert.equal(sink.received.length, 30)
  })

  test('do not wait where the limits are off', async () => {
    await flood(40)
    await sendAllDue({ pool, mail, write, log })
    assert.equal(sink.received.length, 40)
    assert.deepEqual(
      said.filter(({ event }) => /line/.test(event)),
      [],
    )
  })

  test('leave room again when some of them are stopped', async () => {
    await flood(40)
    await admitAll()
    await pool.query(`update podcast_requests set status = 'stopped' where admitted_at is null`)
    await admitAll()
    assert.deepEqual(
      said.map(({ event }) => event),
      ['requests-wait-in-line', 'line-is-over'],
    )
  })
})

describe('whoever waits in line', () => {
  const stream = async (number: number) =>
    listenTo(await ask(`/progress/${ticketOf(number)}`, { method: 'GET', headers: {} }, '203.0.113.9'))

  test('hears on the page about how long it takes, and of each minute that has passed', async () => {
    await flood(30)
    await admitAll()
    await flood(35, 100)
    await later('1 second')
    await flood(1, 200)
    await admitAll()
    const [first, last] = [await stream(0), await stream(200)]
    assert.match(await first.until(/data:/), /data: \{"done":\[\]\}\n/)
    assert.match(await last.until(/data:/), /data: \{"done":\[\],"minutesInLine":2\}\n/)
    await later('75 seconds')
    await admitAll()
    assert.match(await last.until(/data:/), /data: \{"done":\[\],"minutesInLine":1\}\n/)
    await later('75 seconds')
    await admitAll()
    assert.match(await last.until(/data:/), /data: \{"done":\[\]\}\n/)
    await Promise.all([first.hangUp(), last.hangUp()])
  })

  test('reads in the letter that there was a line; nobody else does', async () => {
    await flood(31)
    await send()
    await later('75 seconds')
    await admitAll()
    const { rows: kept } = await pool.query('select facts from private.letters')
    assert.equal(kept.filter(({ facts }) => facts.hasWaited).length, 1)
    const { writeLetter } = (await import(path.join(testConfig().checkout, 'build/server/index.js'))).entry
      .module as typeof import('#site/letters/write-letter.tsx')
    const about = {
      kind: 'request-accepted',
      website: 'https://bakery.test',
      origin: 'https://offmic.test',
    } as const
    const facts = { requestedAt: new Date(), stopToken: 'x' }
    const [usual, late] = await Promise.all(
      [{}, { hasWaited: true }].map((told) =>
        writeLetter({ ...about, ...facts, facts: told }, settingsWith()),
      ),
    )
    assert.doesNotMatch(usual?.text ?? '', /wait in line/)
    assert.match(late?.text ?? '', /had to wait in line/)
  })
})

describe('operators', () => {
  const alarms = async () =>
    (await pool.query(`select facts from private.letters where kind = 'waiting-line'`)).rows.map(
      ({ facts }) => facts,
    )

  test('get a letter about a line that stays, another one after six hours, and none about a rush', async () => {
    await anOperator(pool)
    await anOperator(pool)
    await flood(40)
    await admitAll()
    assert.deepEqual(await alarms(), [])
    await later('75 seconds')
    await admitAll()
    assert.deepEqual(await alarms(), [], 'it was over within a minute')
    await flood(200, 1000)
    await admitAll()
    await later('30 seconds')
    await admitAll()
    assert.deepEqual(await alarms(), [])
    await later('45 seconds')
    await Promise.all([admitAll(), admitAll(), admitAll()])
    assert.deepEqual(await alarms(), [{ waiting: 150 }, { waiting: 150 }])
    await later('5 hours')
    await flood(200, 2000)
    await admitAll()
    assert.equal((await alarms()).length, 2)
    await later('61 minutes')
    await admitAll()
    assert.equal((await alarms()).length, 4)
  })

  test('read how many wait, and get no key with it', async () => {
    await anOperator(pool, { name: 'Ines' })
    await flood(200)
    await admitAll()
    await later('75 seconds')
    await admitAll()
    const letter = await claimLetter(pool)
    assert.equal(letter?.kind, 'waiting-line')
    const { writeLetter } = (await import(path.join(testConfig().checkout, 'build/server/index.js'))).entry
      .module as typeof import('#site/letters/write-letter.tsx')
    const told = { kind: 'waiting-line', facts: { waiting: 140 }, website: null } as const
    const written = await writeLetter(
      { ...told, name: 'Ines', origin: 'https://offmic.test' },
      settingsWith(),
    )
    assert.equal(written.subject, '140 requests wait in line')
    assert.match(written.text, /Hello Ines/)
    assert.match(written.html, /href="https:\/\/offmic\.test\/studio"/)
  })
})
