import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { after, beforeEach, describe, test } from 'node:test'
import { claimLetter } from '#database/letters.ts'
import { admit } from '#production/admit.ts'
import { sendAllDue, sendLetters, type WriteLetter } from '#production/send-letters.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aRow, startRequests } from '#test/requests-under-test.ts'
import { startSmtpSink } from '#test/smtp-sink.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { smtpMail } from '#vendors/mail/smtp.ts'

const { pool, openDoors } = await startRequests()
const { post } = openDoors()
const sender = { name: 'Offmic', address: 'hello@offmic.test' }
const log = { info() {}, warn() {} }
const write: WriteLetter = async ({ id, email: to }) => ({
  ...{ id, to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', date: new Date() },
})
const ofOperators = 'where operator_id is not null'
const states = async (which = '') =>
  (await pool.query(`select state from private.letters ${which} order by state`)).rows.map(
    ({ state }) => state,
  )
const askedFor = async (many: number) => {
  for (let number = 0; number < many; number++) await post(aRow(number))
}
async function oweLink(): Promise<void> {
  const { operator } = await anOperator(pool)
  await pool.query(`insert into private.letters (operator_id, kind) values ($1, 'sign-in-link')`, [
    operator.id,
  ])
}

beforeEach(() => emptyTables(pool, 'private.letters'))

/** A mail server that takes connections and says so, and then not a word. */
const calls = new EventEmitter()
const sockets = new Set<Socket>()
const silent = createServer((socket) => {
  sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
  calls.emit('call')
}).listen(0, '127.0.0.1')
await once(silent, 'listening')
after(() => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})
const silentUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` // it listens on a port

async function connections(many: number): Promise<void> {
  while (sockets.size < many) await once(calls, 'call')
}

const impatience = { sending: 0, puttingBack: 5000 }

describe('a mail server that hangs', () => {
  test('holds up four letters, and no link of an operator; who stops puts all of them back', async () => {
    await askedFor(6)
    const stop = new AbortController()
    const mail = smtpMail({
      url: silentUrl,
      sender,
      patienceMilliseconds: { firstWord: 60_000, silence: 60_000 },
    })
    const order = { pool, mail, write, log, signal: stop.signal, pauseMilliseconds: 5 }
    const sending = sendLetters({ ...order, patienceMilliseconds: impatience })
    await connections(4)
    assert.deepEqual(await states(), [...Array(2).fill('queued'), ...Array(4).fill('sending')])
    await oweLink()
    await connections(5)
    assert.deepEqual(await states(ofOperators), ['sending'])
    stop.abort()
    await sending
    assert.deepEqual(await states(), Array(7).fill('queued'))
    await using sink = await startSmtpSink()
    await sendAllDue({ pool, mail: smtpMail({ url: sink.url, sender }), write, log })
    assert.equal(sink.received.length, 7)
  })

  test('is given up when its first word does not come, and asked again later', async () => {
    await askedFor(9)
    const mail = smtpMail({
      url: silentUrl,
      sender,
      patienceMilliseconds: { firstWord: 50, silence: 600_000 },
    })
    await sendAllDue({ pool, mail, write, log })
    const { rows } = await pool.query(
      'select distinct state, trouble, due_at > now() as waits from private.letters',
    )
    assert.deepEqual(rows, [{ state: 'queued', trouble: 'ETIMEDOUT at CONN', waits: true }])
  })

  test('after the letter is through leaves it to a person, when its sender stops', async () => {
    await askedFor(1)
    const taken = Promise.withResolvers<void>()
    await using sink = await startSmtpSink({
      onData: (stream) => void stream.resume().on('end', () => taken.resolve()),
    })
    const stop = new AbortController()
    const order = { pool, mail: smtpMail({ url: sink.url, sender }), write, log, signal: stop.signal }
    const sending = sendLetters({ ...order, patienceMilliseconds: impatience })
    await taken.promise
    stop.abort()
    await sending
    assert.deepEqual(await states(), ['sending'])
    for (const socket of sink.sockets) socket.destroy()
  })
})

test('operators’ letters go out before all others', async () => {
  await askedFor(3)
  await admit({ pool, log })
  await oweLink()
  assert.equal((await claimLetter(pool))?.kind, 'sign-in-link')
  assert.equal(await claimLetter(pool, { onlyForDoors: true }), undefined)
  assert.equal((await claimLetter(pool))?.kind, 'request-accepted')
})

test('a letter whose fate cannot be written down holds up no other', async () => {
  await askedFor(8)
  const [{ id }] = (await pool.query('select id from private.letters limit 1')).rows
  await pool.query(
    `alter table private.letters add constraint never_sent check (id <> '${id}' or state <> 'sent')`,
  )
  await using sink = await startSmtpSink()
  await sendAllDue({ pool, mail: smtpMail({ url: sink.url, sender }), write, log })
  await pool.query('alter table private.letters drop constraint never_sent')
  assert.deepEqual(await states(), ['sending', ...Array(7).fill('sent')])
})
