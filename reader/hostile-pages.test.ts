import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const many = (text: string, megabytes = 1) => text.repeat(Math.ceil((megabytes * 1_000_000) / text.length))
const hostile: Record<string, string> = {
  '100,000 nested elements': `${'<div>'.repeat(100_000)}Hello${'</div>'.repeat(100_000)}`,
  'nested lists': many('<ul><li>'),
  'nested tables': many('<table><tr><td>'),
  'paragraphs in items in paragraphs': many('<p><li>'),
  'bold that never ends': many('<b><p>'),
  'ends of nothing': `${'<div>'.repeat(10_000)}${many('</x></span>')}`,
  'one line of 5 MB': 'a'.repeat(5_000_000),
  'one line of 5 MB of words': many('word ', 5),
  'blanks only': many(' ', 5),
  'brackets only': many('<', 5),
  'comments that never end': many('<!--', 5),
  'quotes that never end': many('<a b="', 5),
  'programs that never end': many('<script>', 5),
  'pictures in pictures': many('<svg>', 5),
  'thousands of links': many('<a href="/x">a</a>', 2),
  'thousands of roots': many('<p hidden>'),
  'thousands of shut tabs': many('<p class="tab" hidden>Rye</p>'),
  'thousands of tabs in tabs': many('<div class="tab" id="a" hidden><a href="#a">Rye</a>'),
  'thousands of items': `<ul>${many('<li>one two three four five</li>')}`,
  'thousands of questions': many('<h2>Why?</h2><p>So.</p>'),
  'endless words before an @': `<p>${many('a.', 3)}`,
  'endless numbers': `<p>${many('0 ', 3)}`,
  'an endless title': `<title>${many(' - ', 4)}</title>`,
  'deep JSON': `<script type="application/ld+json">${'['.repeat(90_000)}</script>`,
  'JSON in JSON': `<script type="application/ld+json">${'{"@type":"Store","name":"x","address":'.repeat(4_000)}1${'}'.repeat(4_000)}</script>`,
  'NULs and unseen marks': many('a\0\u200b\u202e', 3),
}

/** What it costs the processor to read this page, in microseconds. */
function costOf(text: string): number {
  const before = process.cpuUsage()
  readingOf([parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })])
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** On a slow or busy machine everything costs more, so that the measure is a page of the same machine. */
const ordinary = many(
  '<p>We have baked <b>slow</b> bread in this <a href="/town">town</a> since 1987.</p>',
  2,
)
const usual = Math.min(costOf(ordinary), costOf(ordinary))

for (const [name, text] of Object.entries(hostile))
  test(`costs no more than a few ordinary pages of two megabytes: ${name}`, () => {
    const cost = costOf(text)
    assert.ok(cost < 6 * usual, `${cost} µs, and an ordinary page ${usual} µs`)
  })

test('what follows a hostile part is still read', () => {
  const text = `${'<div>'.repeat(5_000)}deep inside${'</div>'.repeat(5_000)}<p>We have baked bread since 1987.</p>`
  const { blocks } = parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
  assert.equal(blocks.at(-1)?.text, 'We have baked bread since 1987.')
})

test('marks that turn the direction of writing are not read, wherever they stand', () => {
  const turned = (text: string) => `\u202e${text}\u2066\u061c\u200f`
  const text = `<title>${turned('Mill Lane Bakery')}</title><meta name="description" content="${turned('Bread')}">
    <h1>${turned('Bread')}</h1><p>${turned('We have baked bread since 1987.')}</p><ul><li>${turned('Rye')}</li></ul>`
  const page = parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
  assert.doesNotMatch(JSON.stringify(page), /\p{Bidi_Control}/u)
  assert.equal(page.title, 'Mill Lane Bakery')
})
