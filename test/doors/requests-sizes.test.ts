import assert from 'node:assert/strict'
import http from 'node:http'
import net from 'node:net'
import { describe, test } from 'node:test'
import { aRow, listen, startRequests, table, usual } from '#test/requests-under-test.ts'

const { openDoors, assertRefused } = await startRequests()
const { ask, listener } = openDoors()
const origin = await listen(listener)

describe('no more than 16 KB', () => {
  const ofLength = (length: number) => JSON.stringify({ ...aRow(1), source: 'x' }).padEnd(length, ' ')

  test('a body of exactly 16 KB is read', async () =>
    assertRefused(await ask(table, { body: ofLength(16_384) }), 400, '23514'))

  for (const length of [16_385, 1_000_000])
    test(`a body of ${length} bytes is refused`, async () =>
      assertRefused(
        await fetch(origin + table, { method: 'POST', headers: usual, body: ofLength(length) }),
        413,
        '54000',
      ))

  test('an announced gigabyte is refused before a byte of it comes', async () => {
    const headers = { ...usual, 'content-length': String(2 ** 30) }
    const request = http.request(origin + table, { method: 'POST', headers })
    request.flushHeaders()
    const response = await new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve))
    assert.equal(response.statusCode, 413)
    request.on('error', () => {}).destroy()
  })

  test('an endless body is cut off', async () => {
    const { port } = new URL(origin)
    const socket = net.connect(Number(port), '127.0.0.1')
    const lines = Object.entries(usual).map(([name, value]) => `${name}: ${value}`)
    socket.write(
      [
        'POST /rest/v1/podcast_requests HTTP/1.1',
        'host: x',
        'transfer-encoding: chunked',
        ...lines,
        '',
        '',
      ].join('\r\n'),
    )
    const pour = setInterval(() => socket.write(`400\r\n${' '.repeat(1024)}\r\n`), 1)
    const ended = new Promise((resolve) => socket.on('error', resolve).on('close', resolve))
    const answer = await new Promise((resolve) => socket.once('data', resolve))
    await ended
    clearInterval(pour)
    assert.match(String(answer), /^HTTP\/1\.1 413 /)
  })

  test('a body that ends too early harms nobody', async () => {
    const request = http.request(origin + table, {
      method: 'POST',
      headers: { ...usual, 'content-length': '100' },
    })
    request.on('error', () => {}).write('{"email":')
    setImmediate(() => request.destroy())
    assert.equal(
      (await fetch(origin + table, { method: 'POST', headers: usual, body: JSON.stringify(aRow(1)) })).status,
      201,
    )
  })
})
