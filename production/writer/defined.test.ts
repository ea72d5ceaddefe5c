import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { definedIn } from './defined.ts'
import { comesBack } from './echo.ts'
import { wordsOfLanguage } from './words-of.ts'

const words = wordsOfLanguage(englishLanguage)
const small = new Set(['slate', 'roof', 'survey', 'measured', 'house'])
const asked = (...sentences: string[]) =>
  definedIn(
    {
      ...{ kind: 'prose', sentences, passages: [], url: '', role: 'home', title: '', at: 0 },
      heading: '',
    },
    words,
    { name: 'Bramble Roofing', small },
  )

test('what is told at once, or who, is asked for', () => {
  assert.deepEqual(asked('A slate roof is a roof of stone.'), { kind: 'defined', heading: 'a slate roof' })
  assert.deepEqual(asked('Nell Hart grew up in Halden.', 'She learned to split slate there.'), {
    kind: 'person',
    heading: 'Nell Hart',
  })
  assert.deepEqual(asked('Dr. Nell Hart trained in Halden.', 'She came in 2018.'), {
    kind: 'person',
    heading: 'Dr. Nell Hart',
  })
})

test('neither they themselves, nor what was said before, nor a house with a name', () => {
  for (const sentence of [
    'Bramble Roofing is a firm in Halden.',
    'The roofing is a matter of days.',
    'This roof is a house.',
    'Our roof is a house.',
    'Slate is a stone.',
    'There is a roof.',
  ])
    assert.equal(asked(sentence), undefined, sentence)
  assert.equal(asked('Willow House is a home with forty beds.', 'Its roof is of slate.'), undefined)
})

test('a heading is said where the passage comes back to what it names first, at once', () => {
  const back = (heading: string, ...sentences: string[]) => comesBack(heading, { sentences }, words)
  assert.ok(back('Slate roofs in Halden', 'A roof of slate lasts.'))
  assert.ok(back('Anodising', 'Anodized frames last.'))
  assert.ok(!back('The purpose of oiling', 'Oiling is done with a brush.'))
  assert.ok(!back('Industry trends', 'We weld by hand.', 'It is slow.', 'The industry knows us.'))
  assert.ok(back('The bakery is still on the river', 'We lost an oven to the river.'))
})
