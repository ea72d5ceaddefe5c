import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentReader } from '#domain/listening/agents.ts'
import type { FetchPart } from '#vendors/web/web.ts'
import { readAgentList } from './read-agent-list.ts'

const files: Record<string, unknown> = {
  bots: [{ name: 'Loafbot', pattern: '^Loafbot' }],
  apps: [{ name: 'Loaf', pattern: '^Loaf' }],
  libraries: [{ name: 'lib', pattern: '^lib' }],
  browsers: [{ name: 'Browse', pattern: 'Browse' }],
  devices: [{ name: 'Car', pattern: 'Car', category: 'car' }],
}

const serving =
  (changes: Record<string, string> = {}): FetchPart =>
  async (address) => {
    const [, name = ''] = /^https:\/\/lists\.test\/build\/(\w+)\.runtime\.json$/.exec(address) ?? []
    const body = changes[name] ?? JSON.stringify(files[name])
    return body === 'away'
      ? { outcome: 'wait', reason: 'away' }
      : { outcome: 'part', type: 'text/plain', body: Buffer.from(body) }
  }

test('five files make a list', async () => {
  for (const address of ['https://lists.test/build', 'https://lists.test/build/']) {
    const read = await readAgentList(serving(), address)
    assert.ok(read.outcome === 'read')
    const known = agentReader(read.list)
    assert.deepEqual(known('Loaf 1 Car'), { app: 'Loaf', device: 'car', isMachine: false })
    assert.equal(known('Loafbot').isMachine, true)
  }
})

test('one that is away, torn or something else makes none', async () => {
  for (const name of Object.keys(files))
    for (const body of ['away', '{"entries"', '<html>', '[]', '{"__proto__":[1]}'])
      assert.deepEqual(await readAgentList(serving({ [name]: body }), 'https://lists.test/build/'), {
        outcome: 'no-list',
        reason: name,
      })
})
