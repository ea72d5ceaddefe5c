// True lines of strangers' talks that code had refused, each beside its false sister.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const roof = 'The boathouse got a new roof, at a cost of £210.'
const hour = 'An hour of rowing with a teacher costs £45.'
const six = 'Six hours cost £240.'
const vest = 'Each rower gets a harbor board approved vest.'
const ropes = 'Our ropes are not approved.'
const dry = 'Owen coils every rope himself, to ensure every rower stays dry.'
const { passes, fails } = siteOf('Heron Yard', 'en', [
  ['heading', '', 'June 1907'],
  ['text', 'Roof', roof],
  ['text', 'Keel', 'In 1954 the keel was laid.'],
  ['price', 'Prices', hour],
  ['price', 'Prices', six],
  ['text', 'Vests', vest],
  ['text', 'Ropes', ropes],
  ['text', 'Owen', dry],
])

describe('a line of a stranger', () => {
  test('has the year that stands above, where its fact names it', () => {
    passes(`In 1907 the boathouse got a new roof. | ${roof} ^1907`)
    passes(`In June 1907 the boathouse got a new roof. | ${roof} ^in June 1907`)
    fails('number', `In 1907 the boathouse got a new roof. | ${roof}`)
    fails('number', `In 1908 the boathouse got a new roof. | ${roof} ^1907`)
    fails('number', `In 1911 the boathouse got a new roof. | ${roof} ^1911`)
    // Its words stand on the page, and nowhere together.
    fails('time', `In June 1954 the boathouse got a new roof. | ${roof} ^June 1954`)
  })

  test('says what several of the guest’s own come to', () => {
    const heard = `An hour with a teacher costs £45. | ${hour}`
    passes(`g Four hours come to £180. | ${hour}`, heard)
    passes(`g Four hours come to £180.`, heard)
    fails('number', `g Four hours come to £160. | ${hour}`, heard)
    fails('number', `Four hours come to £180. | ${hour}`, heard)
    fails('number', `g Six hours come to £270. | ${hour} || ${six}`, heard)
    fails('number', `g Six hours come to £270.`, heard)
  })

  test('says by whom a thing is approved, in whatever order', () => {
    passes(`The vest is approved by the harbor board. | ${vest}`)
    fails('safety', `The vest is approved by the fire brigade. | ${vest}`)
    fails('safety', `The ropes are approved by the harbor board. | ${ropes}`)
  })

  test('says to ensure that, where the words ensure it', () => {
    passes(`He coils every rope himself, to ensure that every rower stays dry. | ${dry}`)
    fails('safety', `He ensures that the vest fits. | ${vest}`)
  })
})
