import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { parsePage } from '#reader/parse-page.ts'
import { readingOf } from '#reader/reading-of.ts'
import { excerptsOf } from './excerpts.ts'
import { pagesOfTowns } from './town-pages.ts'
import { wordsOfLanguage } from './words-of.ts'

const words = wordsOfLanguage(englishLanguage)
const pageOf = (path: string, title: string, text: string) =>
  parsePage({
    ...{ outcome: 'page', url: `https://bramble.test/${path}`, isPlainText: false },
    text: `<title>${title} | Bramble</title><main><h1>${title}</h1><p>${text}</p></main>`,
  })
const ovens =
  'We bake eleven kinds of bread in the brick oven of the old fire station, every night but Sunday.'
const cakes = 'Ask us for a cake for your party, and we bring it to your house on the day.'
const towns = ['Halden', 'Otley', 'Saltmouth'].map((town) => pageOf(town, `Cakes in ${town}`, cakes))
const home = pageOf('', 'Bread and cakes', ovens)
const about = pageOf('about', 'How it began', ovens)

test('pages that stand once for each town are no source, and the page of one town is', () => {
  const reading = readingOf([home, about, ...towns])
  assert.equal(pagesOfTowns(reading, words).size, 3)
  const { excerpts, leftOut } = excerptsOf(reading, words)
  assert.ok(!excerpts.some(({ sentences }) => sentences.includes(cakes)))
  assert.ok(leftOut.some(({ text, reason }) => text === cakes && reason === 'stands on a page for each town'))
  const one = readingOf([home, about, ...towns.slice(0, 1)])
  assert.equal(pagesOfTowns(one, words).size, 0)
})

test('where nearly all pages are of towns, they are read', () => {
  assert.equal(pagesOfTowns(readingOf([home, ...towns]), words).size, 0)
})

test('what stands below a heading of rules is no source', () => {
  const rules = `${ovens}</p><h2>Complaints policy</h2><p>Our nominated person answers whoever writes to the bakery within eleven days of the letter.`
  const { excerpts } = excerptsOf(readingOf([pageOf('', 'Bread and cakes', rules)]), words)
  assert.ok(excerpts.length > 0)
  assert.ok(!excerpts.some(({ heading }) => heading === 'Complaints policy'))
})
