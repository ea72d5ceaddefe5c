import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOfBusiness } from './addresses.ts'
import type { Passage } from './evidence.ts'

const url = 'https://x.test/'
const place = (...told: readonly (readonly [text: string, kind?: Passage['kind']])[]) =>
  placeOfBusiness({
    ...{ url, host: 'x.test', name: 'X', language: 'en', colours: [] },
    pages: [{ url, title: '', role: 'home' }],
    passages: told.map(([text, kind = 'contact'], at) => ({ id: `p${at}`, url, kind, heading: '', text })),
  })

test('a town that is told twice as theirs is theirs, whatever address a text names once', () => {
  const theirs = '3 Mill Lane, Leeds, LS1 1AA'
  const court = 'International Centre, 70 Fleet Street, London, EC4Y 1EU'
  assert.equal(place([theirs], [theirs, 'text'], [court, 'text']).address?.said, '3 Mill Lane, Leeds')
  assert.equal(place([theirs], [theirs, 'text'], [court]).address, undefined)
  assert.equal(place([theirs], [court, 'text']).town, undefined)
})

test('a county that somebody has spelled by ear is no town', () =>
  assert.equal(place(['22 Trevor Road\nPrestatyn\nDenbyshire\nLL22 7NG']).town?.said, 'Prestatyn'))
