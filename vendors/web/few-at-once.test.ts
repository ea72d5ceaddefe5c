import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fewAtOnce } from './few-at-once.ts'

test('so much is under way at once and no more, also after something has failed', async () => {
  const atOnce = fewAtOnce(2)
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const work = (name: string) =>
    atOnce(async () => {
      begun.push(name)
      const end = Promise.withResolvers<void>()
      ends.set(name, end)
      await end.promise
    })
  const all = ['a', 'b', 'c', 'd'].map((name) => work(name).catch(() => name))
  await Promise.resolve()
  assert.deepEqual(begun, ['a', 'b'])
  ends.get('a')?.reject(new Error('no'))
  assert.equal(await all[0], 'a')
  assert.deepEqual(begun, ['a', 'b', 'c'])
  for (const name of ['b', 'c', 'd']) {
    ends.get(name)?.resolve()
    await all[['a', 'b', 'c', 'd'].indexOf(name)]
  }
  assert.deepEqual(begun, ['a', 'b', 'c', 'd'])
})
