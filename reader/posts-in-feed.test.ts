import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { feedOfPage, postsInFeed } from './posts-in-feed.ts'

const at = 'https://bakery.test/feed.xml'
const rye = { id: 'n1', title: 'Rye & more', url: 'https://bakery.test/rye' }

describe('the posts of a feed', () => {
  const feeds = {
    RSS: `<rss><channel><title>Blog</title><item><title>Rye &amp; more</title><link>/rye</link><guid>n1</guid></item></channel></rss>`,
    Atom: `<feed><title>Blog</title><entry><id>n1</id><title type="html">Rye &amp;amp; more</title><link rel="edit" href="/x"/><link href="https://bakery.test/rye"/></entry></feed>`.replace(
      '&amp;amp;',
      '&amp;',
    ),
    RDF: `<rdf:RDF><item><title><![CDATA[Rye & more]]></title><link>https://bakery.test/rye</link><guid>n1</guid></item></rdf:RDF>`,
    JSON: JSON.stringify({ items: [{ id: 'n1', title: 'Rye & more', url: '/rye' }, { title: 3 }, null] }),
  }
  for (const [kind, text] of Object.entries(feeds))
    test(`are read from ${kind}`, () => assert.deepEqual(postsInFeed(text, at), [rye]))

  test('are none where it is no feed, is broken or hostile', () => {
    for (const text of ['<html><body>Hi</body></html>', '{"items": 3}', '{', '<rss>'.repeat(50_000), ''])
      assert.equal(postsInFeed(text, at), undefined)
    const odd = `<rss><item><title>x</title><link>javascript:alert(1)</link></item><item><title></title><link>/a</link></item></rss>`
    assert.deepEqual(postsInFeed(odd, at), [])
  })

  test('are found by the page that names its feed', () => {
    assert.equal(feedOfPage('<b>'.repeat(1_700_000), at), undefined) // in no time: each would cost more than the last
    const page = `<link rel="stylesheet" href="/x"><link rel="alternate" type="application/rss+xml" href="/feed.xml">`
    assert.equal(feedOfPage(page, 'https://bakery.test/blog'), at)
    assert.equal(feedOfPage('<p>Hi</p>', at), undefined)
  })
})
