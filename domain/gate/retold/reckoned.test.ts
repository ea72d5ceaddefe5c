// Numbers that a guest makes of those just heard, or has at home: exact ones pass, rounded ones say about, and others fail.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const boats = 'There are three skiffs, five rafts, four punts and two canoes.'
const sold = 'In ten years we have sold more than 42,000 tickets.'
const faults = 'In 2024 there were 52 leaks in 413 hulls.'
const row = 'Rowing, steering, mending, resting.'
const price = 'A deck costs $150 to $300 a square foot.'
const wet = 'In about half of the cases we change an oar.'
const winter = 'In the first winter she sold nine boats.'
const rose = 'The number of guests rose from one in eight to three in five.'
const dried = 'We dried the same plank for 3, 9, 20 and 50 days, in 2020, and asked 47 rowers to feel it.'
const yard = 'The yard lies in Truro. In 2018 it had 43 boats.'
const now = 'Heron Yard has 51 boats today.'
const loft = 'There is a stove in the loft, built in 1958.'
const { passes, fails } = siteOf('Heron Yard', 'en', [
  ['text', 'Boats', boats],
  ['text', 'Tickets', sold],
  ['text', 'Leaks', faults],
  ['text', 'Course', row],
  ['price', 'Decks', price],
  ['text', 'Oars', wet],
  ['text', 'Winter', winter],
  ['text', 'Guests', rose],
  ['text', 'Planks', dried],
  ['text', 'Then', `Heron Yard lies in Truro. ${yard.split('. ')[1]}`],
  ['text', 'Today', now],
  ['text', 'Loft', loft],
  [
    'text',
    'Back',
    'We buy every boat back. In the first year you get 80 per cent, later 30 per cent. For children it is 50 per cent at any time.',
  ],
])

describe('a guest who reckons aloud', () => {
  test('adds up all that is listed, and nothing else', () => {
    passes(`g Fourteen boats, no two alike. Which one leaks? | ${boats}`)
    fails('number', `g Fifteen boats, no two alike. Which one leaks? | ${boats}`)
    fails('number', `There are fourteen boats. | ${boats}`)
  })

  test('divides, and says about or more than where it is not exact', () => {
    const heard = `They wrote down 52 leaks, in 413 hulls. | ${faults}`
    passes(`g So roughly one leak in every eight hulls. | ${faults}`, heard)
    fails('number', `g So one leak in every nine hulls. | ${faults}`, heard)
    fails('number', `g So roughly one leak in every five hulls. | ${faults}`, heard)
    passes(`g More than four thousand a year. | ${sold}`)
    fails('number', `g More than six thousand a year. | ${sold}`)
  })

  test('has numbers of their own', () => {
    passes(`g I've got 1,000 square feet. That's $150,000 if I'm lucky. | ${price}`)
    fails('number', `They've got 1,000 square feet. | ${price}`)
    passes(`g Then my sixty. | ${winter}`)
    fails('number', `g She sold sixty. | ${winter}`)
  })

  test('calls a half every second one, and a count of a winter all winter', () => {
    passes(`g So about every second oar is changed. | ${wet}`)
    fails('universal', `g So every oar is changed. | ${wet}`)
    passes(`g Nine, all winter. | ${winter}`)
    fails('universal', `g They sell boats all winter. | ${winter}`)
  })
})

describe('a host', () => {
  test('counts what is named behind the number', () => {
    passes(`Four things: row, steer, mend, and rest. | ${row}`)
    fails('number', `Five things: row, steer, mend, and rest. | ${row}`)
  })

  test('tells where a number went up to, which is no bound', () => {
    passes(`It had been one in eight. It went up to three in five. | ${rose}`)
    fails('bound', `Guests are up to three in five. | ${rose}`)
  })

  test('names the last of a list with its first', () => {
    passes(`It was one plank, dried for 3 days and up to 50. | ${dried}`)
    passes(`They tell of a plank in 2020, which 47 rowers felt. | ${dried}`)
    fails('bound', `They asked up to 47 rowers. | ${dried}`)
  })

  test('calls by its name what the website calls it', () => {
    passes(`Heron Yard had 43 boats in 2018. It has 51 today. | In 2018 it had 43 boats. || ${now}`)
    fails('order', `Heron Yard has 43 boats today. | In 2018 it had 43 boats. || ${now}`)
  })

  test('says from of a year, which is no price', () => {
    passes(`There's a stove from 1958 in the loft. | ${loft}`)
    fails('number', `There's a stove from 1985 in the loft. | ${loft}`)
  })

  test('says what one gets for which', () => {
    const half = 'We buy every boat back. In the first year you get 80 per cent, later 30 per cent.'
    const child = 'For children it is 50 per cent at any time.'
    passes(`They buy every boat back. A child's any time, at 50 per cent. | ${half} || ${child}`)
    fails('order', `In the first year you get 50 per cent. | ${half} || ${child}`)
  })
})
