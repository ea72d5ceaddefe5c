import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { pointsOf } from './points.ts'
import { readingOf, toldOf } from './points-under-test.ts'

describe('passages become what somebody would say', () => {
  test('a paragraph, without its fragments and its calls', () =>
    assert.deepEqual(
      toldOf([
        'text',
        '',
        'Slow bread. We bake at night! Please bring your own bag. Click here for more. Why not?',
      ]),
      ['They bake at night.', 'Bring your own bag.'],
    ))
  test('a long sentence, in two breaths', () =>
    assert.deepEqual(
      toldOf([
        'text',
        '',
        'We planned the move of the whole warehouse over three long weekends in the spring of 2024, and we did not lose a single one of the nine thousand boxes on the way.',
      ]),
      [
        'They planned the move of the whole warehouse over three long weekends in the spring of 2024.',
        'And they did not lose a single one of the nine thousand boxes on the way.',
      ],
    ))
  test('where they come from and what they are, in two breaths', () =>
    assert.deepEqual(
      toldOf([
        'text',
        '',
        'Founded in 1999 by brothers Mark and Steve Kowalski with a single truck and a rented garage, Corner Plot has grown into one of the largest private carriers in central Ohio.',
      ]),
      [
        'Corner Plot was founded in 1999 by brothers Mark and Steve Kowalski with a single truck and a rented garage.',
        'Corner Plot has grown into one of the largest private carriers in central Ohio.',
      ],
    ))
  test('a long sentence without its afterthought, if that limits nothing', () => {
    const said =
      'They move more than nine thousand loads per year through a network of one thousand two hundred carriers'
    const written = 'We move more than 9,000 loads per year through a network of 1,200 carriers'
    const rest = (word: string) =>
      `, ${word} capacity at the usual rates from Monday to Friday even in the busy season before Christmas.`
    assert.deepEqual(toldOf(['text', '', written + rest('ensuring reliable')]), [`${said}.`])
    assert.deepEqual(toldOf(['text', '', written + rest('except when there is no')]), [])
  })
  test('a sentence that counts those before it, only after them', () => {
    const text = '300 documents a year. With access they found 260 of them by themselves.'
    assert.deepEqual(toldOf(['text', '', text]), [])
  })
  test('words of a customer, word for word', () =>
    assert.deepEqual(toldOf(['quote', '', '“I sold my house in a week.” — Ada Lund, teacher']), [
      '"I sold my house in a week."',
      'Those are the words of Ada Lund.',
    ]))
  for (const [by, told] of [
    ['Marisol T.', 'Those are the words of Marisol T.'],
    ['Head of Talent, a biotech', 'Those are the words of a head of talent.'],
    ['CFO', 'Those are the words of a CFO.'],
    ['Bill Penrose, member', 'Those are the words of Bill Penrose.'],
  ] as [string, string][])
    test(`those of ${by}`, () =>
      assert.equal(toldOf(['quote', '', `“They never hurry you.”\n${by}`]).at(-1), told))
  test('what one of them did elsewhere is not what the business did, unless it is one person', () => {
    const text = 'We lost nothing at my last company. The rule today is simple.'
    assert.deepEqual(toldOf(['text', '', text]), ['The rule today is simple.'])
    assert.deepEqual(toldOf(['text', '', 'I ran a nursery for years.']), ['They ran a nursery for years.'])
  })
  test('half a quotation is not what the business says', () =>
    assert.deepEqual(
      toldOf([
        'text',
        '',
        'We clean the river. "I swam here as a boy. Last summer I went in." He is ninety years old.',
      ]),
      ['They clean the river.'],
    ))
  test('an answer keeps its yes and no', () =>
    assert.deepEqual(toldOf(['question', '', 'Do you sell land?\nNo. We sell houses and flats only.']), [
      'No, they sell houses and flats only.',
    ]))
  test('a question of two sentences is asked whole', () => {
    const [point] = pointsOf(
      readingOf([['question', '', 'I am stiff. Can I come?\nYes. Most beginners are stiff at first.']]),
    )
    assert.equal(point?.question, 'I am stiff. Can I come?')
  })
  test('a yes without its question is left out', () =>
    assert.deepEqual(toldOf(['text', 'New here?', 'Yes. We sell houses and flats.']), []))
  test('who they are, where nothing else says so', () => {
    const phrase = 'A warm yoga studio in the heart of Bristol.'
    const home = (...texts: string[]) => {
      const reading = readingOf(texts.map((text) => ['text', '', text]))
      const pages = reading.pages.map((page) => ({ ...page, role: 'home' as const }))
      return pointsOf({ ...reading, pages }).flatMap(({ statements }) => statements.map(({ said }) => said))
    }
    assert.deepEqual(home(phrase), ['They are a warm yoga studio in the heart of Bristol.'])
    const named = 'Corner Plot is a yoga studio.'
    assert.deepEqual(home(phrase, named), [named])
  })
  test('an answer without its beginning is left out', () =>
    assert.deepEqual(
      toldOf(['question', '', 'Do you sell land?\nOnly with houses on it. It costs more.']),
      [],
    ))
  test('the same thing in other words, once', () =>
    assert.equal(
      toldOf(['text', '', 'We sell small houses in Lund.'], ['text', '', 'We sell the small houses in Lund.'])
        .length,
      1,
    ))
})
