import assert from 'node:assert/strict'
import { test } from 'node:test'
import { businessName, titleWithout } from './business-name.ts'
import { parsePage } from './parse-page.ts'

const page = (head: string) =>
  parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text: `<head>${head}</head>` })
const nameFrom = (host: string, ...heads: string[]) => businessName(heads.map(page), host)

test('what a business tells machines comes first', () => {
  const data =
    '<script type="application/ld+json">{"@type":"Bakery","name":"Harbour Lane","telephone":"1"}</script>'
  assert.equal(
    nameFrom('harbour.test', `<title>Bread</title><meta property="og:site_name" content="HLB">${data}`),
    'Harbour Lane',
  )
  assert.equal(
    nameFrom('harbour.test', '<title>Bread</title><meta property="og:site_name" content="HLB">'),
    'HLB',
  )
})

test('its legal form is not said aloud', () => {
  assert.equal(
    nameFrom('x.test', '<meta property="og:site_name" content="Hartwell Law, P.C.">'),
    'Hartwell Law',
  )
  assert.equal(
    nameFrom('x.test', '<meta property="og:site_name" content="Okafor &amp; Marsh Co., L.P.A.">'),
    'Okafor & Marsh',
  )
  assert.equal(nameFrom('x.test', '<meta property="og:site_name" content="Rossi &amp; Co.">'), 'Rossi & Co.')
})

test('a part of the title that sounds like the address is the name', () => {
  assert.equal(
    nameFrom('www.marlow-finch.test', '<title>Employment law | Marlow Finch</title>'),
    'Marlow Finch',
  )
  assert.equal(
    nameFrom('smith-and-daughter.test', '<title>Smith & Daughter - Home</title>'),
    'Smith & Daughter',
  )
})

test('what most titles repeat is the name', () => {
  assert.equal(
    nameFrom('x.test', '<title>Home – The Old Mill</title>', '<title>About – The Old Mill</title>'),
    'The Old Mill',
  )
})

test('without any, the address is', () => {
  assert.equal(nameFrom('www.elm-street.test', '<title>Welcome</title>'), 'Elm Street')
})

test('a page is called after what is left of its title', () => {
  assert.equal(titleWithout('About us | Harbour Lane', 'Harbour Lane'), 'About us')
  assert.equal(titleWithout('Harbour Lane', 'Harbour Lane'), 'Harbour Lane')
})
