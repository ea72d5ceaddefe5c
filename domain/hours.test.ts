import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageRole, Passage } from './evidence.ts'
import { hoursOf } from './hours.ts'

type Told = [text: string, heading?: string, role?: PageRole, kind?: Passage['kind']]

const hours = (language: string, ...all: Told[]) => {
  const passages = all.map(([text, heading = '', role = 'home', kind = 'contact'], index) => ({
    ...{ id: `p${index}`, url: `https://x.test/${role}`, kind, heading, text },
  }))
  const pages = all.map(([, , role = 'home']) => ({ url: `https://x.test/${role}`, title: '', role }))
  return hoursOf({ url: '', host: 'x.test', name: 'X', language, colours: [], passages, pages })
}
const said = (language: string, ...all: Told[]) => hours(language, ...all)?.said

test('a week is said as it is written', () => {
  for (const [language, text, week] of [
    ['en', 'Mon – Fri: 8am – 6pm\nSaturday: 8am – 1pm\nSunday: Closed', 'Mon–Fri 8am–6pm, Saturday 8am–1pm'],
    ['en', 'Opening hours: Mon-Sat 9:00 - 17:30', 'Mon–Sat 9:00–17:30'],
    ['en', '9AM - 4PM, Mon to Sat', 'Mon to Sat 9AM–4PM'],
    ['en', 'Open daily 10:00 – 20:00', 'daily 10:00–20:00'],
    ['de', 'Mo–Fr: 7:00 – 17:00 Uhr', 'Mo–Fr 7:00–17:00 Uhr'],
    ['de', 'Dienstag 10:30 – 12:00 · 16:30 – 18:30', 'Dienstag 10:30–12:00, 16:30–18:30'],
    ['fr', 'Lun - Ven : 9h - 18h', 'Lun–Ven 9h–18h'],
    ['es', 'Lunes a Viernes de 9:00 a 18:00 hs.', 'Lunes a Viernes de 9:00 a 18:00 hs'],
  ] as const)
    assert.equal(said(language, [text]), week)
})

test('days that are alike are said at once, from however many passages, and a shut one parts them', () => {
  const days = ['Monday: 8am - 5pm', 'Tuesday: 8:00 AM – 5:00 PM', 'Wednesday: Closed', 'Thursday: 9am - 1pm']
  assert.deepEqual(hours('en', ...days.map((day): Told => [day, 'Hours'])), {
    said: 'Monday–Tuesday 8am–5pm, Thursday 9am–1pm',
    passages: ['p0', 'p1', 'p2', 'p3'],
  })
})

test('by appointment is no time, and makes nothing unclear', () => {
  assert.equal(said('en', ['Tuesday: 3pm - 7pm\nFriday: By appointment only']), 'Tuesday 3pm–7pm')
})

test('what a kitchen, a telephone, a class or a holiday has are no hours of the house', () => {
  for (const [text, heading] of [
    ['Mon–Fri 9am–5pm', 'Kitchen hours'],
    ['Mon–Fri 9am–5pm', 'Christmas opening'],
    ['Sunday 9am–11am', 'Worship'],
    ['Mon–Fri 9am–5pm', 'Our appointments line'],
    ['Saturday 9am–11am', 'Puppy class'],
  ] as const)
    assert.equal(said('en', [text, heading]), undefined, heading)
  assert.equal(said('de', ['Mo–Fr 8–12 Uhr', 'Telefonisch erreichbar']), undefined)
  assert.equal(said('de', ['Küche täglich 18–21 Uhr', 'Restaurant']), undefined)
  assert.equal(said('en', ['Mon–Fri 9am–5pm', 'News', 'blog']), undefined)
})

test('what is told in two ways, or only half understood, is not said', () => {
  assert.equal(said('en', ['Mon–Fri 9am–5pm'], ['Mon–Fri 8am–5pm', '', 'contact']), undefined)
  assert.equal(
    said('de', ['Di – Sa 17:00 – 24:00 Uhr\nSonn- & Feiertag 11:30 – 14:30', 'Öffnungszeiten']),
    undefined,
  )
  assert.equal(said('en', ['Mon–Fri 8am–6pm\nClosed 1–2pm for lunch']), undefined)
  assert.equal(said('en', ['Mon–Fri 9am–5pm\nhello@company.com']), undefined)
})

test('of several places, and of a week that nobody can keep in mind, there are none', () => {
  const places: Told = ['3 Mill Lane, Leeds, LS1 1AA\n9 Park Row, York, YO1 7AA']
  assert.equal(said('en', ['Mon–Fri 9am–5pm'], places), undefined)
  const week = 'Mon: 9am-1pm\nTue: 9am-2pm\nWed: 9am-3pm\nThu: 9am-4pm\nFri: 9am-5pm'
  assert.equal(said('en', [week]), undefined)
})

test('a house that comes day and night has no hours, and a reply within a day is none of these', () => {
  const week: Told = ['Mon–Fri 8am–5pm']
  for (const text of [
    '24/7 emergency call-outs',
    'We offer 24-hour emergency care.',
    'We are there around the clock.',
    '24 HOUR SERVICE',
  ])
    assert.equal(said('en', week, [text, '', 'services', 'text']), undefined, text)
  const reply: Told = ['Our response time is less than 24 hours.', '', 'services', 'text']
  assert.equal(said('en', week, reply), 'Mon–Fri 8am–5pm')
  const german: Told = ['Mo–Fr 7–17 Uhr']
  assert.equal(said('de', german, ['Notdienst rund um die Uhr', '', 'home', 'heading']), undefined)
})

test('another week among other words is another week', () => {
  const week: Told = ['Monday - Saturday 10:00 AM - 8:00 PM', 'Hours']
  const head: Told = ['Quay Road, Saltmouth Mon - Sat: 9 AM - 9 PM | Sun: 9 AM - 1 PM']
  assert.equal(said('en', week, head), undefined)
  const same: Told = ['Quay Road, Saltmouth Mon - Sat: 10 AM - 8 PM | Call us']
  const inBrackets: Told = ['Monday – Friday (8:00am – 3:30pm) Sunday: (8:00am- 2:30pm)', '', 'about', 'text']
  assert.equal(said('en', ['Mon – Fri: 9am – 6pm'], inBrackets), undefined)
  assert.equal(said('en', week, same), 'Monday–Saturday 10:00 AM–8:00 PM')
})
