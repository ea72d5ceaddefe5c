import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Passage, PassageKind } from '#domain/evidence.ts'
import { checks } from './checks/checks.ts'
import { doubtsOf } from './doubts.ts'
import { siteOf } from './site.ts'
import { english } from './vocabulary/english.ts'
import { french } from './vocabulary/french.ts'
import { german } from './vocabulary/german.ts'
import { spanish } from './vocabulary/spanish.ts'
import type { Example, Weight } from './vocabulary/weight.ts'
import { wordsOf } from './words.ts'

const url = 'https://example.test/'
const kindOf = (text: string): PassageKind =>
  text.includes('?\n') ? 'question' : text.includes('\n') ? 'quote' : 'text'

/** A website that says one thing. */
function siteThatSays(text: string, language: string) {
  const passage: Passage = { id: 'p1', url, kind: kindOf(text), heading: '', text }
  return siteOf({
    url,
    host: 'example.test',
    name: 'Example',
    language,
    pages: [],
    passages: [passage],
    colours: [],
  })
}

function found(name: string, [says, quote]: Example, language: string): string[] {
  const site = siteThatSays(quote, language)
  const [section] = site.sections
  const near = section?.sentences.filter(({ isQuestion }) => !isQuestion).at(-1)
  assert.ok(section && near)
  const said = wordsOf(says, language)
  const check = checks.find((each) => each.name === name)
  assert.ok(check)
  return check.find({ said, text: says, near, section, site }).map(({ check: kind }) => kind)
}

for (const { name, right, wrong } of checks.filter((check) => check.name !== 'weight'))
  describe(`the check of each ${name}`, () => {
    for (const example of right)
      test(`passes: ${example[0]}`, () => assert.deepEqual(found(name, example, 'en'), []))
    for (const example of wrong)
      test(`finds: ${example[0]}`, () => assert.notDeepEqual(found(name, example, 'en'), []))
  })

const rows: [string, readonly Weight[]][] = [
  ['en', english.weights],
  ['de', german.weights],
  ['fr', french.weights],
  ['es', spanish.weights],
]
for (const [language, weights] of rows)
  describe(`words that weigh (${language})`, () => {
    for (const { name, right, wrong } of weights) {
      for (const example of right)
        test(`${name} passes: ${example[0]}`, () =>
          assert.ok(!found('weight', example, language).includes(name)))
      for (const example of wrong)
        test(`${name} finds: ${example[0]}`, () =>
          assert.ok(found('weight', example, language).includes(name)))
    }
  })

test('a reason names what the website says instead', () => {
  const site = siteThatSays('A loaf of rye costs £48.', 'en')
  assert.deepEqual(
    doubtsOf('A loaf of rye costs £45.', site.sections, site).map(({ reason }) => reason),
    ['Your website says £48, not £45.'],
  )
})
