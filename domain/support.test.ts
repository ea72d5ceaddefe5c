import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dataLabels, type MarkedWords, markedIn, supportIn } from './support.ts'

const bread =
  'In the winter of 2009 the oven cracked from front to back. We were closed for eleven weeks. A mason from Dorset rebuilt it, brick by brick. Forty customers had lent us the money, and we paid back the last of it in bread in 2012.'
const plainText = (pieces: MarkedWords) => pieces.map(({ text }) => text).join('')
const shown = (pieces: MarkedWords) =>
  pieces.map(({ text, isSaid }) => (isSaid ? `[${text}]` : text)).join('')

describe('what a sentence rests on', () => {
  test('is the sentence that carries it, wherever in its passage it stands', () => {
    const said = 'And they paid back the last of it in bread in 2012.'
    assert.equal(
      shown(supportIn(bread, said)),
      'Forty customers had lent us the money, and we [paid back the last of it in bread in 2012].',
    )
  })

  test('is more than one where more than one is needed, with a sign for what is left out', () => {
    const said = 'The oven cracked in winter, and forty customers lent the money.'
    const text = plainText(supportIn(bread, said))
    assert.match(text, /^In the winter of 2009 .* back\. … Forty customers .* 2012\.$/)
  })

  test('has other forms of a word marked, and small words only between telling ones', () => {
    assert.equal(
      shown(supportIn('We bake four loaves a day.', 'The bakery baked four loaves.')),
      'We [bake four loaves] a day.',
    )
  })

  test('is the beginning of the passage where no word of it was said', () => {
    const support = supportIn('word '.repeat(60), 'Nothing like it.')
    assert.deepEqual(support, [{ text: `${'word '.repeat(38).trim()}…`, isSaid: false }])
    assert.equal(plainText(supportIn('x'.repeat(300), '')).length, 191)
  })

  test('keeps every letter of the passage where all of it is shown', () => {
    for (const said of ['The oven cracked.', bread, '', '!?', 'of in the'])
      assert.equal(plainText(markedIn(bread, said)), bread)
    assert.equal(shown(markedIn('Open since 1987', 'open since 1987')), '[Open since 1987]')
  })

  test('stays quick and whole with text that nobody would write', () => {
    for (const text of ['', '…', '<b>&amp;</b>', 'a'.repeat(50_000), '\u202e'.repeat(99), 'é\u0301 ñ'])
      assert.equal(plainText(markedIn(text, text)), text.trim())
  })
})

test('what a page tells machines is known by its lines, and called by what was said of it', () => {
  const data = 'Harbour Lane Bakery\ndescription: A family bakery\nfounded: 1987\nopen: Mo-Sa 08:00-16:00'
  assert.deepEqual(dataLabels(data, 'They have baked since 1987.'), ['founded'])
  assert.deepEqual(dataLabels(data, 'Nothing'), ['description', 'founded', 'open'])
  assert.equal(dataLabels(bread, 'oven'), undefined)
  assert.equal(dataLabels('Our hours\nWe open at eight: come early.', 'eight'), undefined)
})
