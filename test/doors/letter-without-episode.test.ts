import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, test } from 'node:test'
import { settingsWith } from '#domain/settings.ts'
import { testConfig } from '#test/site-under-test.ts'

const build = await import(path.join(testConfig().checkout, 'build/server/index.js'))
const { writeLetter } = build.entry.module as typeof import('#site/letters/write-letter.tsx')

const facts = {
  website: 'https://www.harbour-lane-bakery.test/',
  requestedAt: new Date('2026-11-21T19:34:00Z'),
  stopToken: 'a'.repeat(64),
  origin: 'https://offmic.test',
}
const payload = '<script>alert(1)</script><img src=x onerror=alert(2)>'

describe('the letter without an episode', () => {
  const failed = (code: string) =>
    writeLetter(
      { ...facts, kind: 'request-failed', facts: { code, reason: `Because ${payload}` } },
      settingsWith(),
    )

  test('gives the reason as text and asks for a page that we can read', async () => {
    const { html: shown, text: plain } = await failed('too-little')
    assert.ok(shown.includes('Because &lt;script&gt;') && plain.includes('Because <script>'))
    assert.match(plain, /Answer this e-mail with a page that we can read/)
  })

  test('asks for nothing when the trouble is ours', async () => {
    const { text: plain } = await failed('our-trouble')
    assert.match(plain, /You need not do anything/)
    assert.doesNotMatch(plain, /Answer this e-mail with a page/)
  })
})
