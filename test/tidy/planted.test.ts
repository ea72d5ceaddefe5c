import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compare, exceptionsFrom } from './exceptions.ts'
import { planted } from './planted.ts'
import { plant } from './repository.ts'
import { rules } from './rules.ts'

describe('each rule finds what is planted, and nothing beside it:', () => {
  for (const [name, { files, found }] of Object.entries(planted))
    test(name, () => {
      assert.deepEqual(rules[name]?.(plant(files)).sort(), [...found])
    })
})

test('no rule is without an example', () => {
  assert.deepEqual(Object.keys(planted).sort(), Object.keys(rules).sort())
})

describe('an exception', () => {
  const listed = exceptionsFrom('# long\na.ts 160 # it is a table\nb.ts 150\n\n# other\nc.ts\n')

  test('lets what is listed be as it is', () => {
    assert.deepEqual(compare(['a.ts 159', 'b.ts 150'], listed.get('long') ?? []), { fresh: [], stale: [] })
  })

  test('does not let it grow', () => {
    assert.deepEqual(compare(['a.ts 161', 'b.ts 150'], listed.get('long') ?? []).fresh, ['a.ts 161'])
  })

  test('is no longer wanted where nothing is found', () => {
    assert.deepEqual(compare([], listed.get('other') ?? []).stale, ['c.ts'])
  })

  test('is for one rule alone', () => {
    assert.deepEqual(compare(['c.ts'], listed.get('long') ?? []).fresh, ['c.ts'])
  })
})
