// Lines of seven more websites that strangers played, each beside its false sister.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const farm =
  'The name was given to the property by the Schober family in the 1840s. In 1998, the Lewis family bought the property and planted 33 hectares of vines.'
const address = 'Vineyard 67 Greenwood Park Road Leasingham SA 5451 Australia. Phone +61 8 8362 2026.'
const dogs =
  'Nora has looked after our two hounds Pip and Bo for 11 years ever since they were pups. They spend time with Nora.'
const dispute =
  'After a boundary dispute and alleged party wall issues, we had almost given up. Not only did he discover there was no party wall issue, he found land.'
const boat = '2006 Chaparral, sleeps five: $74,900 CAD'
const tasting = 'Guided tasting: K1,000 per person, on every last Saturday of the month.'
const notice = '24 hours minimum notice for walks'
const rules = 'Alcohol is not permitted on the river. Glass bottles are also not permitted.'
const trip = 'Bring lunch as the trip is usually 2 ½ - 3 hours.'
const years = '10+ Years Experience'
const ranger = 'Ranger. Born: 15 May 2021'
const { passes, fails } = siteOf('Heron Vineyard', 'en', [
  ['text', 'Story', farm],
  ['contact', 'Contact', address],
  ['quote', 'Reviews', dogs, 'Jan Pike'],
  ['text', 'Walls', dispute],
  ['price', 'Boats', boat],
  ['price', 'Tasting', tasting],
  ['list', 'Small print', notice],
  ['text', 'Rules', rules],
  ['text', 'Trip', trip],
  ['text', 'Nora', years],
  ['text', 'Hounds', ranger],
])

describe('a line that was played later and is true', () => {
  test('is measured by its own sentence, where that has all of it', () => {
    passes(`In 1998 the Lewis family bought the place, and planted 33 hectares of vines. | ${farm}`)
    fails('order', `In 1998 the Schober family named the place. | ${farm}`)
    passes(`The Lewises bought it in 1998. | ${farm}`)
    passes(`Jan Pike's hounds Pip and Bo were pups when Nora first looked after them. | ${dogs}`)
    passes(`There were alleged party wall issues in it, too. | ${dispute}`)
    fails('negation', `He discovered a party wall issue. | ${dispute}`)
    passes(`He discovered there was no party wall issue. | ${dispute}`)
  })
  test('with a number as one dials it at home, and a state in full', () => {
    passes(`The telephone is 08 8362 2026. | ${address}`)
    fails('number', `The telephone is 08 8362 2027. | ${address}`)
    passes(`The vineyard stands in Leasingham, in South Australia. | ${address}`)
    fails('name', `The vineyard stands in Leasingham, in South Africa. | ${address}`)
    passes(`It's $74,900, in Canadian dollars. | ${boat}`)
    fails('name', `It's $74,900, in Mexican dollars. | ${boat}`)
  })
  test('with what several of the guest’s own pay together', () => {
    passes(`g K2,000 for the pair of us. | ${tasting}`, `It's K1,000 per person. | ${tasting}`)
    fails('number', `g K3,000 for the pair of us. | ${tasting}`, `It's K1,000 per person. | ${tasting}`)
    passes(`g Split between the 4 of us that's $18,725 each.`, `It's $74,900. | ${boat}`)
    fails('number', `g Split between the 4 of us that's $19,725 each.`, `It's $74,900. | ${boat}`)
  })
  test('with its limit, its no and its half in other words', () => {
    passes(`They want 24 hours' notice as a minimum. | ${notice}`)
    fails('bound', `They want 24 hours' notice. | ${notice}`)
    passes(`There's no alcohol on the river, and no glass bottles. | ${rules}`)
    fails('negation', `Glass bottles are permitted on the river. | ${rules}`)
    passes(`It's usually two and a half to three hours. | ${trip}`)
    fails('number', `It's usually three and a half to four hours. | ${trip}`)
  })
  test('with an open number, and the month of a date', () => {
    passes(`They have more than 10 years of experience. | ${years}`)
    fails('bound', `They have less than 10 years of experience. | ${years}`)
    passes(`Take Ranger, born in May 2021. | ${ranger}`)
    fails('time', `Take Ranger, born in March 2021. | ${ranger}`)
  })
})
