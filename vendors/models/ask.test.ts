import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { z } from 'zod'
import { clockByHand } from './clock-by-hand.ts'
import type { ModelQuestion } from './model.ts'
import { type ModelSettings, openModel } from './open-model.ts'
import { serveInTurn } from './stand-in/bad-answer.ts'
import { says } from './stand-in/bad-forms.ts'

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

const ask = async (
  replies: Parameters<typeof serveInTurn>[0],
  more: Partial<ModelQuestion<{ ok: boolean }>> = {},
  settings: Partial<ModelSettings> = {},
) => {
  const clock = clockByHand()
  await using server = await serveInTurn(replies, { good, clock })
  const model = openModel({ kind: 'openai-compatible', model: 'small', url: server.url, ...settings }, clock)
  return { answer: await model.ask({ ...question, ...more }), asked: server.asked, model, server }
}
const well = says((right) => right)

test('a second time the model is told what was wrong, and the form in words', async () => {
  const { asked } = await ask([says(() => 'Sure!'), well])
  assert.ok(!asked[0]?.words.includes('JSON Schema'))
  assert.match(asked[1]?.words ?? '', /Your answer before was not JSON\.\s+Answer with one JSON object alone/)
  assert.ok(
    asked[1]?.words.startsWith(asked[0]?.words ?? 'nothing'),
    'the beginning stays the same for the cache',
  )
})

test('what a server refuses is left out from then on', async () => {
  const clock = clockByHand()
  const refuses = ({ response }: { response: ServerResponse }) =>
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"error":{"message":"json_schema is unknown"}}')
  await using server = await serveInTurn([refuses, well, well], { good, clock })
  const model = openModel({ kind: 'openai-compatible', model: 'small', url: server.url }, clock)
  assert.equal((await model.ask(question)).calls, 2)
  assert.equal((await model.ask(question)).calls, 1)
  assert.match(server.asked[2]?.words ?? '', /JSON Schema:\n\{"title":"check_2"/)
})

test('what does not fit the context is not asked', async () => {
  const long = { material: 'x'.repeat(35_000) }
  const tooMuch = await ask([well], long, { context: 10_040 })
  assert.equal(tooMuch.answer.outcome, 'too-long')
  assert.deepEqual([tooMuch.answer.calls, tooMuch.asked.length], [0, 0])
  const enough = await ask([well], long, { context: 10_070 })
  assert.equal(enough.answer.outcome, 'answered')
  assert.deepEqual(
    enough.asked.map(({ mostTokens }) => mostTokens),
    [62],
    'an answer may be as long as there is room',
  )
})

test('a server that takes fewer tokens is asked for those from then on', async () => {
  const clock = clockByHand()
  const says8192 = ({ response }: { response: ServerResponse }) =>
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"error":{"message":"the valid range of max_tokens is [1, 8192]"}}')
  await using server = await serveInTurn([says8192, well, well], { good, clock })
  const model = openModel({ kind: 'openai-compatible', model: 'small', url: server.url }, clock)
  await model.ask({ ...question, mostTokens: 16_000 })
  await model.ask({ ...question, mostTokens: 12_000 })
  assert.deepEqual(
    server.asked.map(({ mostTokens }) => mostTokens),
    [16_000, 8_192, 8_192],
  )
})

test('what is too long for the context is no matter of tokens answered', async () => {
  const tooLong = ({ response }: { response: ServerResponse }) =>
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end(
        '{"error":{"message":"maximum context length is 8192 tokens, 7000 in the messages, 600 output tokens"}}',
      )
  const { answer } = await ask([tooLong])
  assert.deepEqual([answer.outcome, answer.calls], ['too-long', 1])
})

test('whoever listens hears how far it is', async () => {
  const heard: number[] = []
  await ask([well], { heard: (letters) => heard.push(letters) })
  assert.deepEqual(heard, [good.length])
})

test('a stop from outside is no answer of the model', async () => {
  const stop = new AbortController()
  const stopped = ask([() => stop.abort(new Error('stopped'))], { signal: stop.signal })
  await assert.rejects(stopped, /stopped/)
  await assert.rejects(
    ask([well], { signal: AbortSignal.abort(new Error('stopped before')) }),
    /stopped before/,
  )
})

test('a fault of whoever listens is told to whoever asked', () =>
  assert.rejects(ask([well], { heard: () => assert.fail('cannot listen') }), /cannot listen/))
