import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const page = (body: string, path = '', title = 'Oak Kitchens') =>
  parsePage({
    outcome: 'page',
    url: `https://x.test/${path}`,
    isPlainText: false,
    text: `<title>${title}</title><h1>Oak Kitchens</h1><p>We build kitchens out of oak in a shed by the river.</p>${body}`,
  })
const passages = (body: string) => readingOf([page(body)]).passages
const letters = (body: string) =>
  passages(body)
    .filter(({ kind }) => kind === 'quote')
    .map(({ by = '', text }) => `${by}: ${text.split('\n')[0]}`)

const built = 'Ned built a kitchen in our home and it was done on time.'
const stays = 'He stays in touch and listens to what is said.'

test('a letter below the name of who wrote it is theirs, whole', () => {
  const html = `<h2>Letters of Recommendation</h2><h3>Mo Dunne</h3><p>${built}</p><p>${stays}</p><h3>Ann Birk</h3><p>${stays}</p>
    <h3>Harbour Project</h3><p>Ned did the floor of our hall, too.</p><h2>Our work</h2><p>We have built two hundred kitchens.</p>`
  assert.deepEqual(letters(html), [
    `Mo Dunne: ${built} ${stays}`,
    `Ann Birk: ${stays}`,
    ': Ned did the floor of our hall, too.',
  ])
  assert.equal(passages(html).at(-1)?.kind, 'text')
})

test('among testimonials names stand above what was said, or below it', () => {
  for (const heading of [
    'Testimonials',
    'What our customers say',
    'Kundenstimmen',
    'Témoignages',
    'Reseñas',
  ]) {
    const below = `<h2>${heading}</h2><p>${built}</p><p>Mo Dunne</p><p>${stays}</p><p>Ann Birk</p>`
    const above = `<h2>${heading}</h2><p>Mo Dunne</p><p>${built}</p><p>Ann Birk</p><p>${stays}</p>`
    for (const html of [below, above])
      assert.deepEqual(letters(html), [`Mo Dunne: ${built}`, `Ann Birk: ${stays}`], html)
  }
})

test('among testimonials a name may stand right behind the last word', () => {
  const html = `<h2>Testimonials</h2><p>${built} Mo Dunne</p><p>${stays} Ann and Ned Birk</p><p>${stays} Highly Recommended</p>`
  assert.deepEqual(letters(html), [
    `Mo Dunne: ${built}`,
    `Ann and Ned Birk: ${stays}`,
    `: ${stays} Highly Recommended`,
  ])
})

test('where nobody knows whose it is, it is signed by nobody, and still no word of the business', () => {
  const unsigned = `<h2>References</h2><p>${built}</p><p>${stays}</p>`
  assert.deepEqual(letters(unsigned), [`: ${built}`, `: ${stays}`])
  const business = `<h2>References</h2><p>${built}</p><p>Oak Kitchens</p><p>${stays}</p><p>Oak Kitchens</p>`
  assert.deepEqual(letters(business), [`: ${built}`, `: ${stays}`])
})

test('titles of reviews and places are no names', () => {
  const html = `<h2>Reviews</h2><h3>Brighton</h3><p>${built}</p><p>Mo Dunne – Brighton</p><h3>High Wycombe</h3><p>${stays}</p><p>Ann Birk</p>`
  assert.ok(letters(html).every((letter) => !/^(?:Brighton|High)/.test(letter)))
})

test('a whole page of testimonials is theirs', () => {
  const reading = readingOf([
    page(''),
    page(`<h2>Two kitchens</h2><p>${built}</p>`, 'testimonials.html', 'Testimonials'),
  ])
  assert.deepEqual(reading.passages.find(({ text }) => text.startsWith(built))?.kind, 'quote')
})

test('what only sounds like reviews is the business still', () => {
  for (const heading of [
    'Review & approve',
    'Annual review',
    'Why our reviews of your books matter to you and to us',
  ])
    assert.deepEqual(letters(`<h2>${heading}</h2><p>We look at your plans and say what is possible.</p>`), [])
  const badlyNested = `<h2>Reviews</h2><h3>Where we work</h3><p>We work in all towns along the river.</p>`
  assert.deepEqual(letters(badlyNested), [])
})

test('in a box that is called after reviews nothing is said by the business, also below its own name', () => {
  assert.deepEqual(letters(`<div class="shadow reviews"><div><p>Mo Dunne</p><p>${built}</p></div></div>`), [
    `: ${built}`,
  ])
  assert.deepEqual(letters(`<div class="reviews"></div><p>${built}</p>`), [])
})

test('what closes as letters do is somebody else’s, wherever it stands', () => {
  const html = `<h2>The mill at Norwick</h2><p>${built}</p><p>With sincere appreciation,</p><h2>Our work</h2><p>We have built two hundred kitchens.</p>`
  assert.deepEqual(letters(html), [`: ${built}`])
})
