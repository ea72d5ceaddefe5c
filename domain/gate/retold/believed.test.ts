// What a quotation says letter for letter is believed, and what only looks like a fault is none.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const oak = 'The Heron frameset costs $1,900.'
const steel = 'Our foundry holds ISO9001:2015, and ISO/TS 22163 since last year.'
const vet =
  'The Riding Act of 1970 says that only an inspected yard, or one with a licence, may hire out ponies.'
const fleet = 'Every village has one skiff, if not a fleet of them.'
const links = 'You get links to some booking forms, and you fill them in at home.'
const works = 'We have complete in house casting and milling.'
const stock = 'Colours are subject to change due to availability of paint.'
const groom = "Having watched Ilse Brandt shoe Gordon's ponies, Nora trained as a farrier herself."
const ride =
  "If I'm to build one for somebody, Truro local Owen P. is the man. He rode the 300-mile Dover-Dundee."
const games = 'Ilse Brandt was a farrier at the Rotterdam Championships. Nora is our founder.'
const fares = 'Day of your own: $500+/9hr. A lesson: £65 + delivery.'
const field = 'We can use any field between 1/10th of an acre and 2 acres.'
const grown =
  'We grow by organic principles, and we do not use any synthetic sprays. We are not certified organic.'
const { passes, fails } = siteOf('Heron Yard', 'en', [
  ['price', 'Prices', oak],
  ['list', 'Geometry', 'HT angle: S 70, M 71, L 72'],
  ['text', 'About', steel],
  ['text', 'Law', vet],
  ['text', 'Boats', fleet],
  ['text', 'Order', links],
  ['text', 'Works', works],
  ['text', 'Small print', stock],
  ['text', 'People', groom],
  ['text', 'People', ride],
  ['text', 'People', games],
  ['text', 'Dogs', 'Some dogs bite.'],
  ['text', 'Fares', fares],
  ['text', 'Land', field],
  ['text', 'Sprays', grown],
  ['text', 'Boats', 'It was built for rowers from Falmoth who race. We send photos by Telegramm.'],
])

describe('a true line passes', () => {
  test('beside a table of measures, which is no condition of a price', () =>
    passes(`The Heron frameset is $1,900. | ${oak}`))

  test('with the number of a standard, which is no time of day', () => {
    passes(`It holds a standard for that, ISO9001:2015. | ${steel}`)
    fails('number', `It holds a standard for that, ISO9001:2018. | ${steel}`)
  })

  test('from a price with a plus behind it, and not from one with a tax', () => {
    passes(`A day of your own starts at $500. | ${fares}`)
    passes(`A day of your own is from $500, for nine hours. | ${fares}`)
    fails('bound', `A lesson starts at £65. | ${fares}`)
  })

  test('on a part of a thing, written with a stroke', () =>
    passes(`Any field between a tenth of an acre and two acres. | ${field}`))

  test('that is organic by principles and says itself that nobody has certified it', () => {
    passes(`By organic principles, without synthetic sprays. They're not certified. | ${grown}`)
    fails('negation', `They're certified organic. | ${grown}`)
  })

  test('on an Act, without what only its next words limit', () => {
    passes(`By the Riding Act of 1970. | ${vet}`)
    fails('condition', `An inspected yard may hire out ponies. | ${vet}`)
  })

  test('with one, where there may be more', () => passes(`Every village has one skiff. | ${fleet}`))

  test('on links to forms, whoever counts them', () => {
    passes(`You get links to booking forms. | ${links}`)
    fails('part', 'Dogs bite. | Some dogs bite.')
  })

  test('that says completely, and due to, where the website has complete and due', () => {
    passes(`Casting and milling they have completely in house. | ${works}`)
    fails('universal', `They milled ponies completely. | ${stock}`)
    passes(`The colours are subject to change, due to availability. | ${stock}`)
  })

  test('with the name beside its thing, and not with another', () => {
    passes(`The farrier is Nora, and the ponies were Gordon's. | ${groom}`)
    passes(`Among them was one called Dover-Dundee. | ${ride}`)
    passes(`And the founder, who was at the Rotterdam Championships. | ${games}`)
  })

  test('with the right spelling of a word that the website misspells', () => {
    passes('Rowers from Falmouth had it built. | It was built for rowers from Falmoth who race.')
    passes('They send photos by Telegram. | We send photos by Telegramm.')
    fails('name', 'Rowers from Plymouth had it built. | It was built for rowers from Falmoth who race.')
  })

  test('in which a host prefers something', () =>
    passes(`My favourite of their papers says it: colours may change. | ${stock}`))

  test('on the guest’s own dog, now and later', () => {
    const dog = 'g I also have a dog, Pickle, and Pickle has a limp.'
    passes(dog)
    passes(`g So I ask the yard, and then I ask about Pickle. | ${vet}`, dog)
    passes('g My neighbour Ruth would love that, and Ruth rides.')
    fails('name', `g So I ask the yard, and then I ask about Pickle. | ${vet}`)
    fails('name', `So Pickle Harrow wrote that. | ${vet}`)
  })
})
