import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const page = (text: string, url: string) => parsePage({ outcome: 'page', url, isPlainText: false, text })
const english = Array.from(
  { length: 8 },
  (_, day) => `<p>We bake bread number ${day} for the people who live in this town, and they eat it.</p>`,
).join('')
const german = Array.from(
  { length: 8 },
  (_, day) =>
    `<p>Wir backen das Brot Nummer ${day} für die Leute in dieser Stadt, und sie essen es gern.</p>`,
).join('')
const french = Array.from(
  { length: 8 },
  (_, day) =>
    `<p>Nous faisons le pain numéro ${day} pour les gens de cette ville, et ils le mangent avec plaisir.</p>`,
).join('')

const read = (home: string, ...others: string[]) => {
  const pages = others.map((text, index) => page(text, `https://x.test/${index + 1}`))
  const reading = readingOf([page(home, 'https://x.test/'), ...pages])
  return { reading, paths: [...new Set(reading.passages.map(({ url }) => new URL(url).pathname))] }
}

test('a page in another language than the website is left out with the reason', () => {
  const { reading, paths } = read(english + english.replaceAll('number', 'loaf'), german, french)
  assert.deepEqual([reading.language, paths], ['en', ['/']])
  assert.deepEqual(
    [...new Set(reading.leftOut?.map(({ url, reason }) => `${new URL(url).pathname} ${reason}`))],
    ['/1 is in another language', '/2 is in another language'],
  )
  assert.deepEqual(read(german + german.replaceAll('Nummer', 'Laib'), english).paths, ['/'])
})

test('addresses, names and few words are in no language', () => {
  const offices = Array.from(
    { length: 12 },
    (_, at) =>
      `<p>Bäckerei Brandt GmbH, Obere Dorfstraße ${at}, Keltern-Weiler, Baden-Württemberg, Deutschland</p>`,
  ).join('')
  assert.deepEqual(read(english, offices, '<p>Wir backen das Brot.</p>').paths, ['/', '/1', '/2'])
})

test('a paragraph in another script is for other visitors', () => {
  const { reading } = read(`${english}<p>${'我们每天晚上为镇上的人们烤面包。'.repeat(8)}</p>`)
  assert.equal(reading.leftOut?.[0]?.reason, 'is in another language')
  assert.ok(reading.passages.every(({ text }) => !/\p{Script=Han}/u.test(text)))
})

test('a page in Latin letters is not taken for one in another script', () => {
  const rows = [
    'PETICIONES FAMILIARES',
    'Ajuste del estatus',
    'Visados T',
    'Asilo afirmativo',
    'Audiencias de fianza',
    'Retención de la Remoción',
  ]
  const { reading } = read(
    rows
      .map((row) => `<ul><li>${row}</li><li>${row} U Visa VAWA</li></ul>`)
      .join('')
      .repeat(3),
  )
  assert.doesNotMatch(reading.language, /^(?:hi|ru|ar|zh|ja|el)$/)
})

test('a paragraph in another language is left out with the reason, and names and loans stay', () => {
  const legal =
    '<p>Ce site est édité par la société Lind, dont le siège est à Lyon, et les données sont hébergées en France.</p>'
  const { reading } = read(english + legal)
  assert.ok(reading.passages.every(({ text }) => !text.startsWith('Ce site')))
  assert.deepEqual(
    reading.leftOut?.map(({ reason }) => reason),
    ['is in another language'],
  )
  const loans =
    '<p>Crème brûlée, coq au vin, tarte aux pommes, pain au chocolat: we bake what we ate in Lyon.</p>'
  assert.ok(read(english + loans).reading.passages.some(({ text }) => text.startsWith('Crème')))
  const note =
    '<p>English spoken: we are happy to help you in English when you call us or come to the shop.</p>'
  assert.ok(read(german + note).reading.passages.every(({ text }) => !text.startsWith('English')))
})
