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
  for (const form of [
    '(Pty) Ltd.',
    'LTD',
    'Pvt. Ltd.',
    'GmbH & Co. KG',
    'e.V.',
    'SARL',
    'S.L.',
    'Ltd Halden',
    'LLC Halden & Bath',
  ])
    assert.equal(
      nameFrom('x.test', `<meta property="og:site_name" content="Moonlight ${form}">`),
      'Moonlight',
    )
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

test('what was left empty before a dash is no part of it', () => {
  assert.equal(
    nameFrom('x.test', '<title> - The Old Mill</title>', '<title>About - The Old Mill</title>'),
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

test('whoever answers the mail is not the business', () => {
  const person =
    '<h3>Nell Aldous</h3><img src="logo-mum.png" alt=""><a href="mailto:nellaldous8@mail.test">Mail</a>'
  const home = whole(
    `<title>Carpets, washed</title><header><a href="#">Bright Floors</a></header>
    <h1>Floors for your home</h1>${person}<footer><a href="#">Bright Floors</a><p>© 2026 Bright Carpets.</p></footer>`,
  )
  assert.equal(businessName([home], 'a.test'), 'Bright Floors')
})

test('the foot of a page confirms what stands at its head, and names nobody else', () => {
  const home = whole(
    `<title>Kanzlei Halden :: Ruth Oakes</title><h1>Anwaltskanzlei Ruth Oakes</h1>
    <footer><p>Ruth Oakes</p><p>Kanzlei</p><a href="mailto:post@kanzlei-halden.test">Mail</a></footer>`,
  )
  assert.equal(businessName([home], 'kanzlei-halden.test'), 'Kanzlei Halden')
})

test('an invitation or a greeting before a name is no part of it', () => {
  const title = '<title>Shop at Crooked Barn</title>'
  const home = whole(`${title}<h1>Honey</h1><footer>© 2026 Shop at Crooked Barn.</footer>`)
  assert.equal(businessName([home], 'a.test'), 'Crooked Barn')
  assert.equal(
    nameFrom('a.test', '<meta property="og:site_name" content="Willkommen bei Lind &amp; Sohn">'),
    'Lind & Sohn',
  )
})

test('what follows a name that stands alone elsewhere is what they do, and where', () => {
  const named = (name: string) => `<meta property="og:site_name" content="${name}">`
  for (const tail of [' - Specialists for wills', ' | Halden', ', Halden'])
    assert.equal(
      nameFrom(
        'a.test',
        `<title>Wills and estates | Finch Solicitors</title>${named(`Finch Solicitors${tail}`)}`,
      ),
      'Finch Solicitors',
      tail,
    )
})

test('a name that only machines are told may be left from another website', () => {
  const data =
    '<script type="application/ld+json">{"@type":"Organization","name":"Themes Galore","telephone":"1"}</script>'
  const home = whole(
    `<title>Elm Bakery</title>${data}<div class="logo">Elm Bakery</div><footer>© Elm Bakery</footer>`,
  )
  assert.equal(businessName([home], 'a.test'), 'Elm Bakery')
})

test('with or without its article it is one name', () => {
  const home = whole('<title>Mill Road Cafe ~ Official Site</title> <h2>Welcome to the Mill Road Cafe!</h2>')
  assert.equal(businessName([home], 'cafe.test'), 'Mill Road Cafe')
})

test('a name that lost its noun gets it back, where a heading and a text have it', () => {
  const text = '<h1>Halden CBD Eye Clinic</h1><p>The Halden CBD Eye Clinic has four doctors.</p>'
  const home = whole(`<title>Halden CBD</title>${text}`)
  const other = whole('<title>Halden CBD | Contact</title>', 'https://x.test/contact')
  assert.equal(businessName([home, other], 'a.test'), 'Halden CBD Eye Clinic')
  const menu = '<h1>Halden CBD Opening Times</h1><p>Write to Halden CBD today.</p>'
  const plain = whole(`<title>Halden CBD</title>${menu}`)
  assert.equal(businessName([plain, other], 'a.test'), 'Halden CBD')
})

test('an address has no accents and leaves words out: the website spells the name', () => {
  assert.equal(nameFrom('sorchao-pottery.test', '<title>Sorchá Pottery</title>'), 'Sorchá Pottery')
  const vet = whole(
    '<title>Oakes & Lind</title><h3>Tierarztpraxis am Kirchturm</h3><p>Wir helfen Tieren.</p>',
  )
  assert.equal(businessName([vet], 'tierarzt-kirchturm.test'), 'Tierarztpraxis am Kirchturm')
  const bath = whole('<title>Home</title><p>Die Physiotherapie von Jörg Löhrig in Halden.</p>')
  assert.equal(businessName([bath], 'loehrig-physio.test'), 'Löhrig Physio')
})

test('what praises is no name, unless the address begins with it', () => {
  const praise = '<title>Best Dental Clinic in Halden | Oakes Dental</title>'
  const named = '<meta property="og:site_name" content="Best Dental Clinic in Halden">'
  assert.equal(nameFrom('oakes-dental.test', `${praise}${named}`), 'Oakes Dental')
  const best = '<title>Best Boilers</title><meta property="og:site_name" content="Best Boilers">'
  assert.equal(nameFrom('bestboilers.test', best), 'Best Boilers')
})

test('a town of their address is no name', () => {
  const html = `<title>Lark Hills Dental—Dr. Nell Hart, DMD | Upper Norwick, IL</title>
    <body><h1>Dentistry with care.</h1><p>12 Mill Lane, Suite 1, Upper Norwick, IL 60000</p>
    <p>Every treatment you need is available right here in Upper Norwick.</p></body>`
  const whole = parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text: html })
  assert.equal(businessName([whole], 'lakelarkhills.test'), 'Lakelarkhills')
})

test('what most titles end with after a hyphen is its name, and a hyphen in a name stays', () => {
  const titles = ['Home-Old Mill Inn', 'Rooms-Old Mill Inn', 'Contact Us- Old Mill Inn', 'Travel Guide']
  assert.equal(nameFrom('oldmill.test', ...titles.map((title) => `<title>${title}</title>`)), 'Old Mill Inn')
  const same = ['Rooms', 'Prices', 'News'].map((page) => `<title>Home-Start Halden | ${page}</title>`)
  assert.equal(nameFrom('home-start-halden.test', ...same), 'Home-Start Halden')
})
