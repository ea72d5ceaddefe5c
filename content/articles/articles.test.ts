import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleHeads, articles, articleWith } from './articles.ts'

test('the four articles of the launch are there, and all stand newest first', () => {
  const dates = new Map(articleHeads.map(({ slug, published }) => [slug, published]))
  assert.equal(dates.get('podcasts-vs-blogs-vs-video-2025'), '2025-01-15')
  assert.equal(dates.get('hidden-roi-corporate-podcasts'), '2024-03-01')
  assert.equal(dates.get('podcast-scripts-for-ai-voices'), '2024-01-25')
  assert.equal(dates.get('scaling-thought-leadership-startups-podcasts'), '2024-01-18')
  assert.deepEqual([...dates.values()], [...dates.values()].sort().reverse())
})

test('every article has contents to jump to, minutes to read and another to go on with', () => {
  for (const { slug, contents, minutes, related, html } of articles()) {
    assert.ok(contents.length >= 4, slug)
    assert.ok(minutes >= 4 && minutes <= 12, `${slug}: ${minutes}`)
    assert.notEqual(articleWith(related)?.slug, slug)
    for (const { id } of contents) assert.equal(html.split(` id="${id}"`).length, 2)
  }
})

test('no two articles look alike side by side on the shelf', () => {
  const shelf = articles().map(({ cover }) => cover.composition)
  for (const [at, composition] of shelf.entries()) assert.notEqual(composition, shelf[at + 1])
})

test('an unknown slug is no article', () => {
  assert.equal(articleWith('toString'), undefined)
})

test('what lists name of an article is what it says itself', () => {
  assert.deepEqual(
    articleHeads.map(({ cover: _, ...head }) => head),
    articles().map(({ words, minutes, sentences, contents, cover, html, ...head }) => head),
  )
})
