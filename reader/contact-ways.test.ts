import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const page = (text: string, url = 'https://x.test/') =>
  parsePage({ outcome: 'page', url, isPlainText: false, text })
const contacts = (...texts: string[]) => {
  const [home, ...others] = texts.map((text, index) => page(text, `https://x.test/${index || ''}`))
  return readingOf([home as NonNullable<typeof home>, ...others])
    .passages.filter(({ kind }) => kind === 'contact')
    .map(({ heading, text }) => `[${heading}] ${text}`)
}

test('a number or an address that is linked is a contact, wherever it stands, and only once', () => {
  const icon = '<header><a href="tel:+441632960745"><i class="icon"></i></a></header>'
  const menu = '<nav><a href="tel:+441632960745">01632 960745</a></nav>'
  assert.deepEqual(
    contacts(
      `${icon}<p>Bread.</p><footer><a href="mailto:Mill@X.test?subject=Hello">Write</a></footer>`,
      menu,
    ),
    ['[] Telephone: 01632 960745', '[] Email: mill@x.test'],
  )
})

test('a linked number is labelled in the language of the website', () => {
  const german =
    '<p>Wir backen seit vielen Jahren gutes Brot in dieser Stadt, und die Leute mögen es.</p>'.repeat(4)
  assert.deepEqual(
    contacts(`${german}<a href="tel:+4972756176"></a><a href="tel:0049-7275-6176">Anrufen</a>`),
    ['[] Telefon: 0049-7275-6176'],
  )
})

test('a fax, a number within a sentence and what is no number are no ways to reach them', () => {
  assert.deepEqual(
    contacts(
      '<div>Fax: <a href="tel:01632960700">01632 960700</a></div><a href="tel:#">Call</a><a href="mailto:">Mail</a>' +
        '<p>For cruelty to animals call the national helpline at once on <a href="tel:03001234999">0300 1234 999</a>.</p>',
    ).filter((text) => text.includes('Telephone')),
    [],
  )
})

test('the foot of a page says where and when, under the name of the place, and nothing else of it is read', () => {
  const foot = `<footer><p>Slow bread for a fast town.</p><ul><li><a href="/a">About us</a></li></ul>
    <h4>Old Mill</h4><p>9 Harbour Lane<br>Saltmouth</p><p>01632 960745</p>
    <h4>Hours</h4><div><span>Monday:</span> <span>Closed</span></div><div>Tue – Sat: 7am – 1pm</div>
    <p>© 2026 Old Mill Ltd. Company No. 07900052</p></footer>`
  assert.deepEqual(contacts(`<p>Bread.</p>${foot}`), [
    '[Old Mill] 9 Harbour Lane\nSaltmouth\n01632 960745',
    '[Hours] Monday: Closed\nTue – Sat: 7am – 1pm',
  ])
})

test('so is what it says of a limit, and no slogan', () => {
  const foot = `<footer><h4>Where we go</h4><p>**Travel surcharge outside our service area**</p><p>The best oars outside the city.</p></footer>`
  assert.deepEqual(contacts(`<p>Bread.</p>${foot}`), [
    '[Where we go] **Travel surcharge outside our service area**',
  ])
})
