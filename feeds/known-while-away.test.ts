import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownWhileAway } from './known-while-away.ts'

test('what was found holds while nobody answers or is there, and no longer', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let answer: () => Promise<string | undefined> = async () => 'rye'
  const find = knownWhileAway(() => answer())
  assert.equal(await find('a'), 'rye')
  answer = () => Promise.reject(new Error('away'))
  assert.equal(await find('a'), 'rye')
  await assert.rejects(find('b'), /away/)
  answer = () => new Promise(() => {})
  const late = find('a')
  t.mock.timers.tick(1000)
  assert.equal(await late, 'rye')
  answer = async () => undefined
  assert.equal(await find('a'), undefined)
  answer = () => Promise.reject(new Error('away'))
  await assert.rejects(find('a'), /away/)
})
