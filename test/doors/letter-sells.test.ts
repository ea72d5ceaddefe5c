import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, test } from 'node:test'
import { settingsWith } from '#domain/settings.ts'
import { testConfig } from '#test/site-under-test.ts'

const build = await import(path.join(testConfig().checkout, 'build/server/index.js'))
const { writeLetter } = build.entry.module as typeof import('#site/letters/write-letter.tsx')

const [origin, token] = ['https://offmic.test', 'AbCdEfGhIjKlMnOpQrStUv']
const facts = {
  website: 'https://harbour-lane-bakery.test',
  requestedAt: new Date('2026-11-21T19:34:00Z'),
  stopToken: 'a'.repeat(64),
  origin,
} as const
const episode = {
  show: 'Harbour Lane',
  title: 'Bread',
  summary: ['One.'],
  seconds: 312,
  token,
  isPreview: true,
}
const ready = await writeLetter({ ...facts, kind: 'episode-ready', facts: episode }, settingsWith())

describe('the letter with the episode', () => {
  test('brings cover and sound along as one picture that leads to its page', () => {
    assert.match(
      ready.html,
      new RegExp(`<a href="${origin}/listen/${token}"[^>]*><img[^>]*src="cid:episode"`),
    )
    assert.match(ready.html, /alt="Cover of Harbour Lane, and the sound of “Bread”. Listen"/)
  })

  test('quotes one line, says that it may be forwarded, and what comes next at which price', async () => {
    const told = { ...episode, quote: 'Dough rests for twenty hours.', next: ['Do you bake without nuts?'] }
    const settings = settingsWith({}, { 'starter.mainPriceCents': '31000' })
    const { text } = await writeLetter({ ...facts, kind: 'episode-ready', facts: told }, settings)
    const words = text.replace(/\s+/g, ' ')
    for (const said of [
      '“Dough rests for twenty hours.”',
      'Forward it: ',
      'Do you bake without nuts?',
      '$310 per month',
    ])
      assert.ok(words.includes(said), said)
    assert.ok(!ready.text.includes('enough for more'), 'nothing is made up where there is nothing')
  })

  test('has deletion in its foot, behind who we are and why it comes', () => {
    assert.ok(ready.text.indexOf(`/stop/${facts.stopToken}`) < ready.text.indexOf(`/listen/${token}/delete`))
  })
})
