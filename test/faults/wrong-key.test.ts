import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { started } from './started.ts'

test('a key that is not this database’s is a sentence and an end that no service starts over and over', async () => {
  const { url } = await startDatabase()
  const wrong = '0f'.repeat(32)
  const { ended } = await started({ DATABASE_URL: url, SECRET_KEY: wrong })
  const { code, stderr } = await ended
  assert.equal(code, 78)
  assert.match(stderr, /^The secrets in the database were sealed with another key: .*\n$/)
  assert.doesNotMatch(stderr, new RegExp(wrong))
})
