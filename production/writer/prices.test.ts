import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excerptsOfPages, priced, table } from './pages-under-test.ts'

const whyNot = (html: string) => excerptsOfPages(html).leftOut.map(({ reason, text }) => `${reason}: ${text}`)

test('a price is read beside its thing, from whatever row it stands in', () => {
  const rows = table(['Rye loaf', '£4'], ['Wheat loaf', 'from £3.50'])
  assert.deepEqual(priced(`<h2>Prices</h2>${rows}`), ['Rye loaf: £4. Wheat loaf: from £3.50.'])
  const lines = '<ul><li>Rye loaf £4</li><li>Wheat loaf from £3.50</li></ul>'
  assert.deepEqual(priced(`<h2>Prices</h2>${lines}`), ['Rye loaf £4. Wheat loaf from £3.50.'])
  assert.deepEqual(
    priced(`<h2>Prices</h2><ul><li>Rye loaf<span>£4</span></li><li>Wheat loaf<span>£3</span></li></ul>`),
    ['Rye loaf £4. Wheat loaf £3.'],
  )
})

test('rows that only a style keeps apart are rows', () => {
  const cells =
    '<span>Adult</span><b>£12.50</b><span>Child</span><b>£8.50</b><span>Family ticket</span><b>£30</b>'
  assert.deepEqual(priced(`<h2>Admission</h2><div>${cells}</div>`), [
    'Admission. Adult £12.50. Child £8.50. Family ticket £30.',
  ])
  assert.deepEqual(priced('<h2>Prices</h2><p>Rye loaf £4 Wheat loaf £3</p>'), ['Rye loaf £4. Wheat loaf £3.'])
})

test('in a card a line by itself is a price, with the time above it', () => {
  const card = (name: string, size: string, price: string) =>
    `<div><h4>${name}</h4><p>${size}<br>${price}<br>For those who learn to split slate</p></div>`
  const cards = [card('Group lessons', '1 hour', '£30'), card('Private lessons', '45 minutes', '£35')]
  assert.deepEqual(priced(`<h2>Lessons</h2>${cards.join('')}`), [
    'Group lessons. 1 hour. £30. Private lessons. 45 minutes. £35.',
  ])
})

test('cards of one row are one list, and a bare price is read below the heading of its card', () => {
  const card = (name: string, price: string) => `<h3>${name}</h3><p>Baked at night.</p><p>${price}</p>`
  assert.deepEqual(priced(`<h2>Loaves</h2>${card('Rye loaf', 'From £4')}${card('Wheat loaf', '£3')}`), [
    'Rye loaf: From £4. Wheat loaf: £3.',
  ])
  assert.deepEqual(
    priced(
      `<h2>Rooms</h2><h3>Mill room</h3><p>£80 /night</p><p>£400 /week</p><h3>Oven room</h3><p>£60 /night</p>`,
    ),
    ['Mill room: £80 /night. £400 /week. Oven room: £60 /night.'],
  )
})

test('of plans side by side all are read, whatever they are called, or none', () => {
  const plan = (name: string, ...lines: string[]) =>
    `<div><h2>${name}</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></div>`
  const group = plan('Group', '£2.70 per person from five homes on', 'One person at our side')
  assert.deepEqual(
    priced(
      `<h1>One price</h1>${plan('Home', '£3.20 per person', 'All functions', 'At least £80 a month')}${group}`,
    ),
    ['Home. £3.20 per person. At least £80 a month. Group. £2.70 per person from five homes on.'],
  )
  assert.deepEqual(priced(`<h1>One price</h1>${plan('Home', '£3.20* per person')}${group}`), [])
})

test('what stands behind a dash names no sentence', () =>
  assert.deepEqual(
    priced(`<h2>Prices</h2>${table(['Bread class - Pay as you go', '£9'], ['Home visit', '£65'])}`),
    ['Bread class - Pay as you go: £9. Home visit: £65.'],
  ))

test('children and hours are priced only among neighbours that have a name', () => {
  assert.deepEqual(
    priced(`<h2>Pitches</h2>${table(['Adult', '£8'], ['Child', '£4'], ['Camper van', '£15'])}`),
    ['Pitches. Adult: £8. Child: £4. Camper van: £15.'],
  )
  assert.deepEqual(priced(`<h2>What is included</h2>${table(['Weekly', '£8'], ['Monthly', '£24'])}`), [])
})

test('one price alone is read where its words or its place call it one', () => {
  assert.deepEqual(priced(`<h2>Payments</h2>${table(['Average cost per session', '£40–£60'])}`), [
    'Average cost per session: £40–£60.',
  ])
  assert.deepEqual(priced(`<h2>Fees</h2>${table(['Annual membership', '£120'])}`), [
    'Annual membership: £120.',
  ])
  assert.deepEqual(whyNot(`<h2>On the wall</h2>${table(['Copper kettle', '£120'])}`), [
    'is one price alone: Copper kettle: £120.',
  ])
})

test('nobody pays ten million for a move: a boast or a cover is no price', () =>
  assert.deepEqual(priced(`<h2>Prices</h2>${table(['Goods in transit', '£10m'], ['Liability', '£5m'])}`), []))

test('a thing with two prices has none, and one written in two ways has one', () => {
  const one = `<h2>Prices</h2>${table(['Rye loaf', '£4'], ['Wheat loaf', '£3'], ['Bun', '£1'])}`
  assert.deepEqual(priced(one, `<h2>Shop prices</h2>${table(['Rye loaf', '£5'])}`), [
    'Wheat loaf: £3. Bun: £1.',
  ])
  assert.deepEqual(
    priced(one, `<h2>Shop prices</h2>${table(['Rye loaf', '£4.00'])}`)[0],
    'Rye loaf: £4. Wheat loaf: £3. Bun: £1.',
  )
})

test('what limits a price is read with it, or the price is not read', () => {
  const rows = table(['Slate roof', '£4,000'], ['Flat roof', '£2,000'])
  assert.deepEqual(priced(`<h2>Prices</h2>${rows}<p>All prices are without VAT.</p>`), [
    'Slate roof: £4,000. Flat roof: £2,000. All prices are without VAT.',
  ])
  assert.deepEqual(priced(`<h2>Prices</h2>${rows}<p>excl. VAT, see below</p>`), [])
  assert.deepEqual(priced(`<h2>Prices, excluding VAT</h2>${rows}`), [])
  assert.deepEqual(priced(`<h2>Prices</h2>${table(['Slate roof', '£4,000*'], ['Flat roof', '£2,000*'])}`), [])
})

test('money that nobody pays them is no price', () => {
  for (const [heading = '', ...things] of [
    ['Our goal', 'School fees', 'Travel'],
    ['Salary benchmarks', 'Roofer', 'Plumber'],
    ['Rebates', 'Heat pump', 'Boiler'],
  ])
    assert.deepEqual(
      priced(`<h2>${heading}</h2>${table(...things.map((thing) => [thing, '£500']))}`),
      [],
      heading,
    )
  assert.deepEqual(priced(`<h2>Prices</h2>${table(['Audit', '£0'], ['Call-out', '£0'])}`), [])
})

test('a column of words between a thing and its price is not read aloud', () =>
  assert.deepEqual(
    priced(
      '<h2>Prices</h2><table><tr><th>Service</th><th>Description</th><th>Price</th></tr><tr><td>Rewiring</td><td>Whole houses, in a week</td><td>£900</td></tr><tr><td>Sockets</td><td>New ones, in a day</td><td>£90</td></tr></table>',
    ),
    [],
  ))
