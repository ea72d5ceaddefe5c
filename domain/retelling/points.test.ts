import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { PassageKind } from '#domain/evidence.ts'
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
    ['Hannah B.\nGuest', 'Those are the words of Hannah B.'],
    ['Former client', 'Those are the words of a former client.'],
    ['Ciarán Duffy', 'Those are the words of Ciarán Duffy.'],
    ['Orla, Carrigaline', '"They never hurry you."'],
  ] as [string, string][])
    test(`those of ${by}`, () =>
      assert.equal(toldOf(['quote', '', `“They never hurry you.”\n${by}`]).at(-1), told))
  test('what one of them did elsewhere is not what the business did, unless it is one person', () => {
    const text = 'We lost nothing at my last company. The rule today is simple.'
    assert.deepEqual(toldOf(['text', '', text]), ['The rule today is simple.'])
    assert.deepEqual(toldOf(['text', '', 'I ran a nursery for years.']), ['They ran a nursery for years.'])
  })
  test('a long text, in more than one go', () => {
    const text =
      'We bake at night. We sell by day. We rest on Mondays. We mill on Tuesdays. We brew on Fridays.'
    const points = pointsOf(readingOf([['text', '', text]]))
    assert.deepEqual(
      points.map(({ statements }) => statements.length),
      [3, 2],
    )
  })
  test('a long sentence without what is said aside', () =>
    assert.deepEqual(
      toldOf([
        'text',
        '',
        'The cluster of ninety-six turbines in Sutherland, which entered full commercial operation in 2019, generated 871 GWh during the year and needed less repair than any other.',
      ]),
      [
        'The cluster of ninety-six turbines in Sutherland generated eight hundred and seventy-one gigawatt hours during the year and needed less repair than any other.',
      ],
    ))
  test('no long sentence without its limit', () => {
    const rest =
      'generated more power during the year than all of the other sites of the group together and needed no repair'
    const aside = 'which is only open to members of the cooperative'
    assert.deepEqual(toldOf(['text', '', `The cluster of turbines in Sutherland, ${aside}, ${rest}.`]), [])
  })
  test('neither half of what cannot be cut into breaths', () => {
    const half = 'the tenure of the former chair exceeded nine years by a period of four months'
    const text = `Throughout the year the company complied with all the principles and provisions of the code of governance, save in respect of provision nineteen, because ${half}.`
    assert.deepEqual(toldOf(['text', '', text]), [])
  })
  test('no part of a series as if it were the whole', () => {
    const text =
      'The deposit is held in a trust account of the firm, is drawn down as work is performed, and any unused portion is returned to you within thirty (30) days.'
    assert.deepEqual(toldOf(['text', '', text]), [])
  })
  for (const [written, told] of [
    ['By car: the garage on the market is free after six.', 'The garage on the market is free after six.'],
    ['Saturdays: the garage on the market is free.', undefined],
    ['Members only: the tasting costs nothing at all.', undefined],
    ['1964 - The company moves to East Lake Road.', 'In 1964 the company moves to East Lake Road.'],
    ['We close at 6 p.m.', 'They close at six in the evening.'],
    ['When ordering parts please have the number ready.', undefined],
    ['1 Load factors are weighted by the period of ownership.', undefined],
    ['MAY 2012 - Visit us at the show in Louisville.', undefined],
    ['We store goods on 42.000 square metres.', undefined],
    ['The surcharge is included until 12-11-2025.', undefined],
    ['We sell devices of Class I to hospitals.', 'They sell devices of Class I to hospitals.'],
    ['The group acquired a producer for SEK 410m.', undefined],
    ['Twelve taps and a pizza oven called Brian.', undefined],
    ['Tastes like a mango fell into a hedge.', undefined],
    ['The newsletter joined by 6,200 nurses.', undefined],
    ['It is with deep regret that we report an accident. We closed the site.', undefined],
  ] as [string, string | undefined][])
    test(written, () => assert.equal(toldOf(['text', '', written])[0], told))
  test('what somebody did, below their name', () => {
    const text = 'Joined the firm in 2011 as head of development.'
    assert.deepEqual(toldOf(['text', 'Ada Lund', text]), [
      'Ada Lund joined the firm in 2011 as head of development.',
    ])
    assert.deepEqual(toldOf(['text', 'Our People', text]), [])
  })
  test('what somebody who works there says is no praise by others', () => {
    const quote = '“Growth is easy to announce.”\nAda Lund, Chief Executive Officer'
    const about: [PassageKind, string, string] = ['text', '', 'Ada Lund founded the firm in 2011.']
    assert.deepEqual(toldOf(['quote', '', quote], about), ['Ada Lund founded the firm in 2011.'])
    assert.ok(toldOf(['quote', '', quote.replace('Officer', 'Officer at Moss')], about).length > 1)
  })
  test('a pitch with a question mark asks nothing', () => {
    const pitch = 'Happy with your patio but bored of your borders?\nWe plan beds with every plant.'
    assert.equal(pointsOf(readingOf([['question', '', pitch]]))[0]?.question, undefined)
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
  test('an answer that begins with its consent', () =>
    assert.deepEqual(
      toldOf(['question', '', 'Do you come to Lund?\nOf course! We drive there on Mondays.']),
      ['Of course, they drive there on Mondays.'],
    ))
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
