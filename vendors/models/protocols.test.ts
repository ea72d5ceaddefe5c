import assert from 'node:assert/strict'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { clockByHand } from './clock-by-hand.ts'
import type { ModelQuestion } from './model.ts'
import { type ModelSettings, openModel } from './open-model.ts'
import type { StandInReply } from './stand-in/reply.ts'
import { protocolOf, standInRequestIn } from './stand-in/request.ts'
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

type Sent = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }
/** What goes over the line, and an answer that is told as it says. */
async function sentBy(kind: ModelSettings['kind'], model: string, told: Partial<StandInReply> = {}) {
  const sent: Sent[] = []
  await using server = createServer(async (request, response) => {
    const json = await text(request)
    sent.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(json) })
    const protocol = protocolOf(request.url ?? '') ?? 'chat'
    const asked = standInRequestIn(protocol, json) ?? assert.fail('nobody understands this')
    tell(response, asked, { text: good, usage, ...told })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const opened = openModel({ kind, model, key: 'key-1', url: `http://127.0.0.1:${port}/v1/` }, clockByHand())
  const answer = await opened.ask(question)
  server.closeAllConnections()
  return { answer, sent: sent[0] ?? assert.fail('nobody asked') }
}

describe('instructions come first, then the material, then the task', () => {
  test('openai-compatible: as one text, which every server takes', async () => {
    const { sent } = await sentBy('openai-compatible', 'small')
    assert.equal(sent.path, '/v1/chat/completions')
    assert.equal(sent.headers.authorization, 'Bearer key-1')
    assert.deepEqual(sent.body.messages, [
      { role: 'system', content: 'You check.' },
      { role: 'user', content: '{"website":"bakery.test"}\n\nCheck scene one.' },
    ])
    assert.deepEqual(
      { stream: sent.body.stream, most: sent.body.max_tokens, temperature: sent.body.temperature },
      { stream: true, most: 100, temperature: 0.4 },
    )
  })

  test('openai: with a key for its cache, and nothing is kept there', async () => {
    const { sent } = await sentBy('openai', 'gpt-6-sol')
    assert.equal(sent.path, '/v1/responses')
    assert.equal(sent.body.store, false)
    assert.match(String(sent.body.prompt_cache_key), /^[0-9a-f]{32}$/)
    assert.deepEqual(
      (sent.body.input as { content: unknown }[]).map(({ content }) => content), // what the protocol says
      ['You check.', [{ type: 'input_text', text: '{"website":"bakery.test"}\n\nCheck scene one.' }]],
    )
  })

  test('anthropic: with marks where the unchanging parts end', async () => {
    const { sent } = await sentBy('anthropic', 'claude-sonnet-5-5')
    const cache_control = { type: 'ephemeral' }
    assert.equal(sent.path, '/v1/messages')
    assert.equal(sent.headers['x-api-key'], 'key-1')
    assert.deepEqual(sent.body.system, [{ type: 'text', text: 'You check.', cache_control }])
    assert.deepEqual(sent.body.messages, [
      {
        role: 'user',
        content: [
          { type: 'text', text: '{"website":"bakery.test"}', cache_control },
          { type: 'text', text: 'Check scene one.' },
        ],
      },
    ])
  })
})

for (const [kind, model] of [
  ['openai', 'gpt-6-sol'],
  ['anthropic', 'claude-sonnet-5-5'],
  ['anthropic', 'small'],
  ['openai-compatible', 'small'],
] as const) {
  test(`${kind} ${model}: what it counted is told, with what came from its cache`, async () => {
    const { answer } = await sentBy(kind, model)
    assert.deepEqual(answer.usage, usage)
  })
  test(`${kind} ${model}: a refusal is one`, async () => {
    const refusal = kind === 'anthropic' ? { finish: 'content_filter' as const } : { refusal: 'I will not.' }
    const { answer } = await sentBy(kind, model, { text: 'I will not.', ...refusal })
    assert.equal(answer.outcome, 'refused')
    assert.equal(answer.calls, 1)
  })
  test(`${kind} ${model}: an answer that is cut off is asked for once more`, async () => {
    const { answer } = await sentBy(kind, model, { text: '{"ok":', finish: 'length' })
    assert.deepEqual([answer.outcome, answer.calls], ['no-form', 2])
    assert.deepEqual(answer.usage, { input: 200, cached: 80, output: 10 })
  })
}
