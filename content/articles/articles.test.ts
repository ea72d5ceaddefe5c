import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleHeads, articles, articleWith } from './articles.ts'

test('the four articles of the launch are there, newest first', () => {
  assert.deepEqual(
    articleHeads.map(({ slug, published }) => [slug, published]),
    [
      ['podcasts-vs-blogs-vs-video-2025', '2025-01-15'],
      ['hidden-roi-corporate-podcasts', '2024-03-01'],
      ['podcast-scripts-for-ai-voices', '2024-01-25'],
      ['scaling-thought-leadership-startups-podcasts', '2024-01-18'],
    ],
  )
})

test('every article has contents to jump to, minutes to read and another to go on with', () => {
  for (const { slug, contents, minutes, related, html } of articles()) {
    assert.ok(contents.length >= 4, slug)
    assert.ok(minutes >= 4 && minutes <= 12, `${slug}: ${minutes}`)
    assert.notEqual(articleWith(related)?.slug, slug)
    for (const { id } of contents) assert.equal(html.split(` id="${id}"`).length, 2)
  }
})

test('no two articles look alike on the shelf', () => {
  assert.equal(new Set(articles().map(({ cover }) => cover.composition)).size, articles().length)
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
