import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { isFull } from './is-full.ts'

const coded = (code: string) => Object.assign(new Error('told'), { code })

test('a full disk is known by what the system or the database says', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) assert.equal(isFull(coded(code)), true, code)
  for (const error of [coded('53200'), coded('EACCES'), new Error('told'), 'ENOSPC: full', undefined])
    assert.equal(isFull(error), false, String(error))
})

test('and by an error from another thread', async () => {
  const code = `require('worker_threads').parentPort.postMessage(
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))`
  const [error] = await once(new Worker(code, { eval: true }), 'message')
  assert.equal(isFull(error), true)
})
