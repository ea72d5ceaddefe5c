// Lines of six more websites that strangers played, each beside its false sister.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const calm = 'Her discretion is watertight yet if there is a concern she will raise it.'
const signature = 'Ida Moor Head of Pastoral Care Gull Lane Primary School'
const wage = 'A flat booking fee of $100.00, and a fee of $45.00 per person per hour.'
const split = 'We sell what you leave behind at a 60-40 split.'
const courts = 'States of Ohio & Florida'
const hours = 'Mon - Fri: 9:00 am - 5:00 pm Sat - Sun: Closed'
const from = 'Operating from Orem, we travel up to 50 miles.'
const firms = 'Small firms with 1–3 riggers.'
const phone = 'Telephone: 074 795 9025'
const mentor = 'Josh rigged over 200 boats his first year with Gull Lane Riggers.'
const { passes, fails } = siteOf('Gull Riggers', 'en', [
  ['quote', 'Said of us', calm],
  ['text', 'Said of us', signature],
  ['price', 'Prices', wage],
  ['text', 'Clear-outs', split],
  ['list', 'Licensed to practice law in:', courts],
  ['contact', 'Hours', hours],
  ['text', 'Where', from],
  ['list', 'Perfect for', firms],
  ['contact', 'Phone', phone],
  ['text', 'Write', 'Call or WhatsApp us.'],
  ['quote', 'My mentor', mentor],
])

describe('a line that was played since and is true', () => {
  test('of a customer whose name stands below the words', () => {
    passes(`She calls it watertight, yet she will raise a concern, says Ida Moor. | ${calm} @Ida Moor, Head`)
    passes(`Ida Moor, a customer at Gull Lane School, says it's watertight. | ${calm} @Ida Moor, Head`)
    fails('name', `It's watertight, says Jan Pike. | ${calm} @Ida Moor, Head`)
    fails('speaker', `Her discretion is watertight. | ${calm} @Ida Moor, Head`)
  })
  test('of somebody who is called by what they are', () => {
    fails('speaker', `In his first year, says Ida Moor, Josh rigged over 200 boats. | ${mentor}`)
  })
  test('with what a guest has at home', () => {
    passes('g That is fifteen minutes from us.')
    passes('g Ours could be a long one. They have lived there for thirty years.')
    fails('number', 'g They have rigged boats for thirty years.')
    passes(`g Say the sideboard brings $500. Then $300 of that is ours. | ${split}`)
    fails('number', `g Say the sideboard brings $500. Then $350 of that is ours. | ${split}`)
    passes(`g With the booking fee it's $460. | ${wage}`, 'g Two people for four hours, that is $360.')
    fails(
      'number',
      `g With the booking fee it's $470. | ${wage}`,
      'g Two people for four hours, that is $360.',
    )
  })
  test('with what stands above it, or in the short form', () => {
    passes(`He's licensed to practice law in Ohio and in Florida. | ${courts}`)
    fails('safety', `He's licensed to work up to 50 miles away. | ${from}`)
    passes(`They're perfect for small firms with 1 to 3 riggers. | ${firms}`)
    fails('superlative', `They're perfect for who lives within 50 miles. | ${from}`)
    passes(`They're closed at the weekend. | ${hours}`)
    passes(`It works from Orem. | ${from}`)
    fails('praise', `It works for all of them there. | ${from}`)
    passes(`You can call or WhatsApp them on 074 795 9025. | ${phone}`)
    fails('name', `You can call or Telegram them on 074 795 9025. | ${phone}`)
  })
})
