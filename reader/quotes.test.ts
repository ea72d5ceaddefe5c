import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const page = (text: string) =>
  parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
const quotes = (html: string) =>
  readingOf([page(html)])
    .passages.filter(({ kind }) => kind === 'quote')
    .map(({ by = '', text }) => `${by}: ${text.split('\n')[0]}`)

const said = 'The bread was warm and the queue was short.'
const stars = '<div class="stars">★★★★★</div>'

test('a quotation keeps whoever signed it, wherever the name stands', () => {
  for (const html of [
    `<blockquote>“${said}”<cite>Mo D.</cite></blockquote>`,
    `<blockquote>“${said}” — Mo D., Leeds</blockquote>`,
    `<div class="review">${stars}<p>“${said}”</p><div class="reviewer-name"><strong>Mo D.</strong><span>Leeds — Rye</span></div></div>`,
    `<figure><blockquote>“${said}”</blockquote><figcaption>Mo D.</figcaption></figure>`.replace(
      '<figure>',
      '<figure class="testimonial">',
    ),
    `<p>“${said}”</p><p>– Mo D.</p>`,
    `<div class="review"><div>MD</div><div>Mo D.</div><div>Google review</div>${stars}<p>“${said}”</p></div>`,
    `<div class="card">${stars}<p>“${said}”</p><strong>Mo D.</strong><span>Baker, Leeds</span></div>`,
    `<div class="p-8"><div><i class="fa fa-star"></i><i class="fa fa-star"></i><i class="fa fa-star"></i></div><p>“${said}”</p><div><h4>Mo D.</h4><span>Facebook Review</span></div></div>`,
    `<div class="review">${stars}<p>“${said}”</p><div>Mo D.Yelp · Five stars</div></div>`,
    `<div class="review">${stars}<p>“${said}”</p><div><strong>Mo D.</strong><span>Anniversaire</span></div></div>`,
    `<div class="review"><div><span>M</span> <span>Mo D.</span></div>${stars}<p>“${said}”</p></div>`,
    `<div class="testimonial-item"><h3>Mo D.</h3><h4>Leeds</h4><div><i class="bi-star-fill"></i><i class="bi-star-fill"></i><i class="bi-star-fill"></i></div><p>“${said}”</p></div>`.replace(
      /[“”]/g,
      '',
    ),
    `<div class="card"><h3>Leeds</h3>${stars}<p>“${said}”</p><p>Mo D. – Leeds</p></div>`,
    // Stars in a picture, a name that is a heading, and a town.
    `<article class="reviews__review"><svg></svg><blockquote class="review"><p>“${said}”</p></blockquote><span>... See more</span><h3 class="review-name">Mo D.</h3><p class="review-city">Rye</p></article>`,
    `<div class="quote-card"><p>“${said}”</p><div class="cite-name">Mo D. — Rye, Sussex</div></div>`,
    `<article class="review"><p>“${said}”</p><div class="review__author"><span>MD</span> <span><b>Mo D.</b><span>Hace un año · Google</span></span></div></article>`,
    `<div class="review">${stars}<p>“${said}”</p><div>Mo D.Building Contractor, Rye</div></div>`,
    `<div class="review-card">${stars}<p>It took us ten years to find a baker.</p><p class="quote">“${said}”</p><p>Mo D.</p></div>`,
  ])
    assert.deepEqual(
      quotes(html).map((text) => text.replace(/[“”]/g, '')),
      [`Mo D.: ${said}`],
      html,
    )
})

test('a paragraph that is a signed quotation stays as it stands', () =>
  assert.deepEqual(quotes(`<p>“${said}” Mo D.</p>`), [`Mo D.: “${said}” Mo D.`]))

test('stars and badges of platforms are no part of what was said', () => {
  assert.deepEqual(
    quotes(
      `<div class="review">${stars}<p>5.0</p><p>Verified Google Review</p><p>${said}</p><p>2 months ago</p><p>Mo D.</p></div>`,
    ),
    [`Mo D.: ${said}`],
  )
})

test('what nobody signed has no name, and a role is none', () => {
  for (const html of [
    `<blockquote>“${said}”</blockquote>`,
    `<blockquote>“${said}” — Operations Director, Retail Brand</blockquote>`,
    `<blockquote>“${said}” — Operations Clerk</blockquote>`,
    `<blockquote>“${said}”</blockquote><h2>Our Services</h2><p>We bake.</p>`,
    `<blockquote>“${said}”</blockquote><div>Frequently Asked</div>`,
  ])
    assert.deepEqual(
      quotes(html).map((text) => text.split(':')[0]),
      [''],
      html,
    )
})

test('what the website writes small somewhere is no name', () => {
  const html = `<p>We take digital radiography seriously.</p><div class="review">${stars}<p>“${said}”</p><p>Digital Radiography</p></div>`
  assert.deepEqual(quotes(html), [`: “${said}”`])
})

test('a customer may have a business', () => {
  const ours = '“Our customers ask where the bread comes from.”'
  const signed = `<p>${ours}</p><div class="reviewer-name">Ruth Oakes</div>`
  assert.deepEqual(quotes(`<div class="review">${stars}${signed}</div>`), [`Ruth Oakes: ${ours}`])
  assert.deepEqual(quotes(`<blockquote>${ours}<cite>Ruth Oakes</cite></blockquote>`), [`: ${ours}`])
})

test('whoever works there or speaks for the house is no customer', () => {
  const team = '<h2>Our people</h2><p>Nell Aldous runs the ovens.</p>'
  assert.deepEqual(quotes(`${team}<blockquote>“${said}”<cite>Nell Aldous</cite></blockquote>`), [
    `: “${said}”`,
  ])
  const founded = 'We started this bakery in a garage with one oven.'
  assert.deepEqual(quotes(`<blockquote>“${founded}”<cite>Ruth Oakes</cite></blockquote>`), [`: “${founded}”`])
})

test('a box that is only called after quotations is read as what it holds', () => {
  const html = `<div class="testimonial"><h3>Rye Bread</h3><p>We bake it slowly, for ten hours at least.</p></div>`
  assert.deepEqual(
    page(html).blocks.map(({ kind, text }) => `${kind} ${text}`),
    ['heading Rye Bread', 'text We bake it slowly, for ten hours at least.'],
  )
})

test('several reviews in one box are several', () => {
  assert.deepEqual(
    quotes(
      `<div class="testimonial"><p>“${said}”</p><p>Mo D.</p><p>“Nothing is left by noon, ever.”</p><p>Ann B.</p></div>`,
    ),
    [`Mo D.: “${said}”`, 'Ann B.: “Nothing is left by noon, ever.”'],
  )
})

test('a review that nobody has filled in is left out', () => {
  const { blocks, cuts } = page(
    '<div class="review"><p class="quote">[Add a customer quote here]</p><p>Mo D.</p></div>',
  )
  assert.deepEqual([blocks.length, cuts[0]?.reason], [0, 'is a template that nobody has filled in'])
})
