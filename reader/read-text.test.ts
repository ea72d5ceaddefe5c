import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createWeb } from '#vendors/web/create-web.ts'
import { readText } from './read-text.ts'
import { readWebsite } from './read-website.ts'

/** What somebody would copy from a website of theirs: its words, without its structure. */
async function aText(): Promise<string> {
  const web = createWeb({ siteOrigin: 'http://localhost:3000', fixtures: 'content/sample-sites' })
  const read = await readWebsite({ web, url: 'https://harbour-lane-bakery.test' })
  assert.equal(read.outcome, 'read')
  return read.outcome === 'read'
    ? read.reading.passages
        .filter(({ kind }) => kind !== 'title')
        .map(({ text }) => text)
        .join('\n\n')
    : ''
}
const business = 'Harbour Lane Bakery'
const text = await aText()

describe('a pasted text', () => {
  test('becomes passages under their headings, with an address that leads nowhere', () => {
    const read = readText({
      text: `Our bread\n\nThe dough rests for 36 hours.\r\n- Rye costs £4\n- Spelt costs £5\n\nWho bakes it?\n\nMarta and Paul.\n\n${text}`,
      business,
    })
    assert.equal(read.outcome, 'read')
    if (read.outcome !== 'read') return
    const { passages, name, host, url } = read.reading
    assert.deepEqual([name, host, url], [business, business, 'text:Harbour%20Lane%20Bakery'])
    assert.deepEqual(
      passages.slice(0, 5).map((passage) => [passage.kind, passage.heading, passage.text]),
      [
        ['heading', '', 'Our bread'],
        ['text', 'Our bread', 'The dough rests for 36 hours.'],
        ['price', 'Our bread', 'Rye costs £4'],
        ['price', 'Our bread', 'Spelt costs £5'],
        ['question', 'Our bread', 'Who bakes it?\nMarta and Paul.'],
      ],
    )
    assert.ok(passages.every((passage) => passage.url === url))
  })

  test('that is too short or not English is refused, with the name of the business', () => {
    const short = readText({ text: 'We bake bread in Mill Lane.', business })
    assert.deepEqual(short.outcome === 'unreadable' && short.code, 'too-little')
    assert.match(short.outcome === 'unreadable' ? short.reason : '', /^Harbour Lane Bakery says too little/)
    const german = readText({
      text:
        'Wir backen seit vielen Jahren unser Brot mit Zeit und Ruhe, und das schmeckt man auch. '
          .repeat(20)
          .replace(/Jahren/g, () => `Jahren ${Math.random()}`) +
        Array.from(
          { length: 30 },
          (_, at) => `Unser Brot Nummer ${at} braucht eine lange Nacht und einen heißen Ofen.\n\n`,
        ).join(''),
      business,
    })
    assert.deepEqual(german.outcome === 'unreadable' && german.code, 'language')
  })

  test('loses what nobody sees', () => {
    const read = readText({ text: `${text}\n\nZero\u200bwidth\u202e words in here are plain.`, business })
    assert.ok(
      read.outcome === 'read' &&
        read.reading.passages.some(({ text }) => text === 'Zerowidth words in here are plain.'),
    )
  })
})
