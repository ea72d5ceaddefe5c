import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const reviews = (html: string) =>
  readingOf([parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text: html })])
    .passages.filter(({ kind }) => kind === 'quote')
    .map(({ by = 'nobody', text }) => `${by}: ${text.split('\n')[0]}`)

const said = 'They have worked with our pupils for years, and we would not do without them.'

test('a name with what somebody does, below what is said among reviews, signs it', () => {
  const signed = (below: string) => reviews(`<h2>Reviews</h2><p>${said}</p><p>${below}</p>`)
  for (const [below, by] of [
    ['Ms Ada Baker Deputy Headteacher Hill Primary School', 'Ms Ada Baker'],
    ['Mo Dunne Lead Learning Mentor Hill Primary School', 'Mo Dunne'],
    ['Mo Dunne came to see every one of our teachers twice', 'nobody'],
    ['Primary School Manager of the Year in the whole county', 'nobody'],
  ] as const)
    assert.deepEqual(signed(below).slice(0, 1), [`${by}: ${said}`], below)
})

test('three letters are a name, and capitals a picture of one', () => {
  const signed = (name: string) => reviews(`<p>“${said}”<br>- ${name}, Chynna &amp; Georgia</p>`)
  assert.deepEqual(signed('Jan'), [`Jan: “${said}”`])
  const card = (above: string) =>
    `<div class="testimonial-card">★★★★★<p>${above}</p><p>${said}</p><p>Ann</p></div>`
  assert.deepEqual(reviews(card('AB')), [`Ann: ${said}`])
})

test('a heading of the template names nothing, and when and where it was said is no part of it', () => {
  const slide = (by: string) =>
    `<li><h3>Slide title</h3><p>${said}</p><br><p><strong>- ${by}</strong></p></li>`
  assert.deepEqual(reviews(`<h2>Reviews</h2><ul>${slide('Matt R.')}${slide('Brandi')}</ul>`), [
    `Matt R.: ${said}`,
    `Brandi: ${said}`,
  ])
  const content = `<div class="testimonial-content"><h4>Mo D.</h4><p>${said}</p><span>December 2024</span> <a href="https://yelp.test">View on Yelp</a></div>`
  assert.deepEqual(reviews(`<div class="testimonial-card">★★★★★${content}</div>`), [`Mo D.: ${said}`])
})
