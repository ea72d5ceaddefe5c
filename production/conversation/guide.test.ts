import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guideFor } from './guide.ts'
import { bakery } from './model-under-test.ts'
import { promptOf } from './prompts.ts'

const shapeOf = (host: string, episodes = 0) =>
  guideFor({
    ...{ ...bakery, host },
    toldBefore: Array.from({ length: episodes }, (_, at) => ({
      title: `${at}`,
      on: '2026-11-01',
      texts: [],
    })),
  }).shape

test('businesses begin and end in all the ways there are, and each in one of its own', () => {
  const hosts = Array.from({ length: 60 }, (_, at) => `business-${at}.test`)
  assert.deepEqual(new Set(hosts.map((host) => shapeOf(host))), new Set(promptOf('shapes').text.split('\n')))
  assert.equal(shapeOf('bakery.test'), shapeOf('bakery.test'))
})

test('the next episode of a show as none of its last four', () => {
  const shapes = [0, 1, 2, 3, 4].map((episodes) => shapeOf('bakery.test', episodes))
  assert.equal(new Set(shapes).size, 5)
})
