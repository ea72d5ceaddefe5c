import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { clockByHand } from './clock-by-hand.ts'
import { mostBytes, Wire } from './wire.ts'

/** What a server could send before it was hung up on, and what the line says of it. */
async function sentBy(type: string, begins: string) {
  let sent = 0
  const hungUp = Promise.withResolvers<void>()
  const megabyte = Buffer.alloc(2 ** 20, 'x')
  const write = (response: ServerResponse, left: number): void => {
    if (left > 0) response.write(megabyte, (error) => (error ? undefined : write(response, left - 1)))
  }
  await using server = createServer((request, response) => {
    request.socket.on('close', () => {
      sent = request.socket.bytesWritten
      hungUp.resolve()
    })
    response.writeHead(200, { 'content-type': type }).write(begins)
    write(response, 64)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const wire = new Wire(60, clockByHand())
  const answer = await wire.fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
  for await (const _ of answer?.body ?? []);
  wire.close()
  await hungUp.promise
  return { sent, fault: wire.fault }
}

for (const [name, type, begins] of [
  ['a line of a stream', 'text/event-stream', 'data: '],
  ['a whole answer', 'application/json', '{"choices":"'],
] as const)
  test(`${name} that does not end is hung up on before it fills memory`, async (context) => {
    const { sent, fault } = await sentBy(type, begins)
    context.diagnostic(`${sent} bytes of 64 MB were sent`)
    assert.deepEqual(fault, { kind: 'endless' })
    assert.ok(sent > mostBytes && sent < 16 * 2 ** 20, `${sent} bytes`)
  })
