import assert from 'node:assert/strict'
import net from 'node:net'
import { describe, test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { aRow, listen, startRequests, table, usual } from '#test/requests-under-test.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const site = () => startSite({ database: { isReady: async () => true, pool } })
const { openDoors, rows } = await startRequests()
const insert = new URL(await listen(openDoors().listener))

type Sent = { path: string; headers: Record<string, string>; pieces: readonly string[]; ends?: boolean }
const form = { ...fromOurPage, 'content-type': 'application/x-www-form-urlencoded' }
const piecesOf = (text: string) => text.match(/.{1,1024}/g) ?? []

/** Sends a body of unknown length and resolves to the first word of the answer, which may come before its end. */
async function chunked(port: number | string, { path, headers, pieces, ends = true }: Sent): Promise<string> {
  const socket = net.connect(Number(port), '127.0.0.1')
  const head = Object.entries({ host: 'localhost', 'transfer-encoding': 'chunked', ...headers })
  socket.write(
    `POST ${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  )
  for (const piece of pieces) socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`)
  if (ends) socket.write('0\r\n\r\n')
  const answer = await new Promise<string>((resolve, reject) => {
    socket.once('data', (text) => resolve(String(text)))
    socket.once('error', reject).once('end', () => reject(new Error('no answer')))
  })
  socket.destroy()
  return answer.slice(0, answer.indexOf('\r\n'))
}

describe('a body that does not say how long it is', () => {
  test('is read at the door of requests like any other', async () => {
    const body = JSON.stringify(aRow(1))
    const sent = { path: table, headers: usual, pieces: [body.slice(0, 20), body.slice(20)] }
    assert.equal(await chunked(insert.port, sent), 'HTTP/1.1 201 Created')
    assert.equal((await rows()).length, 1)
  })

  test('is refused there as soon as it is too long, and no longer waited for', async () => {
    const sent = { path: table, headers: usual, pieces: piecesOf(' '.repeat(17 * 1024)), ends: false }
    assert.equal(await chunked(insert.port, sent), 'HTTP/1.1 413 Payload Too Large')
  })

  test('of somebody who is not signed in may have 32 KB', async () => {
    await using studio = await site()
    const pieces = piecesOf(`intent=link&email=ada@agency.test&x=${'x'.repeat(32 * 1024)}`)
    const sent = { path: '/studio/sign-in', headers: form, pieces, ends: false }
    assert.equal(await chunked(studio.port, sent), 'HTTP/1.1 413 Payload Too Large')
    const short = { ...sent, pieces: pieces.slice(0, 30), ends: true }
    assert.equal(await chunked(studio.port, short), 'HTTP/1.1 200 OK')
  })

  test('of a stranger is not read at all where only operators may send', async () => {
    await using studio = await site()
    const sent = { path: '/studio/people', headers: form, pieces: [], ends: false }
    assert.equal(await chunked(studio.port, sent), 'HTTP/1.1 401 Unauthorized')
  })

  test('of an operator may have half a megabyte', async () => {
    await using studio = await site()
    const headers = { ...form, cookie: (await anOperator(pool)).cookie }
    const ofLength = (length: number) =>
      piecesOf(`intent=look-up&email=ada@mill-lane.test&x=${'x'.repeat(length)}`)
    const sent = { path: '/studio/people', headers, pieces: ofLength(500 * 1024) }
    assert.equal(await chunked(studio.port, sent), 'HTTP/1.1 200 OK')
    const longer = { ...sent, pieces: ofLength(512 * 1024), ends: false }
    assert.equal(await chunked(studio.port, longer), 'HTTP/1.1 413 Payload Too Large')
  })
})

test('a form that ends too early is no trouble of ours', async () => {
  await using studio = await site()
  const answered = Promise.withResolvers<void>()
  const socket = net.connect(studio.port, '127.0.0.1', () => {
    const head = Object.entries({ host: 'localhost', 'content-length': '100', ...form })
    socket.end(
      `POST /studio/sign-in HTTP/1.1\r\n${head.map((each) => `${each.join(': ')}\r\n`).join('')}\r\nhalf`,
    )
  })
  socket.on('close', answered.resolve).resume()
  await answered.promise
  assert.doesNotMatch(studio.lines.join(''), /request-failed|stack/)
})
