import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'
import { rightsIn } from './rights-in.ts'

test('a website was looked after until the newest year beside its sign', () => {
  assert.equal(rightsIn('Photo © Nell 2012. © 2012–2019 Old Mill'), 2019)
  assert.equal(rightsIn('Copyright Old Mill Bakery 2017. All rights reserved.'), 2017)
  assert.equal(rightsIn('(c) 2021 Old Mill'), 2021)
})

test('today is every year, and a year without a sign is none of these', () => {
  assert.equal(rightsIn('© 2012 – today Old Mill'), undefined)
  assert.equal(rightsIn('Since 1987 in Otley'), undefined)
})

test('the reading knows the newest of all pages', () => {
  const page = (path: string, year: number) =>
    parsePage({
      ...{ outcome: 'page', url: `https://x.test${path}`, isPlainText: false },
      text: `<main><h1>Old Mill</h1><p>We bake.</p></main><footer>© ${year} Old Mill</footer>`,
    })
  assert.equal(readingOf([page('/', 2017), page('/about', 2019)]).rights, 2019)
})
