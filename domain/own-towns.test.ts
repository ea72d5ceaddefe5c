import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOfBusiness } from './addresses.ts'
import type { Passage } from './evidence.ts'

const url = 'https://x.test/'
type Told = readonly [text: string, kind?: Passage['kind'], page?: string]
const place = (...told: readonly Told[]) =>
  placeOfBusiness({
    ...{ url, host: 'x.test', name: 'X', language: 'en', colours: [] },
    pages: [
      { url, title: '', role: 'home' },
      { url: `${url}air`, title: '', role: 'services' },
    ],
    passages: told.map(([text, kind = 'contact', page = ''], at) => ({
      ...{ id: `p${at}`, url: url + page, kind, heading: '', text },
    })),
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

test('two streets of one town are no address, on whatever page the other stands', () => {
  const [one, other] = ['4 Manchester Road, Mossley, OL5 9AA', '9 Egmont Street, Mossley, OL5 9PY']
  const told = place([one], [other, 'text', 'air'])
  assert.deepEqual([told.address, told.town?.said], [undefined, 'Mossley'])
  assert.ok(place([one], [one, 'text', 'air']).address)
  const far =
    'Come to the Glover Centre on Egmont Street, in Mossley, near OL5 9PY, and wait for us at the gate.'
  assert.equal(place([one], [far, 'text', 'air']).address, undefined)
})
