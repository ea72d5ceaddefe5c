import assert from 'node:assert/strict'
import { test } from 'node:test'
import { germanLanguage } from '#content/programme/de.ts'
import { englishLanguage } from '#content/programme/en.ts'
import { parsePage } from '#reader/parse-page.ts'
import { readingOf } from '#reader/reading-of.ts'
import { heardAfter, rangeOf } from './range.ts'
import { smallWordsOf } from './small-words.ts'
import { wordsOfLanguage } from './words-of.ts'

const small = '<p>We clean gutters, mend slate roofs, and build dormer windows and chimneys with lead.</p>'
const page = (path: string, html: string) =>
  parsePage({ outcome: 'page', url: `https://bramble.test${path}`, isPlainText: false, text: html })

const listedIn = (
  language: typeof englishLanguage,
  home: string,
  others: Readonly<Record<string, string>> = {},
) => {
  const pages = Object.entries(others).map(([path, html]) => page(path, html))
  const reading = readingOf([page('/', small + home), ...pages])
  return rangeOf(reading, wordsOfLanguage(language), smallWordsOf(reading)).map(({ text }) => text)
}
const listed = (home: string, others?: Readonly<Record<string, string>>) =>
  listedIn(englishLanguage, home, others)
const cards = (...names: string[]) => names.map((name) => `<h3>${name}</h3><p>By hand.</p>`).join('')
const services = ['Slate roofs', 'Clean gutters', 'Dormer windows']
const said = services.map((name) => `${name}.`)

test('what stands under a heading of services is on the list, as cards, as lines or on one level', () => {
  assert.deepEqual(listed(`<h2>Our services</h2>${cards(...services)}`), said)
  const lines = services.map((name) => `<li>${name}</li>`).join('')
  assert.deepEqual(listed(`<h2>What we do</h2><ul>${lines}</ul>`), said)
  const flat = services.map((name) => `<h2>${name}</h2>`).join('')
  assert.deepEqual(listed(`<h2>Our services</h2>${flat}<h2>Contact us</h2>`), said)
})

test('a heading that is a slogan is one of services where its box is called so', () => {
  const html = `<h2>From the ridge to the street</h2>${cards(...services)}`
  assert.deepEqual(listed(`<section id="services">${html}</section>`), said)
  assert.deepEqual(listed(`<section id="stories">${html}</section>`), [])
})

test('what stands beside the boxes of services, and in none of them, is no service', () => {
  const html = `<section id="services"><h2>Slate roofs</h2><h2>Clean gutters</h2><h2>Dormer windows</h2></section>`
  assert.deepEqual(listed(`<h2>Our services</h2>${html}<h2>Mind the rain</h2>`), said)
})

test('when they are open and how one calls them is nothing that they offer', () => {
  const hours = '<h3>The desk</h3><p>Monday: 8 am to 7 pm, Friday: 8 am to 1 pm</p>'
  const call = '<h3>Ring the yard</h3><p>01632 960745</p>'
  assert.deepEqual(listed(`<h2>Our services</h2>${cards(...services)}${hours}${call}`), said)
})

test('the page of all services is asked, and the page of one of them is not', () => {
  const html = `<h1>Our services</h1>${cards(...services)}`
  assert.deepEqual(listed('', { '/services.html': html }), said)
  assert.deepEqual(
    listed('', { '/services/roofs.html': `<h1>Roofs</h1><h2>Roof services</h2>${cards('Ridge tiles')}` }),
    [],
  )
})

test('pages of services are a list by their titles', () => {
  const titled = (name: string) => `<title>${name}</title><h1>${name}</h1><p>By hand.</p>`
  const pages = Object.fromEntries(services.map((name, at) => [`/services/${at}.html`, titled(name)]))
  assert.deepEqual(listed('', pages), said)
})

test('nothing is on the list under how, why or where they do it, or under what others have had', () => {
  for (const heading of [
    'Why choose our services',
    'Our service area',
    'Service prices',
    'Latest from our services',
    'Case studies of our services',
    'What our clients say of our services',
  ])
    assert.deepEqual(listed(`<h2>${heading}</h2>${cards(...services)}`), [], heading)
  assert.deepEqual(listed(`<h2>How can slate help me?</h2>${cards(...services)}`), [])
})

test('two things are no list, and neither are people, orders, virtues, steps or illnesses', () => {
  const of = (...names: string[]) => listed(`<h2>Our roofing services</h2>${cards(...names)}`)
  assert.deepEqual(of('Slate roofs', 'Clean gutters'), [])
  assert.deepEqual(of('Jan Havel', 'Paula Mewes', 'Tonya Malik'), [])
  assert.deepEqual(of('Book now', 'Call us', 'Get in touch'), [])
  assert.deepEqual(of('Fully insured', 'Certified roofers', 'Safe and reliable', 'Slate roofs'), [])
  assert.deepEqual(of('We call', 'You choose', 'We build'), [])
  assert.deepEqual(of('Back pain', 'Sports injuries', 'Arthritis', 'Gait analysis'), [])
})

test('the box of one service holds no list of all', () => {
  const one = `<h3>Roof services</h3><ul><li>Ridge tiles</li><li>Lead flashing</li><li>Roof lights</li></ul>`
  const html = `<h2>Our services</h2>${one}<h3>Clean gutters</h3><p>By hand.</p><h3>Dormer windows</h3><p>In oak.</p>`
  assert.deepEqual(listed(html), ['Roof services.', 'Clean gutters.', 'Dormer windows.'])
})

test('a virtue or a button among services is not on the list, and what is shouted is said', () => {
  assert.deepEqual(listed(`<h2>Our services</h2>${cards(...services, 'Fully insured')}`), said)
  assert.deepEqual(
    listed(`<h2>Our services</h2>${cards('SLATE ROOFS', '🏠 Clean gutters', 'Dormer windows')}`),
    said,
  )
  assert.deepEqual(listed(`<h2>Our services</h2>${cards('Slate roofsFor all', ...services)}`), said)
})

test('of a long row the first six are heard as examples', () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'].map(
    (word) => `Roofs in ${word}`,
  )
  assert.deepEqual(
    listed(`<p>${names.join(' ').toLowerCase()}</p><h2>Our services</h2>${cards(...names)}`).length,
    6,
  )
})

test('in German, where all things have a capital, they are no names', () =>
  assert.deepEqual(
    listedIn(germanLanguage, `<h2>Unsere Leistungen</h2>${cards('Steildach', 'Dachfenster', 'Fassade')}`),
    ['Steildach.', 'Dachfenster.', 'Fassade.'],
  ))

test('what was named before is asked for no more, and no row is read twice', () => {
  const range = said.map((text) => ({ text, passage: 'p1' }))
  assert.deepEqual(heardAfter(['We mend roofs.'], range), range)
  assert.deepEqual(heardAfter(['We lay slate roofs, clean gutters and build dormer windows.'], range), [])
})

test('names that no word of theirs shares are no list, and a list with a gap is an example', () => {
  const reading = readingOf([
    page('/', `${small}<h2>Our products</h2>${cards('AeroChill', 'FrostWave', 'ZephyrCool', 'PolarAir')}`),
  ])
  assert.deepEqual(rangeOf(reading, wordsOfLanguage(englishLanguage), smallWordsOf(reading)), [])
  const withGap = readingOf([page('/', `${small}<h2>Our services</h2>${cards(...services, 'Book a visit')}`)])
  const range = rangeOf(withGap, wordsOfLanguage(englishLanguage), smallWordsOf(withGap))
  assert.deepEqual(
    range.map(({ text }) => text),
    said,
  )
  assert.ok(range.every(({ isSome }) => isSome))
})
