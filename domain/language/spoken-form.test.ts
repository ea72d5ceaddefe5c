import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spokenForm } from './spoken-form.ts'

for (const [written, said] of [
  ['A loaf costs £4.20.', 'A loaf costs four pounds twenty.'],
  ['It costs £1.05, or 30p more.', 'It costs one pound five, or thirty pence more.'],
  ['From $90/month', 'From ninety dollars per month'],
  ['The loan was $1.2 million.', 'The loan was one point two million dollars.'],
  ['about €0.80 each', 'About eighty cents each'],
  [
    'We open at 6:30am and close at 18:00.',
    'We open at six thirty in the morning and close at six in the evening.',
  ],
  ['Open 7–9 days', 'Open seven to nine days'],
  ['98.7% of 61,400 parcels', 'Ninety-eight point seven percent of sixty-one thousand four hundred parcels'],
  ['Founded in 1987 by 3 people', 'Founded in 1987 by three people'],
  ['on 14 June 2024', 'On the fourteenth of June 2024'],
  ['the 21st time', 'The twenty-first time'],
  ['900 g of rye & wheat', 'Nine hundred grams of rye and wheat'],
  ['Slow bread (36 hours) keeps.', 'Slow bread, thirty-six hours, keeps.'],
  ['“Slow” – and good 🍞', '"Slow", and good'],
  ['a £9,000 loan', 'A nine thousand pound loan'],
  ['A bag for €89,00 or 4,95 €', 'A bag for eighty-nine euros or four euros ninety-five'],
  [
    '€1.250,50, €1,250 and €89,-',
    'One thousand two hundred and fifty euros fifty, one thousand two hundred and fifty euros and eighty-nine euros',
  ],
  [
    '2,847 MW of 7.1 TWh',
    'Two thousand eight hundred and forty-seven megawatts of seven point one terawatt hours',
  ],
  [
    '1 kg on 80m², 5 x 5, at 30 °C',
    'One kilogram on eighty square metres, five by five, at thirty degrees Celsius',
  ],
  ['9.4M jobs, 24/7/365', 'Nine point four million jobs, twenty-four seven'],
  ['Tuesday – Thursday: 5pm – 10pm', 'Tuesday to Thursday: five in the afternoon to ten in the evening'],
  ['19.5p a share, or £45 / hire', 'Nineteen point five pence a share, or forty-five pounds per hire'],
  ['12,2 metres at 0,08%', 'Twelve point two metres at zero point zero eight percent'],
  ['1:1s and 1:1 notes', 'One-to-ones and one-to-one notes'],
  ['12 noon–11pm', 'Twelve noon to eleven in the evening'],
] as [string, string][])
  test(written, () => assert.equal(spokenForm(written), said))
