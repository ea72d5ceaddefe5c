import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { spanishLanguage } from '#content/programme/es.ts'
import { frenchLanguage } from '#content/programme/fr.ts'
import type { Language } from '#content/programme/language.ts'
import type { PageRole, Passage } from '#domain/evidence.ts'
import { factsOf } from './facts.ts'
import { readingOf } from './reading-under-test.ts'
import { wordsOfLanguage } from './words-of.ts'

type Said = [role: PageRole, text: string, kind?: Passage['kind']]
const telephone = (...all: Said[]) => {
  const passages = all.map(([role, text, kind = 'contact'], index) => ({
    id: `p${index}`,
    url: `https://x.test/${role}`,
    kind,
    heading: '',
    text,
  }))
  const pages = all.map(([role]) => ({ url: `https://x.test/${role}`, title: '', role }))
  const reading = { url: '', host: 'x.test', name: 'X', language: 'en', colours: [], passages, pages }
  return factsOf(reading, wordsOfLanguage(englishLanguage)).telephone?.said
}

test('a day is no number to call', () =>
  assert.equal(
    telephone(['home', 'Tel: 01632 960 209'], ['about', 'Telefon seit 01.08.1995']),
    '01632 960 209',
  ))

test('a day alone is none either', () => assert.equal(telephone(['home', 'Call: 01.08.1995']), undefined))

test('the number of an entry in a register is rung by nobody', () => {
  const entry = 'The registration number of the clinic under the act of 1994 is 090/2013-18.'
  assert.equal(telephone(['home', entry, 'text']), undefined)
  assert.equal(telephone(['home', 'Act: 090/2013-18']), undefined)
})

test('what stands in the sentence before is no other number', () =>
  assert.equal(telephone(['home', 'Licensed AL #27707. Call (205) 210-9897.']), '(205) 210-9897'))

test('a number keeps its area code, however it is parted', () => {
  assert.equal(telephone(['home', 'Tel: 0151 / 19110011']), '0151 / 19110011')
  assert.equal(telephone(['home', 'Phone: (+254) 7481-67395']), '(+254) 7481-67395')
})

test('of two places with a number each, none is for both', () => {
  const [first, second] = ['Telephone: 01632 960745', 'Telephone: 01632 960746']
  assert.equal(telephone(['home', first], ['home', second]), undefined)
  assert.equal(telephone(['home', `${first}, 01632 960746`]), '01632 960745')
  assert.equal(telephone(['home', `${first}, 01632 960746, 01632 960747`]), undefined)
})

test('whom one asks for is said with the number, and a fax that rings is one', () => {
  const extended = '(718) 793-2488 Ext. 104'
  assert.equal(telephone(['home', 'Call: (718) 793-2488'], ['contact', `Phone: ${extended}`]), extended)
  const alike = 'Phone: 01632 960745, Mobile: 01632 960746, Fax: 01632 960745'
  assert.equal(telephone(['contact', alike]), '01632 960745')
  assert.equal(telephone(['contact', 'Fax: 01632 960745']), undefined)
})

test('a bracket that lost its other half is not said', () =>
  assert.equal(telephone(['home', 'Telephone: 01632) 960745']), '01632 960745'))

test('a house with many numbers has none for everything, unless its home page names it', () => {
  const shops: Said[] = [5, 6, 7, 8].map((digit) => ['contact', `Telephone: 01632 96074${digit}`])
  assert.equal(telephone(...shops), undefined)
  assert.equal(
    telephone(...shops, ['home', 'Telephone: 01632 960740'], ['home', 'Call 01632 960740.']),
    '01632 960740',
  )
})

test('a street, a box and a number that belongs to somebody else are not rung', () => {
  assert.equal(telephone(['home', 'Havel\naddress: #111 16033 108 Ave., PO Box 74057', 'data']), undefined)
  assert.equal(telephone(['home', 'Havel\ntelephone: 01632 960745', 'data']), '01632 960745')
  assert.equal(
    telephone(
      ['home', 'Call the national helpline on 0300 123 4999.', 'text'],
      ['home', 'Telephone: 0300 123 4999'],
    ),
    undefined,
  )
})

test('numbers to call are known by how a country writes them', () => {
  const called = (language: Language, text: string) => {
    const reading = readingOf({ '/': [text] })
    return factsOf(reading, wordsOfLanguage(language)).telephone?.said
  }
  assert.equal(called(frenchLanguage, 'Atelier : 02 40 00 12 34'), '02 40 00 12 34')
  assert.equal(called(spanishLanguage, 'Taller, 943 00 12 34'), '943 00 12 34')
  assert.equal(called(spanishLanguage, 'Taller, 612 001 234'), '612 001 234')
  assert.equal(called(frenchLanguage, 'Taller, 612 001 234'), undefined)
  assert.equal(called(spanishLanguage, 'Fax: 943 00 12 34'), undefined)
})

test('a number beside what one of several people does is theirs, and a list of a show is no way to the house', () => {
  assert.equal(telephone(['home', 'Judging coordinator: Nell Aldous (01632 960 209)', 'list']), undefined)
  assert.equal(telephone(['contact', 'Membership secretary, tel. 01632 960 209']), undefined)
  assert.equal(telephone(['other', 'Call Nell on 01632 960 209', 'list']), undefined)
  assert.equal(telephone(['home', 'Call us on 01632 960 209', 'text']), '01632 960 209')
})

test('where the first page and the one for it name different numbers, none is said', () => {
  const [one, other] = ['Telephone: 01632 960745', 'Telephone: 01632 960746']
  assert.equal(telephone(['home', one], ['contact', other]), undefined)
  assert.equal(telephone(['home', one], ['contact', other], ['contact', one]), '01632 960745')
})

test('a number keeps the bracket of its area code, however far apart it is written', () => {
  assert.equal(telephone(['home', 'Tel: (0 16 32) 96 07 45']), '(0 16 32) 96 07 45')
})

test('an address to write to that holds the name of the website comes before that of a person', () => {
  const told = (...lines: string[]) => {
    const reading = readingOf({ '/': lines })
    return factsOf({ ...reading, host: 'halden-orchids.test' }, wordsOfLanguage(englishLanguage)).email?.said
  }
  const [theirs, ones] = ['Write to haldenorchids@gmail.com.', 'Entries go to nell.aldous@gmail.com.']
  assert.equal(told(ones, theirs), 'haldenorchids@gmail.com')
  assert.equal(told('Show coordinator: nell.aldous@gmail.com'), undefined)
})
