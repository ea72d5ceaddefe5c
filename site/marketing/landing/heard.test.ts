import assert from 'node:assert/strict'
import { test } from 'node:test'
import { landingPages } from '#content/landing/landing-pages.ts'
import { recordedSample } from '#content/recorded-samples.ts'
import { settingsWith } from '#domain/settings.ts'
import { heardOf } from './heard.ts'

for (const { slug, sample } of landingPages(settingsWith()))
  test(`the two sentences of /${slug} are said in its sample, and stand on its website`, () => {
    const recorded = recordedSample(sample.id)
    assert.ok(recorded)
    for (const { before, text, after } of heardOf(recorded, sample).said) assert.ok(before + text + after)
  })

test('a sentence that a sample does not say is named', () => {
  const [page] = landingPages(settingsWith())
  const recorded = page && recordedSample(page.sample.id)
  assert.ok(recorded)
  assert.throws(
    () => heardOf(recorded, { ...page.sample, sentences: ['Nobody says this', 'Nor this'] }),
    /begins with “Nobody says this”/,
  )
})
