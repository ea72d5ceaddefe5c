import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOfBusiness } from './addresses.ts'
import type { Passage, Reading } from './evidence.ts'

const url = 'https://bramble.test/'
const readingWith = (texts: readonly (readonly [Passage['kind'], string])[], language = 'en'): Reading => ({
  url,
  host: 'bramble.test',
  name: 'Bramble Therapy',
  language,
  pages: [{ url, title: '', role: 'home' }],
  passages: texts.map(([kind, text], at) => ({ id: `p${at}`, url, kind, heading: '', text })),
  colours: [],
})
const townOf = (...texts: (readonly [Passage['kind'], string])[]) =>
  placeOfBusiness(readingWith(texts)).town?.said

test('where no address says it, the part of the world that they name for themselves does', () => {
  assert.equal(
    townOf(['text', 'I am a therapist based in Haldenshire.'], ['text', 'I see families in Haldenshire.']),
    'Haldenshire',
  )
  assert.equal(
    townOf(['title', 'Plumbers Across Haldenshire'], ['text', 'We work in Haldenshire.']),
    'Haldenshire',
  )
  assert.equal(
    townOf(['title', 'Halden Mills, PA'], ['text', 'Our homes in Halden Mills are old.']),
    'Halden Mills, Pennsylvania',
  )
  assert.equal(townOf(['title', 'Bramble Therapy, Norwick'], ['text', 'A room in Norwick.']), 'Norwick')
})

test('what is named once, what somebody learnt there and what is no place says nowhere', () => {
  assert.equal(townOf(['text', 'I am based in Haldenshire.']), undefined)
  assert.equal(
    townOf(['text', 'She studied in Norwick.'], ['text', 'Her years in Norwick were good.']),
    undefined,
  )
  for (const word of ['June', 'Practice', 'QuickBooks', 'Inc'])
    assert.equal(
      townOf(['title', `Help in ${word}`], ['text', `More in ${word}.`], ['text', 'The practice is old.']),
      undefined,
      word,
    )
})

test('a motto is no place, wherever it stands', () => {
  const motto = ['title', 'Bramble | Strength in Balance'] as const
  assert.equal(
    townOf(motto, ['text', 'Bramble: Strength in Balance.'], ['heading', 'Strength in Balance']),
    undefined,
  )
  assert.equal(townOf(['title', 'Joiners in Norwick'], ['text', 'Our shed in Norwick is new.']), 'Norwick')
})

test('one of several is not where they are', () => {
  assert.equal(
    townOf(
      ['text', 'We lay cables across Haldenshire, Elmshire and Norwickshire.'],
      ['text', 'Small jobs throughout Haldenshire, Elmshire and Norwickshire.'],
    ),
    undefined,
  )
  assert.equal(
    townOf(['text', 'We lay cables across Haldenshire.'], ['text', 'Small jobs throughout Haldenshire.']),
    'Haldenshire',
  )
})

test('an article stays only before what has one', () => {
  assert.equal(
    townOf(['title', 'Boilers in the North East'], ['text', 'All in the North East.']),
    'the North East',
  )
  assert.equal(
    townOf(['text', 'We are located in the Halden area.'], ['text', 'Nothing like a day in Halden.']),
    'Halden',
  )
})

test('a town is said with its state, and WA is two of them', () => {
  const atHome = (line: string) => placeOfBusiness(readingWith([['contact', line]])).town?.said
  assert.equal(atHome('3 Mill Lane, Luck, WI 54853'), 'Luck, Wisconsin')
  assert.equal(atHome('3 Mill Lane, Halden, WA 98101'), 'Halden, Washington')
  assert.equal(atHome('3 Mill Lane, Halden, WA 6027'), 'Halden, Western Australia')
})

const described = (...texts: string[]) => {
  const reading = readingWith(texts.map((text) => ['text', text] as const))
  const [first, ...rest] = reading.passages
  return placeOfBusiness({ ...reading, passages: first ? [{ ...first, isDescription: true }, ...rest] : [] })
    .town?.said
}

test('said once is enough where they describe themselves, and nothing else is said as surely', () => {
  assert.equal(described('Joiners based in Norwick.'), 'Norwick')
  assert.equal(described('We are a Norwick-based studio.'), 'Norwick')
  assert.equal(
    townOf(['text', 'Bramble Therapy is a South Haldenshire based practice.']),
    'South Haldenshire',
  )
  assert.equal(described('Joiners based in Norwick.', 'Our partner is based in Otterby.'), undefined)
  assert.equal(townOf(['text', 'Their partner is an Otterby-based bank.']), undefined)
  for (const word of ['Christian', 'Evidence', 'UK', 'AI', 'St'])
    assert.equal(described(`We are a ${word}-based practice.`), undefined, word)
})

test('the county behind a town is said, and twice based there is there, though one of several lives elsewhere', () => {
  const based = ['text', 'Based in Surbiton, Surrey - we cover these areas:'] as const
  const homes = (['Surbiton, KT5 9DB', 'Chessington, KT9 2AE'] as const).map(
    (town) => ['contact', `12 Mill Avenue, ${town}`] as const,
  )
  assert.equal(
    townOf(based, ['heading', 'Dog walkers based in Surbiton, Surrey'], ...homes),
    'Surbiton, Surrey',
  )
  assert.equal(townOf(based, ...homes), undefined)
})
