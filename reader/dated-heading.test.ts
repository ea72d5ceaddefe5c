import assert from 'node:assert/strict'
import { test } from 'node:test'
import { datedHeading } from './dated-heading.ts'
import { parsePage } from './parse-page.ts'

test('an event keeps the year that stands above its name', () => {
  const event = (when: string, what: string) =>
    `<div><div>${when}</div><h4>${what}</h4><p>The mill is sold.</p></div>`
  const text = `<h2>History</h2>${event('1891', 'Sold')}${event('c. 1787–9', 'Burnt')}<h4>Today</h4><p>We grind rye.</p>`
  const { blocks } = parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
  assert.deepEqual(
    blocks.map(({ heading, text }) => `[${heading}] ${text}`),
    [
      '[] History',
      ...['[] 1891: Sold', '[1891: Sold] The mill is sold.'],
      ...['[] c. 1787–9: Burnt', '[c. 1787–9: Burnt] The mill is sold.'],
      ...['[] Today', '[Today] We grind rye.'],
    ],
  )
})

test('what is no year of an event stays where it is', () => {
  for (const line of ['', '24/7', 'Step 2', '1,500', 'New', '1891 visitors', '0123'])
    assert.equal(datedHeading('Sold', { scrap: line, blocks: [] }), 'Sold')
  for (const line of ['1938', '1978/79', 'Early 2nd C.', '12th century', '1990s'])
    assert.equal(datedHeading('Sold', { scrap: line, blocks: [] }), `${line}: Sold`)
})
