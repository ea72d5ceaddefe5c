// Lines of seven more websites that strangers played, each beside its false sister.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const dress = 'Hip-Hop: Comfortable clothing. No skirts, no boots, no flip flops. Sneakers mandatory.'
const travel = "If you're within 30 minutes from our location there is no travel fee."
const signed = 'No lesson is confirmed without a signed agreement.'
const clutter = 'If you have a shed of stuff that you don’t want to deal with, let us clean it up!'
const towns = 'Roofs in Gull Bay, Otley, and Wharfdale since 1992.'
const block = 'A block booking of 10 lessons is available at the price of 9, a saving of £30.'
const lives = 'We are here for our dogs and their puppies for their entire lives.'
const years = '10+ Years Experience'
const bodies = 'All are members of the BACP or NCS.'
const address = 'Address: 3001 E. Hwy 199 Suite 100, Otley'
const double = 'Double rate applies on Christmas Day, Boxing Day and New Year’s Day.'
const closed = 'No public collections or deliveries on those dates.'
const boxed = 'We only deliver ourselves, no couriers. We answer within a day.'
const praised = 'We love the rope.'
const { passes, fails } = siteOf('Gull House', 'en', [
  ['list', 'Dress', dress],
  ['text', 'Travel', travel],
  ['text', 'Questions', signed],
  ['text', 'Clear-outs', clutter],
  ['text', 'Where', towns],
  ['price', 'Lessons', 'Regular tuition is £30 per hour.'],
  ['price', 'Lessons', block],
  ['text', 'Puppies', lives],
  ['list', 'Why us', years],
  ['text', 'People', bodies],
  ['contact', 'Find us', address],
  ['quote', 'What customers say', boxed],
  ['quote', 'What customers say', praised],
  ['text', 'Tariff', `${double} ${closed}`],
])

describe('a line that was played now and is true', () => {
  test('says a no in other words', () => {
    passes(`Skirts, boots and flip flops are out as well. | ${dress}`)
    fails('negation', `Skirts, boots and flip flops are welcome as well. | ${dress}`)
    passes(`Within 30 minutes of them, the travel costs nothing. | ${travel}`)
    fails('negation', `Within 30 minutes of them, the travel has a fee. | ${travel}`)
    passes(`It does need a signed agreement before the lesson is confirmed. | ${signed}`)
    fails('negation', `A lesson is confirmed by a signed agreement or none at all. | ${signed}`)
    passes(`Then you leave the shed full, and they deal with it. | ${clutter}`)
  })
  test('is the house’s own, in a box like those of its customers', () => {
    passes(`They deliver it themselves, no couriers. | ${boxed}`)
    fails('speaker', `They love the rope. | ${praised}`)
    passes(`They answer within a day, and Gull House's own website tells you about it. | ${boxed}`)
  })
  test('counts what is named, and reckons what it costs', () => {
    passes(`Otley is one of their three towns, since 1992. | ${towns}`)
    fails('number', `Otley is one of their four towns, since 1992. | ${towns}`)
    passes(
      `On those three days nobody can collect a dog. | ${closed}`,
      `The rate is double then. | ${double}`,
    )
    fails('number', `On those four days nobody can collect a dog. | ${closed}`)
    passes(
      `g So ten are £270, and I keep £30. | ${block}`,
      'A lesson is £30. | Regular tuition is £30 per hour.',
    )
    fails(
      'number',
      `g So ten are £280, and I keep £30. | ${block}`,
      'A lesson is £30. | Regular tuition is £30 per hour.',
    )
    passes(`They have ten years and more of it. | ${years}`)
    passes(`They're all members of one of two bodies, the BACP or the NCS. | ${bodies}`)
  })
  test('is of what the guest has at home', () => {
    passes(
      "g He's particular about breakfast. It's tinned, and it's 200 grams.",
      'g My dog has a tablet every morning.',
    )
    fails(
      'number',
      'g They serve it tinned, and it weighs 200 grams.',
      'g My dog has a tablet every morning.',
    )
    passes('g I have a phone. It works best in the driveway.')
    fails('praise', 'g They have a phone. It works best in the driveway.')
  })
  test('is what they promise, or an address as one reads it aloud', () => {
    passes(`For their entire lives, they promise, they are there for their dogs. | ${lives}`)
    fails('safety', `They promise that no dog is ever given back. | ${lives}`)
    passes(`The address is 3001 East Highway 199, suite 100, in Otley. | ${address}`)
    fails('name', `The address is 3001 East Harbour 199, suite 100, in Otley. | ${address}`)
  })
})
