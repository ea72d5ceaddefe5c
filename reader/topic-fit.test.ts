import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topicFits } from './topic-fit.ts'

const cakes = Array.from({ length: 12 }, (_, at) => ({
  heading: '',
  text: `Wedding cake number ${at} took our baker three days, two helpers, and more eggs than anybody had counted.`,
}))
const passages = [
  ...cakes,
  { heading: 'Delivery', text: 'We bring everything within ten miles of the mill on weekdays.' },
  { heading: '', text: 'Tours' },
]

test('a topic has enough, a little or nothing to tell of, as far as no episode has told it', () => {
  const fits = topicFits({ passages, told: [], language: 'en' })
  const found = ['wedding cakes', 'Do you deliver?', 'tours', 'parking', '…'].map(fits)
  assert.deepEqual(found, ['enough', 'little', 'nothing', 'nothing', 'nothing'])
  const told = cakes.map(({ text }) => text)
  assert.equal(topicFits({ passages, told, language: 'en' })('wedding cakes'), 'nothing')
})
