import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const page = (text: string) =>
  parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
const told = (html: string) =>
  page(`<p>We bake bread.</p>${html}`).blocks.some(({ text }) => text.includes('Rye takes two days.'))
const rye = '<p>Rye takes two days. It rests in the cellar.</p>'
const shut = `<div id="rye" style="display:none">${rye}</div>`

test('what a link, a tab, a button or a menu of the page opens is read', () => {
  for (const html of [
    `<a href="#rye">Our rye</a>${shut}`,
    `<button data-target="#rye">Our rye</button>${shut}`,
    `<button aria-controls="rye">Our rye</button><div id="rye" hidden>${rye}</div>`,
    `<button onclick="showTab('rye')">Our rye</button>${shut}`,
    `<li onclick="document.getElementById('rye').style.display='block'">Our rye</li>${shut}`,
    `<div role="tab" data-tab="rye">Our rye</div><div id="tab-rye" style="display:none">${rye}</div>`,
    `<button data-season-tab="1">Rye</button><div data-season-panel="1" role="tabpanel" hidden>${rye}</div>`,
    `<button role="tab" id="t1">Rye</button><div role="tabpanel" aria-labelledby="t1" hidden>${rye}</div>`,
    `<div><div>Wheat</div><div>Our Rye</div></div><div id="Our Rye" style="display: none">${rye}</div>`,
    `<button>How long does rye take?</button><div hidden>${rye}</div>`,
    `<h3><button>How long does rye take?</button></h3><div style="visibility:hidden">${rye}</div>`,
    `<a href="#rye"><img src="rye.jpg"></a><div class="modal" id="rye">${rye}</div>`,
    // A tab in a tab.
    `<a href="#more">More</a><div id="more" hidden><p>Bread.</p><a href="#rye">Rye</a>${shut}</div>`,
  ])
    assert.ok(told(html), html)
})

test('what nothing opens that people see is not read, and has its reason', () => {
  for (const [html, reason] of [
    [shut, 'is hidden by its style'],
    [`<div role="tabpanel" hidden>${rye}</div>`, 'is hidden'],
    [`<a href="#wheat">Our wheat</a>${shut}`, 'is hidden by its style'],
    [`<a href="#rye"></a>${shut}`, 'is hidden by its style'],
    [`<a href="#rye"><img src="dot.gif" width="1"></a>${shut}`, 'is hidden by its style'],
    [`<a href="#rye" style="display:none">Our rye</a>${shut}`, 'is hidden by its style'],
    [
      `<div style="position:absolute;left:-9999px"><a href="#rye">Rye</a></div>${shut}`,
      'is hidden by its style',
    ],
    [`<a href="#rye" class="sr-only">Our rye</a>${shut}`, 'is hidden by its style'],
    [`<a href="#rye" style="color:#fff;background:#fff">Our rye</a>${shut}`, 'is hidden by its style'],
    // It would have to open itself.
    [`<div id="rye" style="display:none">${rye}<a href="#rye">Our rye</a></div>`, 'is hidden by its style'],
    // A word of the text is no menu, and an entry that leads elsewhere opens nothing here.
    [
      `<div><h2>Rye</h2><p>It is what we are known for in this town and the next.</p></div>${shut}`,
      'is hidden by its style',
    ],
    [`<div><a href="/wheat">Wheat</a><a href="/rye">Rye</a></div>${shut}`, 'is hidden by its style'],
  ] as const) {
    assert.ok(!told(html), html)
    assert.ok(
      page(html).cuts.some((cut) => cut.reason === reason && cut.text.includes('Rye takes')),
      html,
    )
  }
})

test('a name that sounds of opening needs a question above, or another of its set that is shown', () => {
  const sheet = '<style>.faq-answer,.slide,.more{display:none}</style>'
  assert.ok(told(`${sheet}<div class="faq-question">How long?</div><div class="faq-answer">${rye}</div>`))
  assert.ok(
    told(`${sheet}<div class="slide" style="display:block">Wheat.</div><div class="slide">${rye}</div>`),
  )
  assert.ok(told(`<div class="fade-in" style="opacity:0">${rye}</div>`))
  assert.ok(!told(`${sheet}<div><div class="faq-answer">${rye}</div></div>`))
  assert.ok(!told(`${sheet}<div><img src="a.jpg" width="1"><div class="more">${rye}</div></div>`))
  assert.ok(!told(`${sheet}<div><div class="slide">Wheat.</div><div class="slide">${rye}</div></div>`))
})

test('no click brings what lies off the page or has the colour of its paper', () => {
  for (const style of [
    'position:absolute;left:-9999px',
    'clip:rect(0 0 0 0)',
    'font-size:0',
    'text-indent:-9999px',
    'width:1px;height:1px;overflow:hidden',
    'display:none;position:absolute;left:-9999px',
  ])
    assert.ok(
      !told(`<a href="#rye">Our rye</a><div id="rye" class="tab" style="${style}">${rye}</div>`),
      style,
    )
  assert.ok(!told(`<a href="#i">Rye</a><p id="i" style="color:#fff;background:#fff">Rye takes two days.</p>`))
})

test('menus, baskets, forms, rules and messages stay shut whoever opens them', () => {
  for (const html of [
    `<button aria-controls="mobile-menu">Menu</button><div id="mobile-menu" hidden>${rye}</div>`,
    `<a href="#cart">Basket</a><div id="cart" hidden>${rye}</div>`,
    `<a href="#rye">Order</a><div id="rye" hidden>${rye}<input></div>`,
    `<a href="#rye">Rye</a><div id="rye" hidden><a href="/a">Rye takes two days.</a><a href="/b">B</a><a href="/c">C</a></div>`,
    `<a href="#rye">Small print</a><div id="rye" hidden><h2>Privacy policy</h2>${rye}</div>`,
    `<form><button>Send it to us</button><p hidden>Rye takes two days. That did not send.</p></form>`,
    `<a href="#rye">Rye</a><div id="rye" hidden><div class="cookie-note">${rye}</div></div>`,
  ])
    assert.ok(!told(html), html)
})

test('a link to the top of the page opens no window that lies on it', () => {
  assert.ok(!told(`<div id="top"><a href="#top">Up</a><div class="modal">${rye}</div></div>`))
})

test('what a builder lets fade in by a program is read, and what it hides for good is not', () => {
  assert.ok(told(`<div data-w-id="a1" style="transform:translate3d(0,10%,0);opacity:0">${rye}</div>`))
  assert.ok(told(`<div data-w-id="a1" style="opacity:0">${rye}</div>`))
  assert.ok(!told(`<div style="opacity:0">${rye}</div>`))
  const actor = `<div style="opacity:0;transform:translateY(40px)">${rye}</div>`
  assert.ok(told(`<section style="opacity:0"><div>${actor}</div></section>`))
  for (const box of ['opacity:0;display:none', 'opacity:0;position:absolute;left:-9999px', 'display:none'])
    assert.ok(!told(`<section style="${box}">${actor}</section>`), box)
  // What moves beside it says nothing of what hides.
  assert.ok(
    !told(`<p style="opacity:0;transform:scale(.8)">Yes.</p><section style="opacity:0">${rye}</section>`),
  )
  assert.ok(!told(`<div data-w-id="a1" style="display:none">${rye}</div>`))
})

test('what stands on the page and in what it opens is read once', () => {
  const { passages } = readingOf([page(`<p>We bake bread.</p><a href="#rye">Our rye</a>${rye}${shut}`)])
  assert.equal(passages.filter(({ text }) => text.includes('Rye takes')).length, 1)
})
