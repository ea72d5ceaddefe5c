import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { parseRssFeed } from 'feedsmith'
import { XmlDocument } from 'libxml2-wasm'
import { parseFeed } from 'podcast-partytime'
import { staying } from '#domain/leaving.ts'
import { mediaFiles } from '#domain/published-episode.ts'
import { showFeed } from '#feeds/show-feed.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { showTexts } from '#test/shows-under-test.ts'

const show = {
  ...showTexts,
  ...staying,
  isLocked: true,
  showId: '',
  ownerShownUntil: null,
  podcastGuid: '9b024349-ccf0-5f69-a609-6b82873eab3c',
  publicSince: new Date('2026-01-01'),
}
const nasty = [
  ...hostileTexts,
  'nul \0 here',
  'half \ud800 of it',
  'other \udc00 half',
  '\ufffe\uffff',
  ']]>',
  '\u0001',
]
const cannotBeSaid = '\0\u0001\ufffe\uffff'
const nastyText = (at: number) => nasty[at % nasty.length] ?? ''

const episodes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    guid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    slug: `episode-${count - at}`,
    number: count - at,
    title: `Part ${at} ${nastyText(at)} end`,
    description: `What ${nastyText(at + 1)} says.\n${nastyText(at + 2)}`,
    publishedAt: new Date(Date.UTC(2026, 0, 1, 12, count - at)),
    seconds: 144.4,
    language: 'en',
    version: '0a1b2c3d',
    bytes: 4321,
    isLink: false,
    came: null,
    files: mediaFiles,
  }))
const feedOf = (count: number, changes: object = {}) =>
  showFeed({
    origin: 'https://shows.test',
    show: { ...show, ...changes },
    episodes: episodes(count),
    showsOwner: false,
  })

/** As parsed: readers trim and fold what XML leaves. */
const plain = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

describe('a feed', () => {
  const text = feedOf(500, { title: `Slow ${nasty.join(' ')}`, description: nasty.join(' ') })
  const document = XmlDocument.fromString(text)
  after(() => document.dispose())
  const valuesOf = (path: string) =>
    document
      .find(path, {
        itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
        podcast: 'https://podcastindex.org/namespace/1.0',
      })
      .map((node) => node.content)

  test('of 500 hostile episodes is read alike by three readers', () => {
    const [titles, guids] = [valuesOf('//item/title').map(plain), valuesOf('//item/guid')]
    assert.equal(titles.length, 500)
    const smith = parseRssFeed(text).items ?? []
    assert.deepEqual(
      smith.map(({ guid }) => guid?.value),
      guids,
    )
    const party = parseFeed(text)?.items ?? []
    assert.deepEqual(
      party.map(({ guid }) => guid),
      guids,
    )
    assert.deepEqual(
      party.map(({ enclosure }) => enclosure.url),
      smith.map(({ enclosures }) => enclosures?.[0]?.url),
    )
    assert.equal(party[0]?.enclosure.length, 4321)
  })

  test('says what it was given, without what XML cannot say', () => {
    const cleaned = (text: string) =>
      plain(text.toWellFormed().replaceAll(new RegExp(`[${cannotBeSaid}]`, 'g'), ''))
    assert.deepEqual(
      valuesOf('//item/title').map(plain),
      episodes(500).map(({ title }) => cleaned(title)),
    )
  })

  test('has what PSP-1 and Apple ask for', () => {
    const channel = '/rss/channel/'
    for (const needed of [
      'title',
      'link',
      'description',
      'language',
      'itunes:category/@text',
      'itunes:explicit',
      'itunes:image/@href',
      'itunes:author',
      'podcast:guid',
      'podcast:locked',
      'podcast:medium',
    ])
      assert.equal(valuesOf(channel + needed).length, 1, needed)
    for (const needed of [
      'title',
      'guid',
      'link',
      'pubDate',
      'description',
      'enclosure/@length',
      'itunes:duration',
      'itunes:image/@href',
      'podcast:chapters/@url',
      'podcast:txt',
    ])
      assert.equal(valuesOf(`//item/${needed}`).length, 500, needed)
    assert.equal(valuesOf('//item/podcast:transcript').length, 1000)
    assert.equal(valuesOf(`${channel}itunes:category/itunes:category/@text`)[0], 'Food')
    assert.equal(valuesOf('//item[1]/pubDate')[0], 'Thu, 01 Jan 2026 20:20:00 +0000')
    assert.equal(
      valuesOf('//item[1]/enclosure/@url')[0],
      'https://shows.test/audio/slow-bread/episode-500.mp3',
    )
    assert.deepEqual([...new Set(valuesOf('//podcast:txt[@purpose="ai-content"]'))], ['true'])
  })

  test('names its owner only while it is shown', () => {
    const shown = { origin: 'https://shows.test', show, episodes: episodes(1) }
    assert.doesNotMatch(showFeed({ ...shown, showsOwner: false }), /ada@bakery\.test/)
    assert.equal(parseFeed(showFeed({ ...shown, showsOwner: true }))?.owner?.email, 'ada@bakery.test')
  })

  test('without an episode is well-formed, too', () => {
    using empty = XmlDocument.fromString(feedOf(0))
    assert.equal(empty.find('//item').length, 0)
  })
})
