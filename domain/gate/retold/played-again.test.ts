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
