import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkedText } from './linked-text.ts'

test('prose without links is one part', () => {
  assert.deepEqual(linkedText('Nothing to follow here.'), [{ text: 'Nothing to follow here.' }])
})

test('an e-mail address becomes a link, and the full stop after it does not', () => {
  assert.deepEqual(linkedText('Write to hello@offmic.example.'), [
    { text: 'Write to ' },
    { text: 'hello@offmic.example', href: 'mailto:hello@offmic.example' },
    { text: '.' },
  ])
})

test('words in brackets lead to a page of ours', () => {
  assert.deepEqual(linkedText('See the [privacy page](/privacy) first.'), [
    { text: 'See the ' },
    { text: 'privacy page', href: '/privacy' },
    { text: ' first.' },
  ])
})

test('no character is lost, however often a link occurs', () => {
  const prose = 'a@b.example, c@d.example and [e](/f)'
  const words = linkedText(prose).map(({ text }) => text)
  assert.equal(words.join(''), 'a@b.example, c@d.example and e')
})

test('a paragraph sign, a bracket or an at sign alone is no link', () => {
  const prose = '(2) [draft] 5 @ 3'
  assert.deepEqual(linkedText(prose), [{ text: prose }])
})

test('no line ends between a section sign or an article and its number', () => {
  const [part] = linkedText('(§ 312g BGB, Art. 6 GDPR)')
  assert.equal(part?.text, '(§\u00a0312g BGB, Art.\u00a06 GDPR)')
})
