import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { directoryOf, listingAddress, namesShow, triesAgainAfter } from './directories.ts'

const apple = directoryOf('apple')
if (!apple) throw new Error('Apple is gone.')

describe('the address of a listing', () => {
  test('is a page of that place', () => {
    const address = 'https://podcasts.apple.com/gb/podcast/slow-bread/id1234567'
    assert.equal(listingAddress(apple, ` ${address} `), address)
  })

  test('is nothing else', () => {
    for (const typed of [
      '',
      'slow bread',
      'http://podcasts.apple.com/gb/podcast/id1',
      'https://podcasts.apple.com/',
      'https://podcasts.apple.com.evil.test/gb/podcast/id1',
      'https://evil.test/podcasts.apple.com/',
      'https://ada@podcasts.apple.com/gb/podcast/id1',
      'https://podcasts.apple.com:8443/gb/podcast/id1',
      'javascript:alert(1)//podcasts.apple.com/x',
      `https://podcasts.apple.com/${'a'.repeat(500)}`,
    ])
      assert.equal(listingAddress(apple, typed), undefined, typed)
  })
})

test('a page names a show however HTML spells it', () => {
  for (const page of [
    '<h1>Slow Bread &amp; Butter</h1>',
    'SLOW BREAD &#38; BUTTER',
    'slow&nbsp;bread &#x26; butter',
  ])
    assert.equal(namesShow(page, 'Slow Bread & Butter'), true, page)
  assert.equal(namesShow('<h1>Fast Bread & Butter</h1> &#99999999;', 'Slow Bread & Butter'), false)
})

test('who does not answer is asked again for a day, more and more seldom', () => {
  const pauses = Array.from({ length: 8 }, (_, tries) => triesAgainAfter(tries + 1))
  const sum = pauses.reduce<number>((all, each) => all + (each ?? 0), 0)
  assert.equal(pauses.at(-1), undefined)
  assert.ok(sum > 20 * 3600 && sum < 24 * 3600)
})
