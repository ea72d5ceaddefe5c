import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unreadableReasons } from '#content/unreadable-reasons.ts'
import { type Fetched, giveUp } from '#vendors/web/web.ts'
import { parsePage } from './parse-page.ts'
import { readWebsite } from './read-website.ts'
import { readingOf } from './reading-of.ts'
import { whyUnreadable } from './why-unreadable.ts'

const long = `<h2>Our oven</h2><p>${'We bake eleven kinds of bread in the brick oven of the old fire station. '.repeat(12)}</p>
  <p>Our grain comes from two farms that we can see from the yard, and our children deliver it on foot.</p>`
const codeOf = (html: string, language = 'en') => {
  const text = `<html lang="${language}"><title>Bramble</title><main><h1>Bramble</h1>${html}</main>`
  const page = parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
  return whyUnreadable(readingOf([page]), page, ['en', 'de'])?.code
}

test('a website that says that there is no business any more is refused for that', () => {
  for (const html of [
    '<p>After forty years in Otley, Nell Bramble has retired.</p>',
    '<p>Thank you for everything. We have now closed.</p>',
    `<p>We are permanently closed.</p>${long}`,
    `<h2>Closed for good</h2>${long}`,
  ])
    assert.equal(codeOf(html), 'closed', html.slice(0, 60))
  const german = '<p>Unsere Bäckerei in der alten Feuerwache ist seit dem Frühjahr dauerhaft geschlossen.</p>'
  assert.equal(codeOf(german, 'de'), 'closed')
})

test('where all rests until further notice, nobody is invited, unless it goes on again', () => {
  const notice =
    '<h2>Classes</h2><p>Please note that all classes have now been cancelled until further notice.</p>'
  assert.equal(codeOf(long + notice), 'closed')
  assert.equal(codeOf(`${long}${notice}<p>Our classes have resumed in the old hall.</p>`), undefined)
  const end = '<p>Unfortunately the shop will be closed permanently from the end of April.</p>'
  assert.equal(codeOf(long + end), 'closed')
  const one =
    '<p>The Monday class is cancelled until further notice. The old footpath beyond the river in Halden is closed permanently since the flood.</p>'
  assert.equal(codeOf(long + one), undefined)
})

test('others that have closed, a father who retired and a holiday are no end of a business', () => {
  for (const notice of [
    '<p>In 1987 the mill beside the station was permanently closed, and nobody wanted the oven.</p>',
    '<p>Her father has retired, and comes in on Fridays to look at the dough.</p>',
    '<p>We are closed on Sundays and on Easter Monday.</p>',
  ])
    assert.equal(codeOf(`${notice}${long}`), undefined, notice)
})

test('whoever owns the website and tells of it has a business', async () => {
  const url = 'https://x.test/'
  const text = '<main><h1>Bramble</h1><p>After forty years in Otley, Nell Bramble has retired.</p></main>'
  const fetchPage = async (asked: string): Promise<Fetched> =>
    asked === url ? { outcome: 'page', url, isPlainText: false, text } : giveUp('not-found')
  const outcome = async (takesLittle: boolean) =>
    (await readWebsite({ web: { fetchPage }, url, takesLittle })).outcome
  assert.equal(await outcome(false), 'unreadable')
  assert.equal(await outcome(true), 'read')
})

test('the reason speaks the language of the website, names what is missing and what helps, and counts no words', () => {
  for (const [language, missing, helps] of [
    ['en', /What is missing: /, /What helps: /],
    ['de', /Was fehlt: /, /Was hilft: /],
    ['fr', /Il manque /, /Ce qui aide/],
    ['es', /Falta/, /Lo que ayuda: /],
  ] as const) {
    const reason = unreadableReasons['too-little']({ host: 'x.test', language })
    assert.match(reason, missing)
    assert.match(reason, helps)
    assert.doesNotMatch(reason.replaceAll('x.test', ''), /\d/)
  }
  assert.match(unreadableReasons.closed({ host: 'x.test', language: 'de' }), /geschlossen, umgezogen/)
  assert.match(unreadableReasons.closed({ host: 'x.test', language: 'cs' }), /has closed/)
})
