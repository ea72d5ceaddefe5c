import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'

const read = (text: string) =>
  parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text }).blocks.map(
    ({ kind, heading, text }) => `${kind} [${heading}] ${text}`,
  )

test('the days of one week are one passage, and two places have two', () => {
  const rows = (...days: string[]) =>
    `<table>${days.map((day) => `<tr><td>${day}</td><td>9:00 - 17:00</td></tr>`).join('')}</table>`
  const places = `<h3>Old Mill</h3>${rows('Monday', 'Tuesday')}<h3>New Mill</h3>${rows('Friday')}`
  assert.deepEqual(
    read(places).filter((block) => block.startsWith('contact')),
    [
      'contact [Old Mill] Monday: 9:00 - 17:00\nTuesday: 9:00 - 17:00',
      'contact [New Mill] Friday: 9:00 - 17:00',
    ],
  )
})
