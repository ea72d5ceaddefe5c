import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOfBusiness } from './addresses.ts'
import type { PageRole, Passage } from './evidence.ts'

type Told = [text: string, kind?: Passage['kind'], role?: PageRole]

const place = (language: string, ...all: Told[]) => {
  const passages = all.map(([text, kind = 'contact', role = 'home'], index) => ({
    ...{ id: `p${index}`, url: `https://x.test/${role}`, kind, heading: '', text },
  }))
  const pages = all.map(([, , role = 'home']) => ({ url: `https://x.test/${role}`, title: '', role }))
  return placeOfBusiness({ url: '', host: 'x.test', name: 'X', language, colours: [], passages, pages })
}
const said = (language: string, ...all: Told[]) => place(language, ...all).address?.said

test('an address is said as its country writes it, without code, county and country', () => {
  for (const [language, text, address] of [
    ['en', '62 South Parade, Chiswick, London, W4 5LG', '62 South Parade, Chiswick, London'],
    ['en', 'Old Mill, 542 Burnley Road, Rossendale, Lancashire, BB4 8NE', '542 Burnley Road, Rossendale'],
    [
      'en',
      'Unit 2a, Briar Close, Bramble Lane, Wye, Kent, TN25 5HB',
      'Unit 2a, Briar Close, Bramble Lane, Wye',
    ],
    ['en', '41 Dover St., Suite 1 Worcester,MA 01609 USA', '41 Dover St., Suite 1, Worcester'],
    ['en', 'Nell Hart, DDS | 22 W 6th St Shawnee KS 66226', '22 W 6th St, Shawnee'],
    ['en', '19 Ashridge Dr. Toronto, ON M1V 1P1', '19 Ashridge Dr., Toronto'],
    ['en', '2/24 Mercer Lane, Joondalup, WA, 6027', '2/24 Mercer Lane, Joondalup'],
    ['en', '22 Diamonds Street\nDennis, MA 02660', '22 Diamonds Street, Dennis'],
    ['de', 'Karl-Straße 12\n74219 Möckmühl', 'Karl-Straße 12, Möckmühl'],
    ['de', 'Anschrift: Hauptplatz 3, 8130 Frohnleiten', 'Hauptplatz 3, Frohnleiten'],
    ['fr', 'Adresse : 45, rue Duhem, 59000 Lille', '45, rue Duhem, Lille'],
    ['es', 'Calle de Hondarribia, 13, 1º B\n20301 Irun (Gipuzkoa)', 'Calle de Hondarribia, 13, 1º B, Irun'],
  ] as const)
    assert.equal(said(language, [text]), address)
})

test('a street is no town, where the town is missing', () => {
  const code: Told = ['HA5 3UA', 'text']
  assert.equal(place('en', ['Address: 63 Larkford Crescent', 'text'], code).town, undefined)
  assert.equal(place('en', ['Address: Larkford', 'text'], code).town?.said, 'Larkford')
})

test('what machines are told is an address, too, and names the passage where it stands', () => {
  const { address, town } = place(
    'en',
    ['Made in Monroe, CT 06468', 'text'],
    ['X\naddress: 67 Enterprise Dr., 06468, Monroe', 'data'],
  )
  assert.deepEqual(address, { said: '67 Enterprise Dr., Monroe', passages: ['p1'] })
  assert.equal(town?.said, 'Monroe')
})

test('a town that carries its state is the same town, and a street needs no code', () => {
  const data: Told = ['X\naddress: 41 Tanner Row, 05099, Wexley, VT', 'data']
  assert.equal(said('en', data, ['41 Tanner Row\nWexley, VT 05099']), '41 Tanner Row, Wexley')
  assert.equal(
    said('en', ['X\naddress: 15 Walsall Road, Bulawayo', 'data'], ['Of Bulawayo.']),
    '15 Walsall Road, Bulawayo',
  )
})

test('a street and its town may stand in two passages, and both are named', () => {
  const { address } = place('de', ['Bachweg 4', 'text'], ['72070 Tübingen', 'text'])
  assert.deepEqual(address, { said: 'Bachweg 4, Tübingen', passages: ['p0', 'p1'] })
})

test('the same address on every page is one', () => {
  const lines: Told[] = [
    ['3 Mill Lane, Otley, LS21 1AA'],
    ['3 Mill Lane, Otley LS21 1AA', 'contact', 'contact'],
  ]
  assert.equal(said('en', ...lines), '3 Mill Lane, Otley')
})

test('of several places there is no address, and a town only where they share it', () => {
  const [one, other, far] = [
    '3 Mill Lane, Leeds, LS1 1AA',
    '9 Park Row, Leeds, LS2 2BB',
    '5 High Street, York, YO1 7AA',
  ]
  assert.deepEqual(Object.keys(place('en', [one], [other])), ['town'])
  assert.deepEqual(place('en', [one], [far]), {})
})

test('where machines are told whose it is, what a text names beside it is somebody else’s', () => {
  const theirs: Told = ['X\naddress: 3 Mill Lane, LS1 1AA, Leeds', 'data']
  const seen: Told = ['We are at 3 Mill Lane in Leeds.', 'text', 'about']
  const clinic: Told = ['Emergencies: 5 High Street, York, YO1 7AA', 'text']
  assert.equal(said('en', theirs, clinic, seen), '3 Mill Lane, Leeds')
  assert.equal(said('en', ['3 Mill Lane, Leeds, LS1 1AA'], clinic), undefined)
  assert.equal(said('en', ['At 5 High Street, York, YO1 7AA', 'text', 'blog']), undefined)
  assert.equal(said('en', ['“I live at 5 High Street, York, YO1 7AA”', 'quote']), undefined)
})

test('boxes, templates, projects and what is written in care of somebody are no place', () => {
  for (const text of [
    'PO Box 820, Joondalup, WA 6919',
    '123 Main St, Dallas, TX 75201',
    'c/o Kim Amos, 6004 Columbia Ave., St. Louis, MO 63139',
    'Your street 1, Anytown, TX 75201',
  ])
    assert.deepEqual(place('en', [text]), {}, text)
  assert.deepEqual(place('fr', ['Adresse du projet : 4 avenue du Pilon, 13120 Biver']), {})
  assert.deepEqual(place('de', ['Musterstraße 1\n12345 Musterstadt']), {})
})

test('years, numbers to call and certificates are no codes', () => {
  for (const text of [
    'ISO 9001:2015 certified',
    '© 2024 Weber Holzbau',
    '254-658-2979 Windsurf School',
    'Spring 2015 Recital',
  ])
    for (const language of ['en', 'de', 'fr', 'es']) assert.deepEqual(place(language, [text]), {}, text)
  assert.deepEqual(place('es', ['© 2026 Aislamiento en Casa']), {})
})

test('a line above that is no street lends nothing', () => {
  assert.equal(said('es', ['971 79 85 35\n7:30 - 14:30\n07003 Palma']), undefined)
  assert.equal(
    said('en', ['We still collect at 61 Burleigh St. Please call first.\nOtley, LS21 1AA']),
    undefined,
  )
})

test('what only machines are told is no address where nobody reads of its town', () => {
  const told: Told = ['X\naddress: 8 Elm Street, 75201, Dallas', 'data']
  assert.deepEqual(place('en', told, ['We clean pipes.', 'text']), {})
  assert.equal(said('en', told, ['We clean pipes in Dallas.', 'text']), '8 Elm Street, Dallas')
})

const town = (...texts: string[]) => place('en', ...texts.map((text): Told => [text])).town?.said

test('a state or province written out stands before a code as its letters do', () => {
  assert.equal(town('20 Glen Drive\nHalden, Pennsylvania 19607'), 'Halden, Pennsylvania')
  assert.equal(town('426 Mill Hwy,\nHalden North\nVictoria 3139'), 'Halden North, Victoria')
  assert.equal(town('12 High Road, Halden, Punjab – 144002'), 'Halden, Punjab')
  assert.equal(town('4 Temple Road, Halden - 560085, Karnataka'), 'Halden')
  assert.equal(town('1/124, Otter Post, Halden – 636 803.'), 'Halden')
})

test('six digits are no code by themselves, and a second one says that there are more places', () => {
  for (const text of ['Charity Number 123456', 'Charity Number - 123456', 'Call Halden 123456'])
    assert.equal(town(text), undefined, text)
  assert.equal(
    town('12 High Road, Halden, Punjab – 144002', 'Our branch: Door 3, Clive Battery, Norwick – 600001'),
    undefined,
  )
})

test('where one parks is no second place', () => {
  assert.equal(
    town('3 Mill Lane, Halden, WI 54853', 'Car park: 8 Elm Street, Norwick, WI 54854'),
    'Halden, Wisconsin',
  )
})
