import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import PostalMime from 'postal-mime'
import { queueLettersAgain } from '#database/letters.ts'
import { makeStopToken } from '#operations/stop-mail.ts'
import { sendAllDue, type WriteLetter } from '#production/send-letters.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aRow, startRequests } from '#test/requests-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { startSmtpSink } from '#test/smtp-sink.ts'
import { listOutbox, outboxFolder } from '#vendors/mail/outbox-folder.ts'
import { smtpMail } from '#vendors/mail/smtp.ts'

const { pool, openDoors } = await startRequests()
const sink = await startSmtpSink()
const mail = smtpMail({ url: sink.url, sender: { name: 'Offmic', address: 'hello@offmic.test' } })
after(() => sink[Symbol.asyncDispose]())
const writtenAt = new Date('2026-03-04T05:06:07Z')
const write: WriteLetter = async ({ id, email, website, requestId }) => ({
  id,
  to: email,
  subject: `About ${website}`,
  html: '<p>Hello</p>',
  text: 'Hello',
  stopAddress: `https://offmic.test/stop/${await makeStopToken(pool, testSecretKey, requestId ?? '')}`,
  date: writtenAt,
})
const lines: Record<string, unknown>[] = []
const log = {
  info: (entry: object) => lines.push({ ...entry }),
  warn: (entry: object) => lines.push({ ...entry }),
}
const sendDue = () => sendAllDue({ pool, mail, write, log })
/** By reader: letters that are admitted together are equally old, and a clock may step back. */
const letters = async () =>
  (
    await pool.query(`select letter.* from private.letters letter
      join podcast_requests request on request.id = request_id order by email`)
  ).rows
const later = (seconds: number) =>
  pool.query(
    `update private.letters set due_at = due_at - make_interval(secs => $1),
       created_at = created_at - make_interval(secs => $1), changed_at = changed_at - make_interval(secs => $1)`,
    [seconds],
  )
const { post, ask } = openDoors()

beforeEach(async () => {
  await emptyTables(pool, 'private.unwanted_mail')
  sink.received.length = 0
  sink.troubles.length = 0
  lines.length = 0
})

describe('a request that is accepted', () => {
  test('is confirmed by one letter, however often it is looked for', async () => {
    await post(aRow(1))
    await Promise.all([sendDue(), sendDue(), sendDue()])
    await sendDue()
    assert.equal(sink.received.length, 1)
    assert.deepEqual(sink.received[0]?.to, ['ada-1@bakery.test'])
    assert.equal((await letters())[0].state, 'sent')
  })

  test('is confirmed once when it comes again', async () => {
    await post(aRow(1))
    await post(aRow(1))
    await sendDue()
    assert.equal(sink.received.length, 1)
  })

  test('has a letter that names itself, its date and the way to stop', async () => {
    await post(aRow(1))
    await sendDue()
    const [{ id, request_id }] = await letters()
    const token = await makeStopToken(pool, testSecretKey, request_id)
    const letter = await PostalMime.parse(sink.received[0]?.text ?? '')
    const header = (key: string) => letter.headers.find((each) => each.key === key)?.value
    assert.equal(letter.messageId, `<${id}@offmic.test>`)
    assert.equal(letter.from?.address, 'hello@offmic.test')
    assert.equal(Date.parse(letter.date ?? ''), writtenAt.getTime())
    assert.equal(header('list-unsubscribe'), `<https://offmic.test/stop/${token}>`)
    assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
    for (const line of sink.received[0]?.text.split('\r\n') ?? []) assert.ok(line.length <= 998)
  })

  test('leaves no address in the log', async () => {
    await post(aRow(1))
    await sendDue()
    assert.ok(lines.some(({ event }) => event === 'letter-sent'))
    assert.doesNotMatch(JSON.stringify(lines), /@/)
  })
})

describe('a mail server', () => {
  test('that asks for patience gets the letter a minute later, once', async () => {
    sink.troubles.push({ at: 'recipient', code: 451 })
    await post(aRow(1))
    await sendDue()
    assert.equal(sink.received.length, 0)
    await later(40)
    await sendDue()
    assert.equal(sink.received.length, 0)
    await later(40)
    await sendDue()
    assert.equal(sink.received.length, 1)
    assert.equal((await letters())[0].tries, 2)
  })

  test('that is down for six hours gets every letter once', async () => {
    const away = smtpMail({
      url: 'smtp://127.0.0.1:1',
      sender: { name: 'Offmic', address: 'hello@offmic.test' },
    })
    for (let number = 0; number < 20; number++) await post(aRow(number))
    for (let minutes = 0; minutes < 360; minutes += 30) {
      await sendAllDue({ pool, mail: away, write, log })
      await later(1800)
    }
    for (let minutes = 0; minutes < 120; minutes += 30) {
      await sendDue()
      await later(1800)
    }
    assert.equal(new Set(sink.received.map(({ to }) => to[0])).size, 20)
    assert.equal(sink.received.length, 20)
  })

  test('that knows no such mailbox is not asked again, and nothing more goes there', async () => {
    sink.troubles.push({ at: 'recipient', code: 550 })
    await post(aRow(1))
    await sendDue()
    await later(3600)
    await sendDue()
    assert.equal(sink.received.length, 0)
    assert.equal((await letters())[0].state, 'failed')
    const { rows } = await pool.query('select reason from private.unwanted_mail')
    assert.deepEqual(rows, [{ reason: 'undeliverable' }])
  })

  test('whose mailbox is full is not asked again, and stays reachable for later letters', async () => {
    sink.troubles.push({ at: 'data', code: 552 })
    await post(aRow(1))
    await sendDue()
    assert.equal((await letters())[0].state, 'failed')
    assert.equal((await pool.query('select from private.unwanted_mail')).rowCount, 0)
  })

  test('that hangs up before its answer gets the letter again', async () => {
    sink.troubles.push('cut before the answer')
    await post(aRow(1))
    await sendDue()
    await later(90)
    await sendDue()
    assert.equal(sink.received.length, 1)
  })

  test('that never comes back is given up after two days, with its reason', async () => {
    const away = smtpMail({
      url: 'smtp://127.0.0.1:1',
      sender: { name: 'Offmic', address: 'hello@offmic.test' },
    })
    await post(aRow(1))
    for (let hours = 0; hours <= 52; hours++) {
      await sendAllDue({ pool, mail: away, write, log })
      await later(3600)
    }
    const [letter] = await letters()
    assert.equal(letter.state, 'failed')
    assert.match(letter.trouble, /ESOCKET|ECONN/)
  })

  test('elsewhere is told nothing without encryption, or with a certificate that nobody vouches for', async () => {
    await using impostor = await startSmtpSink({ disabledCommands: [] })
    await post(aRow(1))
    for (const { port } of [sink, impostor]) {
      const url = `smtp://127.0.0.2:${port}` // to us that is another machine
      const elsewhere = smtpMail({ url, sender: { name: 'Offmic', address: 'hello@offmic.test' } })
      await sendAllDue({ pool, mail: elsewhere, write, log })
      await later(3600)
    }
    assert.deepEqual([...sink.received, ...impostor.received], [])
    const [letter] = await letters()
    assert.deepEqual([letter.state, letter.tries], ['queued', 2])
  })
})

/** Its sender has claimed the only letter so long ago, and may have begun to hand it over. */
const isInHand = (since: string, isHandedOver: boolean) =>
  pool.query(
    `update private.letters set state = 'sending', tries = 1, changed_at = now() - $1::interval,
       handed_over_at = case when $2 then now() - $1::interval end`,
    [since, isHandedOver],
  )

describe('a sender that dies with a letter in hand', () => {
  test('has it sent half a minute later, by whichever way, while no server can have it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
    const outbox = outboxFolder({ folder, sender: { name: 'Offmic', address: 'hello@offmic.test' } })
    for (const way of [mail, outbox]) {
      await emptyTables(pool, 'podcast_requests')
      await post(aRow(1))
      await isInHand('15 seconds', false)
      await sendAllDue({ pool, mail: way, write, log })
      assert.equal((await letters())[0].state, 'sending')
      await isInHand('45 seconds', false)
      await sendAllDue({ pool, mail: way, write, log })
      assert.equal((await letters())[0].state, 'sent')
    }
    assert.deepEqual([sink.received.length, (await listOutbox(folder)).length], [1, 1])
    await rm(folder, { recursive: true })
  })

  test('or cannot write down its fate stops nobody else, and is not written twice', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
    const outbox = outboxFolder({ folder, sender: { name: 'Offmic', address: 'hello@offmic.test' } })
    const written: string[] = []
    const counted: WriteLetter = (letter) => {
      written.push(letter.id)
      return write(letter)
    }
    const round = () => sendAllDue({ pool, mail: outbox, write: counted, log })
    await post(aRow(1))
    const [{ id }] = await letters()
    await pool.query(`create function refuse_fate() returns trigger language plpgsql as
      $$ begin raise exception 'This cannot be written.'; end $$`)
    await pool.query(`create trigger no_fate before update on private.letters for each row
      when (new.id = '${id}' and new.state = 'sent') execute function refuse_fate()`)
    await post(aRow(2))
    await round()
    const states = async () => (await letters()).map(({ state }) => state)
    assert.deepEqual(await states(), ['sending', 'sent'])
    await later(45)
    await round()
    await pool.query('drop trigger no_fate on private.letters')
    await later(45)
    await round()
    assert.deepEqual(await states(), ['sent', 'sent'])
    assert.equal(new Set(written).size, written.length)
    assert.equal((await listOutbox(folder)).length, 2)
    await rm(folder, { recursive: true })
  })

  test('leaves it to a person where a second copy could arrive', async () => {
    await post(aRow(1))
    await isInHand('9 minutes', true)
    await sendDue()
    assert.equal((await letters())[0].state, 'sending')
    await isInHand('11 minutes', true)
    await sendDue()
    assert.equal((await letters())[0].state, 'unclear')
    assert.equal(sink.received.length, 0)
    assert.equal(await queueLettersAgain(pool, (await letters())[0].request_id), 1)
    await sendDue()
    assert.equal(sink.received.length, 1)
  })

  test('was only slow: then the letter is somebody else’s, and goes out once', async () => {
    await post(aRow(1))
    // Whoever takes it next is quick, and may be the slow one's own process.
    const slowly: WriteLetter = async (letter) => {
      if (letter.tries === 1) {
        await later(45)
        await sendDue()
      }
      return write(letter)
    }
    await sendAllDue({ pool, mail, write: slowly, log })
    assert.equal(sink.received.length, 1)
    assert.equal((await letters())[0].state, 'sent')
  })

  test('has handed it over before the server can have all of it', async () => {
    sink.troubles.push('cut before the answer')
    await post(aRow(1))
    const [before] = await letters()
    await sendDue()
    const [after] = await letters()
    assert.deepEqual([before.handed_over_at, after.state], [null, 'queued'])
    assert.ok(after.handed_over_at)
  })
})

describe('whoever wants no more', () => {
  const stop = async (token: string) => ask(`/stop/${token}`, { headers: {} })
  const tokenOfLetter = async () => makeStopToken(pool, testSecretKey, (await letters())[0].request_id)

  test('ends the request and all mail with one post, which mail programs may send', async () => {
    await post(aRow(1))
    const answer = await stop(await tokenOfLetter())
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/stop/done'])
    await sendDue()
    assert.equal(sink.received.length, 0)
    assert.equal((await pool.query('select status from podcast_requests')).rows[0].status, 'stopped')
  })

  test('is not written to when somebody asks for them again', async () => {
    await post(aRow(1))
    await stop(await tokenOfLetter())
    assert.equal((await post({ ...aRow(1), website_url: 'https://another.test' })).status, 201)
    await pool.query(`update podcast_requests set created_at = created_at - interval '2 days'`)
    assert.equal((await post({ ...aRow(1), website_url: 'https://third.test' })).status, 201)
    await sendDue()
    assert.equal(sink.received.length, 0)
  })

  test('learns of a link that is none, and nobody else is stopped', async () => {
    await post(aRow(1))
    for (const token of ['0'.repeat(64), 'x', "'; drop table podcast_requests"])
      assert.equal((await stop(encodeURIComponent(token))).headers.get('location'), '/stop/unknown')
    await sendDue()
    assert.equal(sink.received.length, 1)
  })
})
