import assert from 'node:assert/strict'
import { test } from 'node:test'
import { businessName } from './business-name.ts'
import { titleWithout } from './name-text.ts'
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

test('a service or an owner that is declared beside it is not its name', () => {
  const data =
    '<script type="application/ld+json">{"@type":"AutoRepair","name":"Motorbike repairs in Halden"}</script>'
  assert.equal(
    nameFrom(
      'x.test',
      `<title>Nell Motors | Garage since 1966</title><meta property="og:site_name" content="Nell Motors">${data}`,
    ),
    'Nell Motors',
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

const whole = (text: string, url = 'https://x.test/') =>
  parsePage({ outcome: 'page', url, isPlainText: false, text: `<html><body>${text}</body></html>` })

test('initials in a title are not said where the logo and the mail spell the name', () => {
  const home = whole(
    '<title>JB</title><img src="logo.png" alt="Josiah Brook Fine Boats Logo"><p>We build boats.</p>',
  )
  const contact = whole(
    '<title>JB</title><a href="mailto:josiahbrookboats@gmail.com">Mail</a>',
    'https://x.test/c',
  )
  assert.equal(businessName([home, contact], 'boats.test'), 'Josiah Brook')
})

test('a subject of a page, a form and an area are no names, though they stand in titles', () => {
  const copyright = '<footer>© 2014–2026 Brook & Daughter. All rights reserved.</footer>'
  const home = whole(
    `<title>Swift above all | Brook & Daughter</title><img class="logo" alt="Brook & Daughter">${copyright}`,
  )
  const data =
    '<script type="application/ld+json">{"@type":"LegalService","name":"Wills, Brook & Daughter","telephone":"1"}</script>'
  const others = ['Bath & Bristol', 'Bath & Bristol', 'Order form'].map((title, index) =>
    whole(`<title>${title}</title>${data}${copyright}`, `https://x.test/${index}`),
  )
  assert.equal(businessName([home, ...others], 'a.test'), 'Brook & Daughter')
})

test('an address that begins a longer name speaks for the whole of it', () => {
  const text = '<title>Steel halls: what you need</title><p>Coast Hall Makers is a builder of halls.</p>'
  const other = text.replace('Steel halls', 'Contact')
  const about = whole(`${other}<a href="mailto:info@coasthalls.test"></a>`, 'https://x.test/about')
  assert.equal(businessName([whole(text), about], 'coasthalls.test'), 'Coast Hall Makers')
})

test('a name is written as people write it, not as a sign shouts it', () => {
  const shouted = whole(
    '<title>SLOW BREAD</title><div class="logo">SLOW BREAD</div><footer>© 2026 Slow Bread</footer>',
  )
  assert.equal(businessName([shouted], 'a.test'), 'Slow Bread')
})

test('titles that any website has name nobody', () => {
  assert.equal(businessName([whole('<title>Home</title><h1>Welcome</h1>')], 'elm-street.test'), 'Elm Street')
})
