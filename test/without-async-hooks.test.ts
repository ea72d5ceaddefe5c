import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'

const planted = `
import assert from 'node:assert/strict'
import { executionAsyncId } from 'node:async_hooks'
import { beforeEach, describe, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
const seen = []
describe('a suite that waits', async () => {
  await turn()
  beforeEach(({ name }) => seen.push(name))
  await turn()
  test('inside', async (t) => { await turn(); await t.test('below', () => {}) })
})
test('outside', () => assert.deepEqual(seen, ['inside', 'below']))
test('thrown late', () => new Promise(() => setImmediate(() => { throw new Error('late') })))
test('rejected by nobody', () => new Promise(() => setImmediate(() => void Promise.reject(new Error('nobody')))))
test('whether promises are watched', async (t) => { await turn(); t.diagnostic('watched: ' + (await executionAsyncId() > 0)) })
`

test('no promise is watched, and errors and suites are told apart as they are by Node', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'offmic-planted-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'planted.test.mjs')
  await writeFile(file, planted)
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined }
  const run = async (...options: string[]) => {
    const stdio = ['ignore', 'pipe', 'inherit'] as const
    const child = spawn(process.execPath, [...options, '--test-reporter=tap', file], {
      env,
      stdio: [...stdio],
    })
    const said = await text(child.stdout)
    const kept = /^ *(?:(?:not )?ok .*|# watched.*|# (?:pass|fail) .*|error: .*)$/gm
    return [...said.matchAll(kept)].map(([line]) => line)
  }
  const watched = await run()
  const unhooked = await run('--import', import.meta.resolve('./without-async-hooks.ts'))
  assert.equal(watched.includes('# watched: true'), true)
  assert.equal(watched.filter((line) => line.startsWith('not ok')).length, 2)
  assert.deepEqual(
    unhooked,
    watched.map((line) => line.replace('watched: true', 'watched: false')),
  )
})
