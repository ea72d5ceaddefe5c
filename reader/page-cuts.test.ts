import assert from 'node:assert/strict'
import { test } from 'node:test'
import { candidatesAmong } from './choose-pages.ts'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const page = (text: string) =>
  parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
const read = (html: string) => page(html).blocks.map(({ text }) => text)
const bread = '<p>We bake bread.</p>'
const hidden = (rule: string) =>
  `<style>body{color:#222} ${rule}</style><div>${bread}<p class="h" id="i">Nobody sees this text.</p></div>`

test('what a style hides is not read, and kept with its reason', () => {
  for (const rule of [
    '.h{display:none}',
    '#i { visibility : hidden !important }',
    'p.h{opacity:0}',
    'div .h{position:absolute;left:-9999px}',
    'div > p.h, .x{text-indent:-2000px}',
    '.h{clip:rect(0 0 0 0)}',
    '.h{clip-path:inset(50%)}',
    '.h{font-size:0}',
    '.h{height:1px;width:1px;overflow:hidden}',
    '.h{color:#FFF;background:white}',
    'div{background-color:#ffffff} .h{color:#fff}',
    '.h{color:transparent}',
    '@media all{.h{display:none}}',
    '/* a } b */ .h{/* c */display:none}',
  ]) {
    assert.deepEqual(read(hidden(rule)), ['We bake bread.'], rule)
    assert.deepEqual(
      page(hidden(rule)).cuts,
      [{ text: 'Nobody sees this text.', reason: 'is hidden by its style' }],
      rule,
    )
  }
  for (const style of [
    'display:none',
    'opacity:0',
    'position:absolute;top:-5000px',
    'color:#fff;background:#fff',
  ])
    assert.deepEqual(
      read(`${bread}<p style="${style}">Nobody sees this text.</p>`),
      ['We bake bread.'],
      style,
    )
})

test('what opens, turns, fades in or is painted otherwise is read', () => {
  for (const rule of [
    '.h{opacity:0;transition:opacity .4s}',
    '.h{opacity:0} .h.visible{opacity:1}',
    '.h{display:none} .open .h{display:block}',
    '.h{display:none} @media (min-width:600px){.h{display:block}}',
    '@media print{.h{display:none}}',
    '@media (max-width:600px){.h{display:none}}',
    '.h{max-height:0;overflow:hidden;transition:max-height .3s}',
    '.h{color:transparent;background-clip:text}',
    '.h span{display:none}',
    '.other .h{display:none}',
    '.h:hover{display:none}',
    '.h{color:#fff;background:url(night.jpg)}',
    '} .h{', // not a sheet at all
  ])
    assert.equal(read(hidden(rule)).length, 2, rule)
})

test('messages, windows that come by themselves and advertisements are left out with their reason', () => {
  const left = (html: string) => page(`${bread}${html}`).cuts.map(({ reason }) => reason)
  assert.deepEqual(left('<div role="alert">We are closed on Monday.</div>'), ['is a message of the page'])
  assert.deepEqual(left('<div class="toast show">Your basket was saved.</div>'), ['is a message of the page'])
  assert.deepEqual(left('<div class="w-form-done"><div>We will come back to you.</div></div>'), [
    'is a message of the page',
  ])
  assert.deepEqual(left('<div class="modal"><p>Ten percent for your mail.</p><input></div>'), [
    'is a window over the page',
  ])
  assert.deepEqual(left('<div><span>Advertisement</span><p>Cheap tyres at Tyre World.</p></div>'), [
    'is an advertisement',
  ])
  assert.deepEqual(left('<aside><p>Other people baked this, too.</p></aside>'), ['stands beside the page'])
})

test('a window that the page opens for more of the same is read', () => {
  const html = `<a href="#rye" data-bs-toggle="modal">Rye</a><div class="modal" id="rye"><div class="modal-body"><h3>Rye</h3>${bread}</div></div>`
  assert.deepEqual(read(html), ['Rye', 'We bake bread.'])
})

test('what a builder of websites forgot to take off a page is not read', () => {
  assert.deepEqual(
    read(`---\nlayout: default\ntitle: Home\n---\n${bread}<p>Call {{ site.phone }} today.</p>`),
    ['We bake bread.'],
  )
})

test('a reading keeps what it left out, each once and not without end', () => {
  const many = Array.from(
    { length: 300 },
    (_, number) => `<div hidden>Nobody sees these words number ${number}.</div>`,
  ).join('')
  const { leftOut = [], passages } = readingOf([
    page(`${bread}${many}<div hidden>${'Nobody sees this. '.repeat(90)}</div>`),
  ])
  assert.equal(passages.length, 1)
  assert.ok(leftOut.length > 20 && leftOut.length <= 200)
  assert.ok(
    leftOut.every(
      ({ text, url, reason }) => text.length <= 300 && url === 'https://x.test/' && reason === 'is hidden',
    ),
  )
})

test('offices behind the counter and pages of rules are not asked for', () => {
  const links = [
    ['/admin', 'Admin'],
    ['/driver.html', 'Drivers'],
    ['/thank-you', ''],
    ['/datenschutzerklaerung', ''],
    ['/p/7', 'Privacy Policy'],
    ['/driver-training', 'Driver training'],
    ['/privacy-fences-and-the-terms-we-build-on', 'Fences that give you privacy'],
  ].map(([path, words = '']) => ({ url: `https://x.test${path}`, words, language: '' }))
  assert.deepEqual(
    candidatesAmong(links).map(({ url }) => new URL(url).pathname),
    ['/driver-training'],
  )
})
