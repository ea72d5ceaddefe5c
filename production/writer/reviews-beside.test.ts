import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excerptsOfPages } from './pages-under-test.ts'

const quote = (said: string, by: string) => `<blockquote><p>${said}</p><cite>${by}</cite></blockquote>`
const signed = (...quotes: readonly string[]) =>
  excerptsOfPages(`<title>Bramble</title><h1>Rye bread</h1>${quotes.join('')}`)
    .excerpts.filter(({ kind }) => kind === 'review')
    .map(({ by }) => by)
const three = (last: string) => [
  quote(
    'The rye loaf lasted us a week and the queue was short.',
    'Mr Windo, on behalf of Hill Farm, North Stoke, Bath',
  ),
  quote('We came for buns on a wet morning and stayed for soup.', 'Nell Aldous'),
  quote(last, 'Mo Dunne'),
]

test('three who sign one below the other, and speak of the house, need no heading to be customers', () => {
  const names = ['Mr Windo', 'Nell Aldous', 'Mo Dunne']
  assert.deepEqual(signed(...three('I would recommend them to anyone in the valley who bakes.')), names)
  assert.deepEqual(signed(...three('Whoever bakes at night sees the sun come up over a town.')), [])
  assert.deepEqual(signed(three('I would recommend them to anyone in the valley.')[2] ?? ''), [])
})

test('a short sentence is no reason to leave out what somebody says', () => {
  const [short] = excerptsOfPages(
    `<h2>Reviews</h2>${quote('The shower cookies were works of art. Everyone asked for more. Worth it!', 'Emily S.')}`,
  ).excerpts
  assert.deepEqual(short?.sentences.at(-1), 'Worth it!')
})

test('what stands among reviews in no quotation marks is not called a quotation', () => {
  const { leftOut } = excerptsOfPages(
    '<div class="testimonials"><div class="testimonial"><p>Real words from people across the whole Bay Area, every week of it.</p></div></div>',
  )
  const reasons = leftOut.map(({ reason }) => reason)
  assert.ok(!reasons.includes('is a quotation that nobody signed'), reasons.join(', '))
})
