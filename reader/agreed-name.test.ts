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
