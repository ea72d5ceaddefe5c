import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { signsOf } from '#domain/signs.ts'
import { parsePage } from '#reader/parse-page.ts'
import { readingOf } from '#reader/reading-of.ts'
import { choose, readOf } from './choose.ts'
import { excerptsOf } from './excerpts.ts'
import { wordsOfLanguage } from './words-of.ts'
import { writeProgramme } from './write-programme.ts'

const early =
  'Early bearing variety with a high yield, ideal for new growers who want quick returns from their land.'
const cards = (['Amber', 'Bronze', 'Cobalt'] as const).map((name, at) => {
  const says = [
    'A strong aroma and large berries that traders like.',
    early,
    'It stands wet feet and heavy soil.',
  ][at]
  return `<div class="card"><h3>${name}</h3><p>${says}</p></div>`
})
const data = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`
const html = `<title>Lind Nursery</title>
  ${data({ '@type': 'Product', name: 'Bronze vine', description: 'Early bearing variety for new growers' })}
  ${data({ '@type': 'Person', name: 'Nell Lind', description: 'Grower who spent thirty years in the hills.' })}
  ${data({ '@type': 'LocalBusiness', name: 'Lind Nursery', description: 'Rare vines, for cold hills.' })}
  <h1>Lind Nursery</h1>
  <p>Vines, grown in Halden for cold hills.</p>
  <p>Lind Nursery has grown vines in Halden since 1987, and we sell them by post to growers in the hills and by the sea.</p>
  <p>We graft every vine by hand in our own sheds, and we keep it for two winters before anybody may buy it from us.</p>
  <p>Our sheds are open to everybody who wants to see how vines are grafted, and Nell Lind shows them round herself.</p>
  <h2>Our sheds</h2>
  <p>Nell Lind learned to graft from her father, who planted the first forty vines behind the school in Halden.</p>
  <p>We send vines out in wet straw between November and March, and a vine that does not grow is replaced without a word.</p>
  <h2>Varieties</h2><div class="cards">${cards.join('')}</div>`
const reading = readingOf([
  parsePage({ outcome: 'page', url: 'https://lind.test/', isPlainText: false, text: html }),
])
const { excerpts } = excerptsOf(reading, wordsOfLanguage(englishLanguage))

test('what only machines are told is neither read nor over the door', () => {
  const said = [
    ...excerpts.flatMap(({ sentences }) => sentences),
    ...signsOf(reading).map(({ text }) => text),
  ]
  assert.ok(said.some((text) => text.startsWith('Lind Nursery has grown')))
  assert.ok(!said.some((text) => /Grower who spent|variety for new growers|Rare vines/.test(text)))
})

test('boxes in a row are known as such, and a paragraph is none', () => {
  const ofRow = excerpts.filter(({ isCard }) => isCard)
  assert.deepEqual(
    ofRow.map(({ heading }) => heading),
    ['Amber', 'Bronze'],
  )
})

test('a box that speaks of what only its heading names is read with its heading, and nowhere else', () => {
  const { all } = writeProgramme(reading, englishLanguage)
  const boxes = all.filter(({ needsHeading }) => needsHeading)
  assert.deepEqual(
    boxes.map(({ heading }) => heading),
    ['Amber', 'Bronze'],
  )
  const liked = boxes.map(({ head: _, ...each }) => ({
    ...each,
    marks: { ...each.marks, generic: 0, leftover: 0, stale: 0, others: 0 },
    over: { ...each.over, alone: 1 },
    standing: { who: 1, core: 1, fine: 1, bad: -1 },
    told: new Set(['trade' as const]),
    lacksHeading: false,
    isTheirsAtOnce: true,
  }))
  assert.equal(choose(liked), undefined)
  const [first, ...others] = liked.map((each) => ({ ...each, needsHeading: each.heading === 'Bronze' }))
  assert.deepEqual(readOf(choose([...others, ...(first ? [first] : [])])), [first])
})
