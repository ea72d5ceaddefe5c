import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { readWebsite } from '#production/read-website/read-website.ts'
import { programmeOf } from '#production/steps/material.ts'
import { planOf } from '#production/writer/plan-programme.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { createModelWriter } from '#vendors/writers/model-writer.ts'
import { checkFacts } from './check-facts.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })

/** A model that answers with these sentences at the end of every chapter, each with a quotation that says something else. */
const invented = [
  'Harbour Lane Bakery won the Golden Loaf in 2019.',
  'They bake about nine hundred loaves on a weekday.',
  'Delivery is free for everybody.',
  'Ruth Aldous trained in Porto.',
]

test('what a model invents never reaches the voices', async () => {
  const read = await readWebsite({ web, url: 'https://harbour-lane-bakery.test/' })
  assert.ok(read.outcome === 'read')
  const { reading } = read
  const programme = programmeOf(reading)
  assert.ok(programme.outcome === 'written')
  const plan = planOf(reading, programme, {})
  const told = programme.script
  const quote = reading.passages.find(({ id }) => id === 'p5')?.text ?? ''
  const lies = invented.map((text) => ({
    speaker: 'guest',
    text,
    claims: [{ says: text, quote, passage: 'p5' }],
  }))
  const script = {
    ...told,
    chapters: told.chapters.map(({ title, sentences }) => ({
      title,
      sentences: [...sentences.map(({ text }) => ({ speaker: 'host', text, claims: [] })), ...lies],
    })),
  }
  const content = JSON.stringify(script)
  const server = createServer((_, response) => {
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ id: 'c', object: 'chat.completion', created: 1, model: 'small', choices }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server has a port
  const writer = createModelWriter({
    kind: 'openai-compatible',
    model: 'small',
    baseUrl: `http://127.0.0.1:${port}/v1`,
  })
  const written = await writer.write(reading, plan)
  assert.ok(written.outcome === 'written')
  const checked = await checkFacts({ script: written.script, reading, plan, writer, programme: () => told })
  server.closeAllConnections()
  server.close()
  assert.ok(checked.outcome === 'checked')
  const said = checked.ledger.entries.map(({ text }) => text)
  for (const text of invented) assert.ok(!said.includes(text), text)
  assert.equal(checked.ledger.figures.unsupported, 0)
  assert.ok(told.chapters.flatMap(({ sentences }) => sentences).every(({ text }) => said.includes(text)))
})
