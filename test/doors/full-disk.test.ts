import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Notebook, produceEpisode } from '#production/line.ts'
import type { Vendors } from '#production/steps/step.ts'

/** Everything up to the script is written; only sound and pictures are missing. */
const written = new Map<string, unknown>([
  ['read-website', {}],
  ['plan', {}],
  ['write-script', {}],
  ['check-facts', { script: { chapters: [] }, ledger: {} }],
  ['await-script', { scriptHash: null }],
])

test('a disk that is nearly full makes an episode wait before a step begins, and only as long as it is', async () => {
  const begun: string[] = []
  let reason: string | undefined = 'The disk of the data folder is 96 % full.'
  const notebook: Notebook = {
    finished: written,
    begin: async (step) => {
      begun.push(step)
      throw new Error('far enough')
    },
    finish: async () => {},
  }
  const vendors = { noRoom: async () => reason } as Partial<Vendors> as Vendors // nothing else is asked before
  const order = { requestId: crypto.randomUUID(), website: 'https://bakery.test', vendors }
  const { signal } = new AbortController()
  assert.deepEqual(await produceEpisode({ ...order, signal }, notebook), {
    outcome: 'ask',
    reason,
    step: 'record-voices',
  })
  assert.deepEqual(begun, [])
  reason = undefined
  await assert.rejects(produceEpisode({ ...order, signal }, notebook), /far enough/)
  assert.deepEqual(begun, ['record-voices'])
})
