import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { settings } from '#domain/settings.ts'
import { configurationPage } from './configuration-page.ts'

const page = readFileSync('docs/configuration.md', 'utf8')

test('docs/configuration.md is what the table of settings says: `npm run configuration` writes it anew', () => {
  assert.equal(page, configurationPage)
})

test('docs/configuration.md names each setting of the environment once, and no other', () => {
  const named = [...page.matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name]) => name)
  assert.deepEqual(named.sort(), settings.flatMap(({ environment }) => environment?.name ?? []).sort())
})
