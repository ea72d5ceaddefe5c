import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { htmlFaults } from './nu-checker.ts'

test('the Nu checker finds no error in any built page', async () => {
  const pages = globSync('build/client/**/*.html')
  assert.ok(pages.length > 10)
  assert.deepEqual(await htmlFaults(pages), [])
})
