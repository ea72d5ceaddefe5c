import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toldOf } from './points-under-test.ts'

describe('lists and prices become what somebody would say', () => {
  test('a list of things, in one sentence', () =>
    assert.deepEqual(toldOf(['list', 'Work', 'Small kitchens\nTall shelves\nQuiet doors']), [
      'The website lists small kitchens, tall shelves and quiet doors.',
    ]))
  test('a list in title case, without its capitals', () =>
    assert.deepEqual(
      toldOf(
        ['text', '', 'We know Shopify well.'],
        ['list', 'Services', 'Shopify Design & Theme Development\n✅ How to Answer in Polish'],
      ),
      [
        'They know Shopify well.',
        'The website lists Shopify design and theme development.',
        'It also names how to answer in Polish.',
      ],
    ))
  test('what costs nothing', () =>
    assert.deepEqual(toldOf(['list', 'Prices', 'First class free\nYour second visit: free']), [
      'The first class is free.',
      'The second visit is free.',
    ]))
  test('prices with their counts and conditions', () =>
    assert.deepEqual(
      toldOf(
        ['price', 'Prices', 'One bag every two weeks: $16/delivery'],
        ['price', 'Prices', 'Ten classes: £115 (valid for six months)'],
      ),
      [
        'One bag every two weeks costs sixteen dollars per delivery, and ten classes cost one hundred and fifteen pounds, valid for six months.',
      ],
    ))
  test('a price table, two rows in a sentence', () =>
    assert.deepEqual(
      toldOf(
        ['price', 'Plans', 'Starter: 5 users, $29 per month'],
        ['price', 'Plans', 'Team: $90 per month'],
      ),
      ['Starter costs twenty-nine dollars per month, and Team costs ninety dollars per month.'],
    ))
  test('a price in a column of its own, by the name of its row', () =>
    assert.deepEqual(toldOf(['price', 'Fees', 'The quiet month: Duration 4 weeks, Price £9,800']), [
      'The quiet month costs nine thousand eight hundred pounds.',
    ]))
  test('beer by its name', () =>
    assert.deepEqual(toldOf(['list', 'On tap', 'Rhubarb Riot, 5.1% sour']), [
      'The website lists Rhubarb Riot, five point one percent sour.',
    ]))
  test('figures with their labels', () =>
    assert.deepEqual(
      toldOf(
        ['list', 'At a glance', 'Installed capacity: 2,847 MW'],
        ['list', 'At a glance', 'Employees: 1,184'],
      ),
      [
        'The website puts installed capacity at two thousand eight hundred and forty-seven megawatts, and employees at one thousand one hundred and eighty-four.',
      ],
    ))
  test('nothing that is only for the eye', () =>
    assert.deepEqual(
      toldOf(
        ['list', 'Report', 'Format: PDF'],
        ['list', 'Team', 'Admitted: Ohio, 2004'],
        ['list', 'Team', 'Founded in: 1953'],
        ['list', 'Results', 'Revenue: 2025 643.8, 2024 629.1, Change +2.3%'],
        ['list', 'Plans', 'Everything in Solo'],
        ['list', 'Plans', '550+ edited photos'],
        ['list', 'Filter', 'In stock (7)'],
        ['list', 'Services', 'Recharge (old kind; new kind since 2021)'],
        ['list', 'Warehouse', 'Surface: 42.000 m²'],
        ['list', 'Downloads', 'Annual report, PDF, 9.8 MB'],
        ['list', 'Models', 'SIZE: MAX FLOW, MAX HEAD'],
        ['list', 'Hours', 'Monday: Closed, we are asleep'],
      ),
      [],
    ))
  test('what it costs to send something, by where it goes', () =>
    assert.deepEqual(
      toldOf(['price', 'Shipping costs', 'Rest of EU: €9,50'], ['price', 'Shipping costs', 'Express: €20']),
      ['Shipping to Rest of EU costs nine euros fifty, and the express costs twenty euros.'],
    ))
  test('no price of a year, a person, a part of a row, or somebody else', () =>
    assert.deepEqual(
      toldOf(
        ['price', 'Costs', '2013/14: £618'],
        ['price', 'Rates', 'Ms. Okafor, Ms. Lindqvist: $410'],
        ['price', 'Plans', 'Annual fee: Watch $9,800, Stand $26,400'],
        ['price', 'Repairs', 'Zips after years (from €18'],
        ['price', 'Clients', 'A credit union: $2.1B in assets'],
        ['price', 'Rates', 'A container of 1.500 boxes: €245'],
      ),
      [],
    ))
  test('no list of what the visitor suffers from, of news, or of badges', () =>
    assert.deepEqual(
      toldOf(
        ['list', 'Sound familiar?', 'Your best engineer just quit and nobody saw it coming'],
        ['list', 'Latest', '12 Nov 2026 – Results from Kudu Ridge'],
        ['list', 'Trust', 'SOC 2 Type II certified'],
        ['list', 'Results', '+38% conversion rate for Moss'],
        ['list', 'Classes', 'Monday: Time 07:00, Class Slow Flow, Teacher Maya'],
        ['price', 'Results', '$42M revenue generated for clients'],
      ),
      [],
    ))
  test('a sentence that begins with its price', () =>
    assert.deepEqual(toldOf(['price', '', '£15 pays for one water test. £120 trains a volunteer.']), [
      'Fifteen pounds pays for one water test.',
      'One hundred and twenty pounds trains a volunteer.',
    ]))
})
