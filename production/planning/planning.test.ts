import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Passage, PassageKind, Reading } from '#domain/evidence.ts'
import { businessOf } from './business-of.ts'
import { episodeTitle } from './episode-title.ts'

const url = 'https://kudu-ridge.test/'
const readingOf = (name: string, ...pieces: [PassageKind, string][]): Reading => ({
  url,
  host: 'kudu-ridge.test',
  name,
  language: 'en',
  pages: [{ url, title: '', role: 'home' }],
  passages: pieces.map(([kind, text], at): Passage => ({ id: `p${at}`, url, kind, heading: '', text })),
  colours: [],
})

describe('who a business is', () => {
  for (const [name, what, ...others] of [
    [
      'Kudu Ridge',
      'Kudu Ridge Minerals plc, AIM: KDU, explores for copper in Namibia.',
      'Kudu Ridge has three hundred shares.',
    ],
    ['Tidyshift', 'Tidyshift is software for care homes.', 'Tidyshift does not track where people are.'],
    ['Marlow Finch Solicitors', 'Marlow Finch is a firm of four solicitors.', 'Call before noon.'],
    ['LedgerLoop', 'LedgerLoop automates accruals for finance teams.', 'It signs nothing by itself.'],
  ] as [string, string, string][])
    test(what, () => {
      const pieces = [...others, what].map((text): [PassageKind, string] => ['text', text])
      assert.equal(businessOf(readingOf(name, ...pieces)).what, what)
    })
})

test('without a sentence that names it, what it says it does', () => {
  const reading = readingOf('BrightForge', ['text', 'Your best engineer quit. We work with young companies.'])
  assert.equal(businessOf(reading).what, 'They work with young companies.')
})

describe('a title', () => {
  test('neither greets nor commands', () => {
    const headings = ['Hi, Nell is here 👋', 'Become the provider that parents want'].map(
      (text): [PassageKind, string] => ['heading', text],
    )
    assert.equal(episodeTitle(readingOf('Nell', ...headings)), 'A closer look at Nell')
  })
  for (const [heading, title] of [
    ['WHY PATIENTS CHOOSE NELL', 'Why patients choose Nell'],
    ['People Strategy. Without The Fluff.', 'People strategy. Without the fluff'],
  ] as [string, string][])
    test(title, () => assert.equal(episodeTitle(readingOf('Nell', ['heading', heading])), title))
})
