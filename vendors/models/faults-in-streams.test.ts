import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { z } from 'zod'
import { clockByHand } from './clock-by-hand.ts'
import type { ModelQuestion } from './model.ts'
import { openModel } from './open-model.ts'
import { standInRequestIn } from './stand-in/request.ts'
import { tell } from './stand-in/stand-in.ts'

const schema = z.object({ ok: z.boolean() })
const question: ModelQuestion<{ ok: boolean }> = {
  label: 'check-2',
  instructions: 'You check.',
  material: '{"website":"bakery.test"}',
  task: 'Check scene one.',
  schema,
  temperature: 0.4,
  mostTokens: 100,
}
const good = '{"ok":true}'
const usage = { input: 100, cached: 40, output: 5 }

/** Streams as the two vendors send them where something goes wrong in the middle. */
const started = (kind: string) =>
  kind === 'anthropic'
    ? [
        'event: message_start\ndata: {"type":"message_start","message":{"id":"m","type":"message","role":"assistant","model":"m","content":[],"usage":{"input_tokens":100,"output_tokens":1}}}\n\n',
        'event: content_block_start\ndata: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}\n\n',
        'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"{\\"ok\\""}}\n\n',
      ].join('')
    : [
        'data: {"type":"response.created","response":{"id":"r","created_at":1,"model":"m"}}\n\n',
        'data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message","id":"i"}}\n\n',
        'data: {"type":"response.output_text.delta","item_id":"i","output_index":0,"delta":"{\\"ok\\""}\n\n',
      ].join('')
const frames = {
  anthropic:
    'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n',
  openai:
    'data: {"type":"response.failed","sequence_number":4,"response":{"error":{"code":"server_error","message":"Sorry"}}}\n\n',
}
const unpaid =
  'data: {"type":"error","sequence_number":1,"error":{"type":"insufficient_quota","code":"insufficient_quota","message":"Pay"}}\n\n'

async function withStreams(kind: 'openai' | 'anthropic', ...streams: string[]) {
  let asked = 0
  const answers = async (json: string, response: ServerResponse) => {
    const stream = streams[asked++]
    if (stream !== undefined) return response.setHeader('content-type', 'text/event-stream').end(stream)
    const known =
      standInRequestIn(kind === 'openai' ? 'responses' : 'messages', json) ?? assert.fail('not understood')
    return tell(response, known, { text: good, usage })
  }
  await using server = createServer(async (request, response) => answers(await text(request), response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const settings = { kind, model: 'claude-sonnet-5-5', key: 'key-1', url: `http://127.0.0.1:${port}/v1` }
  const answer = await openModel(settings, clockByHand()).ask(question)
  server.closeAllConnections()
  return answer
}

for (const kind of ['openai', 'anthropic'] as const) {
  test(`${kind}: a fault in the middle is waited for`, async () => {
    const answer = await withStreams(kind, started(kind) + frames[kind])
    assert.deepEqual([answer.outcome, answer.calls, answer.seconds], ['answered', 2, 2])
  })
  test(`${kind}: a fault before a word is waited for`, async () => {
    const answer = await withStreams(kind, frames[kind])
    assert.deepEqual([answer.outcome, answer.calls, answer.seconds], ['answered', 2, 2])
  })
  test(`${kind}: a stream that ends in the middle is waited for, and counted`, async () => {
    const answer = await withStreams(kind, started(kind))
    assert.deepEqual([answer.outcome, answer.calls, answer.seconds], ['answered', 2, 2])
    assert.ok(answer.usage.input > usage.input)
  })
}

test('a bill that is open is not waited for, wherever it is said', async () => {
  const answer = await withStreams('openai', unpaid)
  assert.deepEqual([answer.outcome, answer.calls], ['ask-a-person', 1])
})

for (const kind of ['openai', 'anthropic'] as const)
  test(`${kind}: a stop in the middle ends the line, and nothing is left behind`, async () => {
    const stop = new AbortController()
    const closed = Promise.withResolvers<void>()
    await using server = createServer((request, response) => {
      request.socket.on('close', () => closed.resolve())
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(started(kind))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // it listens on a port
    const settings = { kind, model: 'claude-sonnet-5-5', key: 'key-1', url: `http://127.0.0.1:${port}/v1` }
    const heard = () => stop.abort(new Error('stopped'))
    await assert.rejects(openModel(settings).ask({ ...question, heard, signal: stop.signal }), /stopped/)
    await closed.promise
  })
