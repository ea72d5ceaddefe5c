import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pinnedTo } from './dial.ts'

test('a name that was checked means the checked addresses and no others', () => {
  const answers: unknown[] = []
  const lookup = pinnedTo(['93.184.215.14', '2606:4700:20::1'])
  lookup('anything.site.de', { all: true }, (_error, found) => answers.push(found))
  lookup('anything.site.de', {}, (_error, address, family) => answers.push([address, family]))
  assert.deepEqual(answers, [
    [
      { address: '93.184.215.14', family: 4 },
      { address: '2606:4700:20::1', family: 6 },
    ],
    ['93.184.215.14', 4],
  ])
})
