// Lines of ten websites that strangers played and that code had refused, each beside its false sister.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const open = 'Monday–Friday 1 PM–9 PM. Sunday 1 PM–5 PM.'
const drawn = 'Hulls are drawn to a tolerance within .2 millimeters on a part of 1400 millimeters.'
const gauge = 'Our gauge has 0.0002 Precision.'
const pitch = 'Tent pitch: £6.00 per person per night'
const fees = 'Fees must be paid within the first 30 days.'
const ages = 'Students start at 6 years of age.'
const tall = 'We row masts up to 12 inches tall.'
const oars = 'You have to like what you are doing.'
const slip = '“Your boat doesn’t slip a plank, whatever they told you.”'
const owner = 'I built my first skiff here in 1998, and I teach each crew myself.'
const surveys = 'No hidden charges. Surveys are free.'
const hetas = 'Our fitters have HETAS certification.'
const rowers = 'Whether you are a novice with no experience, or an experienced rower, we take you.'
const years = 'Nora has over 20 years experience. Nora is a rower with many years of experience in teaching.'
const until = 'Thursday: appointments until 7pm, from 9am.'
const daily = 'Two bars give a warm welcome, 365 days of the year!'
const yard = siteOf('Heron Yard', 'en', [
  ['contact', 'Hours', open],
  ['text', 'Draft', drawn],
  ['text', 'Gauge', gauge],
  ['price', 'Camping', pitch],
  ['text', 'Fees', fees],
  ['text', 'Ages', ages],
  ['text', 'Masts', tall],
  ['quote', 'People', `"${oars}"\nJerry Chavis\nContinuous Improvement Technician`],
  ['quote', 'Answers', slip, 'Tom Wikeley'],
  ['text', 'Brandon Tjaden, Founder & Lead Shipwright', owner],
  ['text', 'Prices', surveys],
  ['text', 'Fitters', hetas],
  ['text', 'Rowers', rowers],
  ['text', 'Nora', years],
  ['contact', 'Hours', until],
  ['text', 'Bars', daily],
])
const { passes, fails } = yard

describe('a line that was played and is true', () => {
  test('with hours after noon, as people write them', () => {
    passes(`From Monday to Friday it's 1 p.m. to 9 p.m. | ${open}`)
    passes(`On weekdays they're open from 1 to 9 p.m. | ${open}`)
    fails('number', `From Monday to Friday it's 1 p.m. to 8 p.m. | ${open}`)
  })
  test('with a decimal that has no nought', () => {
    passes(`They stay within .2 millimeters. | ${drawn}`)
    passes(`They stay within 0.2 millimeters. | ${drawn}`)
    passes(`A tolerance within .2 millimeters, on a part of 1400 millimeters. | ${drawn}`)
    fails('number', `They stay within .3 millimeters. | ${drawn}`)
  })
  test('with ten thousandths, two of them', () => {
    passes(`Two ten-thousandths precision. | ${gauge}`)
    passes(`g To two ten thousandths. | ${gauge}`)
  })
  test('with a sum on the number of people that the guest brings', () => {
    passes(`g Three of us, then, so £18 a night. | ${pitch}`, `It's £6 a person a night. | ${pitch}`)
    passes(
      `g There are four of us, so that's £24 a night. | ${pitch}`,
      `It's £6 a person a night. | ${pitch}`,
    )
    fails('number', `g Three of us, then, so £20 a night. | ${pitch}`, `It's £6 a person a night. | ${pitch}`)
    fails('number', `It's £18 a night. | ${pitch}`)
  })
  test('on a rate with two spans', () => {
    passes(`It's six pounds a night for each person. | ${pitch}`)
    fails('unit', `It's six pounds a week. | ${pitch}`)
  })
  test('with its limit in the website’s own words', () => {
    passes(`They're paid within the first 30 days. | ${fees}`)
    passes(`One is paid within the first 30 days. | ${fees}`)
    passes(`They start from 6 years of age. | ${ages}`)
    passes(`You can start at 6. | ${ages}`)
    passes(`They go up to 12 inches tall. | ${tall}`)
    passes(`A mast is no more than 12 inches tall. | ${tall}`)
    fails('bound', `The masts are 12 inches tall. | ${tall}`)
  })
  test('with who says it, and the job behind the name', () => {
    passes(
      `You have to like what you're doing, Jerry Chavis says. | ${oars} @Jerry Chavis, Continuous Improvement Technician`,
    )
    passes(
      `You have to like what you're doing, says Jerry. | ${oars} @Jerry Chavis, Continuous Improvement Technician`,
    )
    fails(
      'speaker',
      `You have to like what you're doing, Owen says. | ${oars} @Jerry Chavis, Continuous Improvement Technician`,
    )
    passes(`Boats don't slip a plank, Tom Wikeley says. | ${slip} @Tom Wikeley`)
    passes(
      `Boats don't slip a plank, he says. | ${slip} @Tom Wikeley`,
      `That's Tom Wikeley, the chiropractor. | ${slip}`,
    )
  })
  test('with a name of the heading', () => {
    passes(`Brandon Tjaden built his first skiff there in 1998. | ${owner}`)
    passes(`Tjaden teaches each crew himself. | ${owner}`)
    fails('name', `Owen Pike teaches each crew himself. | ${owner}`)
  })
  test('that calls a kind by its word', () => {
    passes(`They promise no hidden charges. | ${surveys}`)
    passes(`And the fitters are HETAS certified. | ${hetas}`)
    fails('safety', `The skiffs are certified. | ${owner}`)
    fails('safety', `They promise a lifetime of rowing. | ${surveys}`)
  })
  test('that takes those with experience, and denies what it quotes', () => {
    passes(`They take experienced rowers. | ${rowers}`)
    fails('negation', `A novice has experience. | ${rowers}`)
    passes(`She has over 20 years' experience. | ${years}`)
    passes(`Thursday it's from 9am to 7pm. | ${until}`)
    fails('number', `Thursday it's from 9am to 8pm. | ${until}`)
    passes(`g So even in January there's a door open. | ${daily}`)
  })
})

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
const vine = siteOf('Heron Vineyard', 'en', [
  ['text', 'Story', farm],
  ['contact', 'Contact', address],
  ['quote', 'Reviews', dogs, 'Jan Pike'],
  ['text', 'Walls', dispute],
  ['price', 'Boats', boat],
  ['price', 'Tasting', tasting],
  ['list', 'Small print', notice],
  ['text', 'Rules', rules],
  ['text', 'Trip', trip],
])

describe('a line that was played later and is true', () => {
  test('is measured by its own sentence, where that has all of it', () => {
    vine.passes(`In 1998 the Lewis family bought the place, and planted 33 hectares of vines. | ${farm}`)
    vine.fails('order', `In 1998 the Schober family named the place. | ${farm}`)
    vine.passes(`The Lewises bought it in 1998. | ${farm}`)
    vine.passes(`Jan Pike's hounds Pip and Bo were pups when Nora first looked after them. | ${dogs}`)
    vine.passes(`There were alleged party wall issues in it, too. | ${dispute}`)
    vine.fails('negation', `He discovered a party wall issue. | ${dispute}`)
    vine.passes(`He discovered there was no party wall issue. | ${dispute}`)
  })
  test('with a number as one dials it at home, and a state in full', () => {
    vine.passes(`The telephone is 08 8362 2026. | ${address}`)
    vine.fails('number', `The telephone is 08 8362 2027. | ${address}`)
    vine.passes(`The vineyard stands in Leasingham, in South Australia. | ${address}`)
    vine.fails('name', `The vineyard stands in Leasingham, in South Africa. | ${address}`)
    vine.passes(`It's $74,900, in Canadian dollars. | ${boat}`)
    vine.fails('name', `It's $74,900, in Mexican dollars. | ${boat}`)
  })
  test('with what several of the guest’s own pay together', () => {
    vine.passes(`g K2,000 for the pair of us. | ${tasting}`, `It's K1,000 per person. | ${tasting}`)
    vine.fails('number', `g K3,000 for the pair of us. | ${tasting}`, `It's K1,000 per person. | ${tasting}`)
    vine.passes(`g Split between the 4 of us that's $18,725 each.`, `It's $74,900. | ${boat}`)
    vine.fails('number', `g Split between the 4 of us that's $19,725 each.`, `It's $74,900. | ${boat}`)
  })
  test('with its limit, its no and its half in other words', () => {
    vine.passes(`They want 24 hours' notice as a minimum. | ${notice}`)
    vine.fails('bound', `They want 24 hours' notice. | ${notice}`)
    vine.passes(`There's no alcohol on the river, and no glass bottles. | ${rules}`)
    vine.fails('negation', `Glass bottles are permitted on the river. | ${rules}`)
    vine.passes(`It's usually two and a half to three hours. | ${trip}`)
    vine.fails('number', `It's usually three and a half to four hours. | ${trip}`)
  })
})
