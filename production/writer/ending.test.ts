import assert from 'node:assert/strict'
import { test } from 'node:test'
import { germanLanguage } from '#content/programme/de.ts'
import { englishLanguage } from '#content/programme/en.ts'
import type { PageRole } from '#domain/evidence.ts'
import { sayHowToBegin } from './ending.ts'
import type { ShownFacts } from './facts.ts'
import { readingOf } from './reading-under-test.ts'
import { writeProgramme } from './write-programme.ts'

const about = [
  '# Our oven',
  'We are a bakery of five people in the old fire station of Otley. Since 1987 we have baked eleven kinds of bread in one brick oven, and nobody has ever replaced it.',
  '# Our flour',
  'We buy the wheat of two farms that we can see from the yard. Their grain is milled on Mondays, and we bake with it until Saturday at noon.',
  '# How we work',
  'The dough for rye rests for two days in the cellar. We knead it by hand, because the machine that we had in 1990 made it too warm.',
  '# The children who bake',
  'Each class of the school next door bakes once a year with us. They weigh the flour, they wait, and they carry home what they have made, however it looks.',
  '# The winter without an oven',
  'In January 2009 the floor of the oven cracked, and for eleven weeks we baked in the kitchens of our neighbours. Three of them still have a key, and on Sundays we bring them a loaf.',
]
const telephone = 'Telephone: 01632 960745'

type Pages = Readonly<Record<string, readonly string[]>>
const roles: Readonly<Record<string, PageRole>> = { '/lessons': 'services' }
function ending(more: readonly string[], pages: Pages = {}) {
  const reading = readingOf({ '/': [...about, ...more], ...pages }, { name: 'Bramble', roles })
  const written = writeProgramme(reading, englishLanguage)
  assert.ok(written.outcome === 'written')
  return written.script.chapters.at(-1)?.sentences.map(({ speaker, text }) => `${speaker}: ${text}`) ?? []
}
const at = (lines: readonly string[], part: string) => lines.findIndex((line) => line.includes(part))

test('an order to the visitor is no step', () => {
  const lines = ending(['# Contact', 'Call us today for a free, no-obligation quote.', telephone])
  assert.ok(at(lines, 'Call us today') < 0)
  assert.ok(at(lines, '01632 960745') > 0)
})

test('the website’s own question is asked where it is what somebody asks first', () => {
  const answer =
    'Tell us the day and the number of guests, and we write back the same evening with a price and two kinds of dough to choose from.'
  const passages = readingOf({ '/': about }, { name: 'Bramble' })
  const question = {
    ...{ id: 'q1', url: 'https://x.test/', kind: 'question' as const, heading: 'Questions', section: 9 },
    ...{ text: `How do I place an order?\n${answer}`, place: ['Questions'] },
  }
  const written = writeProgramme({ ...passages, passages: [...passages.passages, question] }, englishLanguage)
  assert.ok(written.outcome === 'written')
  const lines = written.script.chapters.at(-1)?.sentences ?? []
  const index = lines.findIndex(({ text }) => text === 'How do I place an order?')
  assert.ok(index >= 0)
  assert.equal(lines[index + 1]?.text, answer)
})

test('what holds for one of several services, or for some who come, is no step for all', () => {
  const private_ = 'Book a free consultation for one-to-one lessons.'
  const conditional =
    'If you are interested in a course, please get in touch and we arrange a free consultation in the bakery.'
  for (const text of [private_, conditional])
    assert.equal(at(ending(['# Contact', text]), 'consultation'), -1, text)
  const ofService = { '/lessons': ['# Rye for beginners', 'Call us for a free trial of the rye course.'] }
  assert.equal(at(ending([], ofService), 'free trial'), -1)
})

/** What hosts say where no step is read, of these facts. */
function said(known: Partial<ShownFacts>) {
  const written = writeProgramme(readingOf({ '/': about }, { name: 'Bramble' }), englishLanguage)
  assert.ok(written.outcome === 'written')
  const lines: (readonly string[])[] = []
  const facts: ShownFacts = { name: 'Bramble', site: 'x.test', range: [], ...known }
  const voices = {
    say: (_: string, phrases: readonly string[]) => void lines.push(phrases),
    read: () => {},
  }
  sayHowToBegin(voices, { choice: written.choice, hosts: englishLanguage.hosts, facts })
  return lines
}

test('the last question fits what follows: where they are, how they are reached, or where more stands', () => {
  const { asksPlace, asksReach, asksSite, address, hours, telephone: call, onSite } = englishLanguage.hosts
  const { closes, closesShort } = englishLanguage.hosts
  const place = { said: '3 Mill Lane, Otley', passages: ['p1'] }
  const week = { said: 'Mon–Fri 7am–3pm', passages: ['p1'] }
  const number = { said: '01632 960745', passage: 'p1' }
  const all = { address: place, hours: week, telephone: number }
  assert.deepEqual(said(all), [asksPlace, address, hours, call, closes])
  assert.deepEqual(said({ hours: week, telephone: number }), [asksReach, call, hours, closes])
  assert.deepEqual(said({}), [asksSite, onSite, closesShort])
})

test('every language asks each of these in more than one way, and fills what is known', () => {
  for (const { hosts } of [englishLanguage, germanLanguage]) {
    for (const phrases of [hosts.asksStep, hosts.asksPlace, hosts.asksReach, hosts.asksSite])
      assert.ok(phrases.length > 2)
    for (const phrases of [hosts.asksStep, hosts.asksPlace, hosts.asksReach, hosts.asksSite])
      assert.ok(phrases.every((phrase) => phrase.endsWith('?') && !phrase.includes('{')))
  }
})
