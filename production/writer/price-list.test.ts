import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOfExcerpt } from './excerpt.ts'
import { excerptsOfPages, priced, table } from './pages-under-test.ts'

test('what the prices are of is heard with them: the heading that says so, or the box around them', () => {
  const rows = table(['Cost per group class', '£8.90'], ['One-to-one class', '£17'])
  assert.deepEqual(priced(`<h2>Pilates fees</h2>${rows}`), [
    'Pilates fees. Cost per group class: £8.90. One-to-one class: £17.',
  ])
  const box = (name: string, price: string) => `<h3>${name}</h3><p>Sold in the yard.</p><p>${price}</p>`
  assert.deepEqual(
    priced(`<h2>Boxes</h2>${box('Moving boxes', 'Bundles from £25')}${box('Hat boxes', 'Packs from £12')}`),
    ['Moving boxes. Bundles from £25. Hat boxes. Packs from £12.'],
  )
})

test('a list of which some cannot be read is read as examples, and half of one is not read', () => {
  const lists = (...rows: readonly (readonly string[])[]) =>
    excerptsOfPages(`<h2>Prices</h2>${table(...rows)}`).excerpts.filter(({ kind }) => kind === 'prices')
  const [some] = lists(['Rye loaf', '£4'], ['Wheat loaf', '£3'], ['Bun', '£1*'])
  assert.deepEqual([some?.isSome, some && textOfExcerpt(some)], [true, 'Rye loaf: £4. Wheat loaf: £3.'])
  assert.deepEqual(lists(['Rye loaf', '£4'], ['Wheat loaf', '£3*']), [])
  const [first] = lists(...'ABCDEFGHJ'.split('').map((letter) => [`Loaf ${letter}`, '£4']))
  assert.deepEqual([first?.isSome, first?.sentences.length], [true, 6])
})

test('money of other countries, and two prices in one line', () => {
  const card = (name: string, price: string) => `<h3>${name}</h3><p>Seen from the hill.</p><p>${price}</p>`
  assert.deepEqual(
    priced(`<h2>Rooms</h2>${card('Mill room', 'K2,000 per night')}${card('Oven room', 'R350 per night')}`),
    ['Mill room: K2,000 per night. Oven room: R350 per night.'],
  )
  assert.deepEqual(
    priced('<h2>Prices</h2><ul><li>Bagels: £3 each · £12 half a dozen</li><li>🍞 Rye loaf £4</li></ul>'),
    ['Bagels: £3 each. Rye loaf £4.'],
  )
  assert.deepEqual(priced('<h2>Roads</h2><ul><li>Take the R350 north</li><li>Then the R72</li></ul>'), [])
})

test('rows that name nothing are heard with the name above them', () => {
  const rows =
    '<ul><li>Includes two gardeners £120 minimum charge</li><li>Additional time £60 per hour</li></ul>'
  assert.deepEqual(priced(`<h2>Gardening</h2><h3>Garden Maintenance</h3>${rows}`), [
    'Garden Maintenance. Includes two gardeners £120 minimum charge. Additional time £60 per hour.',
  ])
})
