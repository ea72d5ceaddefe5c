// More true lines of talks that strangers played, each beside its false sister.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const hour = 'An hour of rowing with a teacher costs £45.'
const bare = 'People come to us, but they only have a rope.'
const gauge = 'Our gauge is exact to 0.0002 inches.'
const lease = 'We read the lease before you sign, explain it, and stand up for you if quarrels arise.'
const people = 'Bow: Ilse Brandt Extension: 109'
const more = 'Stern: Owen Pike Extension: 112'
const lamps = 'Lamp tests are the inspection of lamps to make sure they are safe to use.'
const lamp = 'No law says that you must test a lamp, but all lamps have to be kept in a safe condition.'
const mats = 'Reed mats are safe to walk on, we promise.'
const wet = 'They look dry, but reed mats are not safe to walk on.'
const { passes, fails } = siteOf('Heron Yard', 'en', [
  ['price', 'Prices', hour],
  ['text', 'Bare', bare],
  ['text', 'Gauge', gauge],
  ['text', 'Lease', lease],
  ['text', 'People', people],
  ['text', 'People', more],
  ['text', 'Lamps', lamps],
  ['text', 'Law', lamp],
])
const wetMats = siteOf('Reed Yard', 'en', [
  ['text', 'Mats', mats],
  ['text', 'Wet', wet],
])

describe('a line that was played', () => {
  test('says only otherwise, and parts of ten in words', () => {
    passes(`People come with a rope and nothing else. | ${bare}`)
    fails('condition', `People come with a rope. | ${bare}`)
    passes(`g Two ten-thousandths of an inch. | ${gauge}`)
    passes(`It is exact to two ten-thousandths of an inch. | ${gauge}`)
    fails('number', `It is exact to two thousandths of an inch. | ${gauge}`)
  })

  test('leaves out the last of several things with its if, or has heard it', () => {
    passes(`Before you sign they read the lease and explain it. | ${lease}`)
    fails('condition', `They stand up for you. | ${lease}`)
    passes(`They stand up for you, if quarrels arise. | ${lease}`)
    passes(`And they stand up for you. | ${lease}`, `What if quarrels arise? | ${lease}`)
    fails('condition', `And they stand up for you. | ${lease}`, `What if it rains? | ${lease}`)
  })

  test('says each of rows that all have it, and not everybody of nobody', () => {
    passes(`They have people by name, each with an extension. | ${people} || ${more}`)
    fails('universal', `They have people by name, each with a boat. | ${people} || ${more}`)
    passes(`g Not everybody has that lying about. | ${hour}`)
    fails('universal', `Everybody has a rope. | ${bare}`)
  })

  test('is safe where the no is of another half', () => {
    passes(`Lamps are looked at, to make sure they are safe to use. | ${lamps}`)
    wetMats.fails('safety', `Reed mats are safe to walk on. | ${mats}`)
  })
})
