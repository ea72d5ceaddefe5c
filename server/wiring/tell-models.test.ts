import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { modelPrices } from '#domain/model-prices.ts'
import { loadConfig } from '#server/config.ts'
import { createLog } from '#server/process/log.ts'
import { clockByHand } from '#vendors/models/clock-by-hand.ts'
import { type Reply, serveInTurn } from '#vendors/models/stand-in/bad-answer.ts'
import { says } from '#vendors/models/stand-in/bad-forms.ts'
import { tellModels } from './tell-models.ts'

async function toldWith(reply: Reply, model = 'gpt-6-sol') {
  await using server = await serveInTurn([reply], { good: '{"sum":5,"word":"bread"}', clock: clockByHand() })
  const env = {
    WRITER: 'openai-compatible',
    WRITER_MODEL: model,
    WRITER_KEY: 'key-1',
    WRITER_URL: server.url,
  }
  const loaded = loadConfig(env, '/nowhere')
  assert(loaded.ok)
  const out = new PassThrough()
  const { signal } = new AbortController()
  await tellModels({ writer: loaded.config.writer, prices: modelPrices({}), log: createLog(out), signal })
  const lines: { event: string; fault?: string; model?: string }[] = (await text(out.end()))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  return lines
}
const well = says((good) => good)
const refuses: Reply = ({ response }) => response.writeHead(401).end('key-1 is wrong')

test('what is wrong with a model stands in the log, without its key', async () => {
  const lines = await toldWith(refuses)
  assert.deepEqual(
    lines.map(({ event }) => event),
    ['model-unfit'],
  )
  assert.match(lines[0]?.fault ?? '', /refuses the key \(401\)/)
  assert.doesNotMatch(JSON.stringify(lines), /key-1/)
})

test('a model that is fit is named', async () =>
  assert.deepEqual(
    (await toldWith(well)).map(({ event }) => event),
    ['models-fit'],
  ))

test('a model without a price is named', async () =>
  assert.deepEqual(
    (await toldWith(well, 'nobody-knows')).map(({ event, model }) => [event, model]),
    [
      ['model-without-price', 'openai-compatible nobody-knows'],
      ['models-fit', undefined],
    ],
  ))

test('where rules write there is nothing to tell', async () => {
  const loaded = loadConfig({}, '/nowhere')
  assert(loaded.ok)
  const out = new PassThrough()
  const { signal } = new AbortController()
  await tellModels({ writer: loaded.config.writer, prices: [], log: createLog(out), signal })
  assert.equal(await text(out.end()), '')
})
