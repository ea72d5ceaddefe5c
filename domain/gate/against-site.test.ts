import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Passage, Reading } from '#domain/evidence.ts'
import { againstSite } from './against-site.ts'

const texts: [Passage['kind'], string][] = [
  ['text', 'The weekly box costs £48 and feeds a family of four.'],
  ['price', 'Fruit box: £22'],
  ['text', 'We opened the farm shop in 1987.'],
  ['text', 'Delivery takes two days.'],
  ['text', 'Birthday cakes cost £38, wedding cakes £4.50 a portion.'],
  ['text', 'No, our bread is not safe for people with coeliac disease.'],
]
const reading: Reading = {
  url: 'https://farm.test/',
  host: 'farm.test',
  name: 'Low Farm',
  language: 'en',
  pages: [],
  passages: texts.map(([kind, text], at) => ({
    id: `p${at}`,
    url: 'https://farm.test/',
    kind,
    heading: '',
    text,
  })),
  colours: [],
}
const against = againstSite(reading)

const wrong: [string, string][] = [
  ['Our weekly box costs £45.', '£48'],
  ['A weekly box costs forty-five pounds.', '£48'],
  ['The fruit box is £20.', '£22'],
  ['The box costs £45.', '£48'],
  ['We opened our farm shop in 1978.', '1987'],
  ['A wedding cake costs £6.50 a portion.', '£4.50'],
]
for (const [text, theirs] of wrong)
  test(`what the website says otherwise is told: ${text}`, () => {
    const [found] = against(text)
    assert.ok(found?.kind === 'number', text)
    assert.equal(found.theirs, theirs)
  })

const right = [
  'Our weekly box costs £48.',
  'We grow vegetables for families in Leeds.',
  'A jar of honey costs £7.',
  'A small box for singles costs £20.',
  'Eleven people work here.',
  'My grandfather planted the first tree in 1951.',
  'We opened the farm shop in nineteen eighty-seven.',
]
for (const text of right)
  test(`more than the website says is no fault: ${text}`, () => assert.deepEqual(against(text), []))

for (const text of ['Our bread is gluten-free.', 'It cures allergies.', 'We guarantee it for life.'])
  test(`only the website may say it: ${text}`, () => assert.equal(against(text)[0]?.kind, 'safety'))
