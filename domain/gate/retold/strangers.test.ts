// True lines of strangers' talks that code had refused, each beside its false sister.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const roof = 'The boathouse got a new roof, at a cost of £210.'
const hour = 'An hour of rowing with a teacher costs £45.'
const six = 'Six hours cost £240.'
const vest = 'Each rower gets a harbor board approved vest.'
const ropes = 'Our ropes are not approved.'
const safe = 'Owen has taught all crews, to ensure every rower is safe.'
const site = 'The club lies about one mile upstream, and its work is focused on a single old landing.'
const fort = 'The landing was used by a Roman auxiliary crew.'
const quarrels = 'Some rowers find it hard to leave, and live with unsolved quarrels.'
const till = 'After finding a landing, and coiling a rope, we row to the island.'
const grown = 'We grow our reeds by organic principles, without sprays.'
const uncertified = 'We are not certified organic, nor do we plan to be.'
const county = 'Heron Yard, Co. Dyfed'
const loft = 'Heron Loft: double bed, stove, view of the river. Minimum 2 nights.'
const line = 'Ilse Brandt: line two'
const votes = '4.9/5 from 61 reviews'
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
  ['text', 'Crews', safe],
  ['text', 'Loft', loft],
  ['contact', 'Ilse', line],
  ['text', 'Votes', votes],
  ['text', 'Way', till],
  ['text', 'Reeds', `${grown} ${uncertified}`],
  ['contact', 'Where', county],
  ['text', 'Landing', site],
  ['text', 'Fort', fort],
  ['text', 'Quarrels', quarrels],
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
    passes(`He has taught all crews, to ensure that every rower is safe. | ${safe}`)
    fails('safety', `He has taught all crews, to ensure that every rower is insured. | ${safe}`)
    fails('safety', `He has not ensured that every rower is safe. | ${safe}`)
    fails('safety', `He ensures that the vest fits. | ${vest}`)
  })

  test('points with a one that counts nothing', () => {
    passes(`Its work is focused on this single one. | ${site}`)
    fails('about', `It lies one mile upstream. | ${site}`)
  })

  test('names a people by what was theirs', () => {
    passes(`Not monks, Romans. A crew of theirs used the landing. | ${fort}`)
    fails('name', `Not monks, Normans. A crew of theirs used the landing. | ${fort}`)
  })

  test('says nobody of what is un-', () => {
    passes(`They live with quarrels that nobody solved. | ${quarrels}`)
    fails('never', `They live with quarrels that nobody hears. | ${quarrels}`)
  })

  test('says that there are some', () => {
    passes(`There are rowers who find it hard to leave. | ${quarrels}`)
    fails('part', `Rowers find it hard to leave. | ${quarrels}`)
  })

  test('tells first what comes first, whichever word does it', () => {
    passes(`Before they row to the island, there's a landing to find, and a rope to coil. | ${till}`)
    fails('side', `Before finding a landing, they row to the island. | ${till}`)
  })

  test('tells both sides of a thing in one breath', () => {
    passes(
      `They grow by organic principles, without sprays, but are not certified organic. | ${grown} || ${uncertified}`,
    )
    passes(
      `They follow organic principles, but aren't certified organic, and don't plan to be. | ${grown} || ${uncertified}`,
    )
    const half = `They grow by organic principles. | ${grown}`
    fails('safety', half)
    passes(`They're not certified organic, and don't plan to be. | ${uncertified}`, half)
    fails('negation', `They're certified organic, by organic principles. | ${uncertified}`)
  })

  test('says in full what an address writes short', () => {
    passes(`It lies in County Dyfed. | ${county}`)
    fails('name', `It lies in Avenue Dyfed. | ${county}`)
  })

  test('describes a thing behind its name, and takes one for an example', () => {
    passes(`The Heron Loft: a double bed, a stove, and a view of the river. | ${loft}`)
    passes(`Ilse Brandt, say, is on line two. | ${line}`)
    fails('speaker', `Owen Marsh says the loft has a stove. | ${loft}`)
  })

  test('says of a number that it is the least, before it or behind it', () => {
    passes(`Make it 2 nights there. That's the minimum. | ${loft}`)
    passes(`The minimum is 2 nights. | ${loft}`)
    fails('bound', `You stay there 2 nights. | ${loft}`)
  })

  test('says of how many reviews', () => {
    passes(`Their 61 reviews come to 4.9 out of 5. | ${votes}`)
    fails('number', `Their 16 reviews come to 4.9 out of 5. | ${votes}`)
  })

  test('says what comes on top of a price in the same line', () => {
    const skiffs = 'A skiff costs £20 an hour.'
    const taxed = siteOf('Heron Yard', 'en', [
      ['price', 'Skiffs', skiffs],
      ['text', 'Prices', 'All prices exclude VAT.'],
    ])
    taxed.passes(`A skiff is £20 an hour. Prices exclude VAT. | ${skiffs}`)
    taxed.fails('condition', `A skiff is £20 an hour. They ask for it before. | ${skiffs}`)
  })
})
