import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type BriefFaults, checkBrief, type TypedBrief } from './brief.ts'

const text = 'Bread takes its time here. '.repeat(45)
const typed: TypedBrief = {
  website: 'bakery.example',
  text: '',
  business: '',
  email: 'ada@bakery.example',
  topic: '',
  note: '',
  pages: '',
  again: '',
  minutes: '6',
  hosts: '2',
  host: 'nora',
  guest: 'sam',
  review: 'usual',
}
const isVoice = (id: string) => ['nora', 'sam'].includes(id)
const check = (changes: Partial<TypedBrief>) => checkBrief({ ...typed, ...changes }, isVoice)

describe('a request by hand', () => {
  test('takes any website that exists, with an ending of any length', () => {
    for (const [entered, kept] of [
      ['bakery.consulting', 'https://bakery.consulting'],
      ['https://müller.photography/über', 'https://xn--mller-kva.photography/%C3%BCber'],
      ['bäckerei.москва', 'https://xn--bckerei-5wa.xn--80adxhks'],
    ] as const) {
      const found = check({ website: entered })
      assert.equal(found.ok && found.checked.website, kept)
    }
  })

  test('takes a text and a name in place of a website', () => {
    const found = check({ website: '', text, business: '  Mill   Lane ' })
    assert.ok(found.ok)
    assert.equal(found.checked.website, 'text:Mill%20Lane')
    assert.deepEqual([found.checked.brief.business, found.checked.brief.text], ['Mill Lane', text.trim()])
  })

  test('with one host has one voice', () => {
    const found = check({ hosts: '1', guest: '' })
    assert.deepEqual(found.ok && found.checked.brief.voices, { host: 'nora', guest: 'nora' })
  })

  test('hides nothing in a name or a note', () => {
    const found = check({ website: '', text, business: '\u202eMill\u2069\r\nLane', note: '\u202eToday' })
    assert.ok(found.ok)
    assert.deepEqual([found.checked.brief.business, found.checked.brief.note], ['Mill Lane', 'Today'])
  })

  const refusals: [string, Partial<TypedBrief>, BriefFaults][] = [
    ['a name that rings a bell', { business: 'Mill\u0007Lane' }, { business: 'invalid' }],
    ['nothing to read', { website: '' }, { website: 'missing' }],
    ['a script as a website', { website: 'javascript:alert(1)' }, { website: 'invalid' }],
    ['a word as a website', { website: 'bakery' }, { website: 'invalid' }],
    ['a text without a name', { website: '', text }, { business: 'needed-for-text' }],
    ['a short text', { website: '', text: 'Bread.', business: 'Mill Lane' }, { text: 'too-short' }],
    ['an endless text', { website: '', text: 'bread '.repeat(40_000), business: 'B' }, { text: 'too-long' }],
    ['no address', { email: ' ' }, { email: 'missing' }],
    ['a wrong address', { email: 'ada@' }, { email: 'invalid' }],
    ['no minute', { minutes: '0' }, { minutes: 'out-of-range' }],
    ['thirty-one minutes', { minutes: '31' }, { minutes: 'out-of-range' }],
    ['half a minute more', { minutes: '4.5' }, { minutes: 'out-of-range' }],
    ['three hosts', { hosts: '3' }, { hosts: 'unknown' }],
    ['a voice that nobody has', { guest: 'hal' }, { guest: 'unknown' }],
    ['one voice for two', { guest: 'nora' }, { guest: 'same-voice' }],
    ['a review that nobody knows', { review: 'perhaps' }, { review: 'unknown' }],
  ]
  for (const [what, changes, faults] of refusals)
    test(`refuses ${what}`, () => assert.deepEqual(check(changes), { ok: false, faults }))
})
