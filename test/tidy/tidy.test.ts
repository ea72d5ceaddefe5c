import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compare, readExceptions } from './exceptions.ts'
import { readHouse } from './repository.ts'
import { rules } from './rules.ts'

const house = readHouse()
const exceptions = readExceptions()

test('the whole house is looked at', () => {
  assert.ok(house.files.length > 1500, `${house.files.length} files`)
  assert.deepEqual(
    [...exceptions.keys()].filter((name) => !Object.hasOwn(rules, name)),
    [],
  )
})

describe('the house has no', () => {
  for (const [name, rule] of Object.entries(rules))
    test(name, () => {
      const { fresh, stale } = compare(rule(house), exceptions.get(name) ?? [])
      assert.deepEqual(fresh, [], 'Mend what is new; test/tidy/exceptions.txt is for what was there before.')
      assert.deepEqual(stale, [], 'Take out of test/tidy/exceptions.txt what is mended.')
    })
})
