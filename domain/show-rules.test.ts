import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isShowSlug, slugOf } from './public-show.ts'
import { againstEpisode, againstShow } from './show-rules.ts'

const fit = {
  slug: 'slow-bread',
  title: 'Slow Bread',
  description: 'What a loaf does at night.',
  category: 'Arts > Food',
  language: 'en-GB',
  author: 'Mill Lane Bakery',
  website: 'https://bakery.test/',
  ownerEmail: '',
  episodes: 1,
}
const part = {
  title: 'Twenty hours',
  description: 'Why the dough waits.',
  show: 'Slow Bread',
  seconds: 144,
  bytes: 5000,
  storedBytes: 5000,
}

describe('the gate of a show', () => {
  test('lets through what every directory takes', () => assert.deepEqual(againstShow(fit), []))

  const refused = {
    'no-title': { title: '' },
    'long-title': { title: 'x'.repeat(256) },
    'bad-slug': { slug: 'Slow Bread' },
    'no-description': { description: 'Bread.' },
    'long-description': { description: 'ä b '.repeat(801) },
    'no-category': { category: 'Baking' },
    'no-language': { language: 'english' },
    'no-author': { author: '' },
    'long-author': { author: 'x'.repeat(256) },
    'no-website': { website: 'http://bakery.test/' },
    'bad-owner': { ownerEmail: 'ada' },
    'no-episode': { episodes: 0 },
  }
  for (const [rule, changes] of Object.entries(refused))
    test(`says ${rule}, and nothing else`, () =>
      assert.deepEqual(againstShow({ ...fit, ...changes }), [rule]))

  test('counts bytes, not letters: 4,000 pass, 4,001 do not', () => {
    const description = `${'ä'.repeat(1998)} a b`
    assert.deepEqual(againstShow({ ...fit, description }), [])
    assert.deepEqual(againstShow({ ...fit, description: `${description}c` }), ['long-description'])
  })
})

describe('the gate of an episode', () => {
  test('lets through what apps show well', () => assert.deepEqual(againstEpisode(part), []))

  const refused = {
    'no-title': [{ title: '' }],
    'long-title': [{ title: 'x'.repeat(256) }],
    'number-in-title': ['Episode 3', '#3 Rye', '3. Rye', '12: Rye', 'Ep. 4, rye', 'Folge 2'].map((title) => ({
      title,
    })),
    'show-in-title': [{ title: 'Rye | slow bread' }],
    'no-description': [{ description: 'Rye' }],
    'long-description': [{ description: 'a b '.repeat(1001) }],
    'no-sound': [{ storedBytes: undefined }, { storedBytes: 4999 }, { seconds: 0 }],
  }
  for (const [rule, all] of Object.entries(refused))
    test(`says ${rule}, and nothing else`, () => {
      for (const changes of all) assert.deepEqual(againstEpisode({ ...part, ...changes }), [rule])
    })

  test('knows a number that belongs to the sentence', () => {
    for (const title of ['3 ways to wait', '1994 and what came after', 'Episodes of rain'])
      assert.deepEqual(againstEpisode({ ...part, title }), [])
  })
})

test('a name for addresses follows from a title', () => {
  assert.equal(slugOf('  Größe & Brot: Slow Bread! '), 'grosse-brot-slow-bread')
  assert.equal(slugOf('面包'), '')
  assert.ok(slugOf('bread '.repeat(40)).length <= 60)
  assert.ok(isShowSlug(slugOf('bread '.repeat(40))))
  for (const slug of ['samples', 'ident', 'a--b', '-a', 'A', '', 'a/b']) assert.equal(isShowSlug(slug), false)
})
