import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { checkModels } from './check-models.ts'
import { clockByHand } from './clock-by-hand.ts'
import type { Model, Models } from './model.ts'
import { openModel } from './open-model.ts'
import { type Reply, serveInTurn } from './stand-in/bad-answer.ts'
import { says } from './stand-in/bad-forms.ts'

const good = '{"sum":5,"word":"bread"}'
const all = (model: Model): Models => ({ large: model, small: model, judge: model })
const refuses =
  (status: number, message: string): Reply =>
  ({ response }) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message } }))
const page: Reply = ({ response }) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi')

async function faultsWith(...replies: Reply[]) {
  const clock = clockByHand()
  await using server = await serveInTurn(replies, { good, clock })
  const model = openModel({ kind: 'openai-compatible', model: 'small', key: 'key-1', url: server.url }, clock)
  return { faults: await checkModels(all(model)), asked: server.asked.length }
}

const who = 'The model that writes and reads and sorts and judges (openai-compatible small): '
const well = says((text) => text)

test('a model that answers well is fit, and is asked once for all that it does', async () =>
  assert.deepEqual(await faultsWith(well), { faults: [], asked: 1 }))

for (const [name, replies, fault] of [
  ['a wrong key', [refuses(401, 'No.')], 'The model’s server refuses the key (401).'],
  [
    'a wrong model',
    [refuses(404, 'No.')],
    'The model’s server knows no model small, or no model answers at the address that is set (404).',
  ],
  [
    'a page',
    [page],
    'The model’s server answers with text/html, which is no model’s answer; is its address the right one?',
  ],
  [
    'no structured answers',
    [says(() => 'Five and bread.')],
    'It gives no structured answers. The answer is not JSON.',
  ],
  [
    'no schemas',
    [refuses(400, 'json_schema is not supported'), well],
    'It takes no JSON Schema; its answers are taken out of what else it says.',
  ],
] as const)
  test(`${name} is said in a sentence`, async () =>
    assert.deepEqual((await faultsWith(...replies)).faults, [who + fault]))

test('a server that is not there is said in a sentence', async () => {
  const clock = clockByHand()
  const model = openModel({ kind: 'openai-compatible', model: 'small', url: 'http://127.0.0.1:9/v1' }, clock)
  assert.deepEqual(await checkModels(all(model)), [
    `${who}The model’s server cannot be reached (ECONNREFUSED).`,
  ])
})

test('a small context is said before anything is asked', async () => {
  const asked: (string | undefined)[] = []
  await using server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: [{ id: 'other' }, { id: 'small', max_model_len: 8192 }] }))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const model = openModel({ kind: 'openai-compatible', model: 'small', url: `http://127.0.0.1:${port}/v1` })
  assert.deepEqual(await checkModels(all(model)), [`${who}It holds 8192 tokens, and an episode needs 16000.`])
  assert.deepEqual(asked, ['/v1/models'])
  server.closeAllConnections()
})

test('who is told to stop stops', async () => {
  const model = openModel({ kind: 'openai-compatible', model: 'small', url: 'http://127.0.0.1:9/v1' })
  await assert.rejects(checkModels(all(model), AbortSignal.abort(new Error('stopped'))), /stopped/)
})
