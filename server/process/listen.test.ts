import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { describe, test } from 'node:test'
import { freePort } from '#database/postgres-port.ts'
import { listen, requireFreePort } from './listen.ts'

test('a stop finishes the request in flight and then lets its connection go', async () => {
  const { port, answer, close } = await serving()
  const agent = new http.Agent({ keepAlive: true })
  const response = once(http.get({ port, agent }), 'response')
  await answer.asked
  const closed = close()
  answer.give()
  assert.equal((await response)[0].resume().statusCode, 200)
  await closed
  await assert.rejects(once(connect(port), 'connect'), { code: 'ECONNREFUSED' })
})

test('a stop waits neither for connections that never asked nor longer than its grace', async () => {
  const { port, answer, close } = await serving(100)
  const silent = await opened(port)
  const patient = http.get({ port })
  await answer.asked
  const ends = [once(silent, 'close'), assert.rejects(once(patient, 'response'), { code: 'ECONNRESET' })]
  await close()
  await Promise.all(ends)
})

test('a taken port is one sentence', async () => {
  const taken = createServer().listen(0)
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo // a TCP server that listens has one
  await assert.rejects(requireFreePort(port), {
    code: 'CANNOT_START',
    message: `Port ${port} is already in use: end what listens there, or set PORT.`,
  })
  taken.close()
})

test('a port is opened on one address alone where that is wanted', async () => {
  const port = await freePort()
  const { close } = await listen((_, response) => void response.end('done'), port, {
    graceMilliseconds: 100,
    host: '127.0.0.1',
  })
  assert.equal((await fetch(`http://127.0.0.1:${port}`)).status, 200)
  await assert.rejects(once(connect(port, '127.0.0.2'), 'connect'), { code: 'ECONNREFUSED' })
  await close()
})

test('an address that this machine has not is one sentence', async () => {
  await assert.rejects(requireFreePort(await freePort(), '192.0.2.1'), {
    code: 'CANNOT_START',
    message: 'LISTEN_ON is no address of this machine.',
  })
})

describe('a connection', () => {
  const page = 'GET / HTTP/1.1\r\nHost: offmic.test\r\n\r\n'

  test('whose client asks and then reads nothing is cut off', async () => {
    const port = await freePort()
    const much = Buffer.alloc(50_000_000)
    const answered = Promise.withResolvers<http.ServerResponse>()
    const { close } = await listen(
      (_, response) => {
        answered.resolve(response)
        response.end(much)
      },
      port,
      { graceMilliseconds: 100, stalledAfter: 50 },
    )
    const client = await opened(port)
    client.pause().write(page)
    await once(await answered.promise, 'close')
    client.destroy()
    await close()
  })

  test('is not cut off while its client waits for our first word', async () => {
    const port = await freePort()
    const stalled = Promise.withResolvers<void>()
    const { close } = await listen(
      (request, response) => {
        request.socket.once('timeout', () => {
          stalled.resolve()
          response.end('late')
        })
      },
      port,
      { graceMilliseconds: 100, stalledAfter: 50 },
    )
    const answer = fetch(`http://localhost:${port}`)
    await stalled.promise
    assert.equal(await (await answer).text(), 'late')
    await close()
  })

  test('on which a hundred answers are asked for at once gets none of them', async () => {
    const port = await freePort()
    let asked = 0
    const { close } = await listen(() => void asked++, port, { graceMilliseconds: 100 })
    const client = await opened(port)
    const closed = once(client, 'close')
    client
      .on('error', () => {})
      .resume()
      .write(page.repeat(100))
    await closed
    assert.equal(asked, 10)
    await close()
  })
})

/** A server whose one answer waits until it is given. */
async function serving(graceMilliseconds = 1000) {
  const port = await freePort()
  const asked = Promise.withResolvers<void>()
  const given = Promise.withResolvers<void>()
  const { close } = await listen(
    async (_request, response) => {
      asked.resolve()
      await given.promise
      response.end('done')
    },
    port,
    { graceMilliseconds },
  )
  return { port, close, answer: { asked: asked.promise, give: given.resolve } }
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port)
  await once(socket, 'connect')
  return socket
}
