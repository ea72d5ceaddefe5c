import assert from 'node:assert/strict'
import { test } from 'node:test'
import { businessName } from './business-name.ts'
import { parsePage } from './parse-page.ts'

test('what one page is called gives way to the name on the first that holds it', () => {
  const titled = (title: string, text = '') =>
    parsePage({
      ...{ outcome: 'page', url: 'https://x.test/', isPlainText: false },
      text: `<title>${title}</title><body><h1>${title.split(' |')[0]}</h1><p>${text}</p>`,
    })
  const home = titled('Nell’s Hill Cider Mill', 'We press Hill Cider in autumn.')
  const cider = titled('Hill Cider', 'Hill Cider is pressed in the yard. We sell Hill Cider by the jug.')
  assert.equal(businessName([home, cider, titled('Tours')], 'mill.test'), 'Nell’s Hill Cider Mill')
})

test('a mark at the end of a name that ends every title stays, and a picture goes', () => {
  const titled = (title: string) =>
    parsePage({
      ...{ outcome: 'page', url: 'https://x.test/', isPlainText: false },
      text: `<title>${title}</title><body><h1>${title.split(' |')[0]}</h1><p>We carry.</p>`,
    })
  const all = ['Home', 'Hauling', 'Deliveries'].map((name) => titled(`${name} | Going Away?`))
  assert.equal(businessName(all, 'going-away.test'), 'Going Away?')
  const pictured = ['Home', 'Dogs'].map((name) => titled(`${name} | Halden Collies 🐾`))
  assert.equal(businessName(pictured, 'halden-collies.test'), 'Halden Collies')
})
