// Lines of three websites that strangers played, each beside its false sister.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const few = 'Under-occupancy Discount for 4 or fewer guests'
const level = 'Owners who want deeper insight, 250 transactions a month and up.'
const all = 'Gull Complete rolls your bookkeeping and sales tax into one retainer.'
const { passes, fails } = siteOf('Gull Books', 'en', [
  ['list', 'Discounts', few],
  ['text', 'Levels', level],
  ['text', 'Gull Complete', all],
])

describe('a line that was played by two and is true', () => {
  test('with a bound behind what is counted', () => {
    passes(`For four guests or fewer there's a discount. | ${few}`)
    fails('bound', `For four guests there's a discount. | ${few}`)
    fails('bound', `For four guests or more there's a discount. | ${few}`)
    passes(`From 250 up, it's for owners who want deeper insight. | ${level}`)
    fails('bound', `It's for owners with up to 250 transactions a month who want deeper insight. | ${level}`)
  })
  test('with a sum of what the guest has', () => {
    passes("g Five a day over 22 days is 110, so I'm just past the small one.")
    fails('number', 'g Five a day over 22 days is 120, so I am past that.')
    fails('number', 'Five a day over 22 days is 110.')
    fails('number', 'g Five at £22 are £110, so I am past that.')
  })
  test('with a name before a colon that says nothing itself', () => {
    passes(`That's Gull Complete: bookkeeping and sales tax, in one retainer. | ${all}`)
    fails('speaker', `Gull Complete: "Bookkeeping and sales tax, in one retainer." | ${all}`)
  })
})
