import assert from 'node:assert/strict'
import { test } from 'node:test'
import NodeID3 from 'node-id3'
import { aiDisclosure } from '#domain/episode.ts'
import { tagLength, tagOf } from './tag.ts'

const words = {
  show: 'Slow Crust',
  title: 'Sold out by ten',
  seconds: 61.5,
  chapters: [
    { title: 'First', start: 0, end: 30.25 },
    { title: 'Second', start: 30.25, end: 61.5 },
  ],
}
const read = (tag: Uint8Array) => NodeID3.read(Buffer.from(tag))

test('a tag says what the episode is, where its chapters are and that its voices are made by a machine', () => {
  const { title, artist, album, length, comment, chapter, tableOfContents } = read(tagOf(words))
  assert.deepEqual([title, artist, album, length], ['Sold out by ten', 'Slow Crust', 'Slow Crust', '61500'])
  assert.equal(comment?.text, aiDisclosure)
  assert.deepEqual(
    chapter?.map(({ startTimeMs, endTimeMs, tags }) => [startTimeMs, endTimeMs, tags?.title]),
    [
      [0, 30_250, 'First'],
      [30_250, 61_500, 'Second'],
    ],
  )
  assert.deepEqual(tableOfContents?.[0]?.elements, ['chp0', 'chp1'])
})

const hostile = [
  '<script>alert(1)</script>',
  "Robert'); DROP TABLE episodes;--",
  '日本語のタイトル',
  'Zalgo t̶e̷x̵t and 👩‍👩‍👧‍👦 families',
  'AC/DC; Simon & Garfunkel / live',
  '(17)Rock ((not a genre)',
  'ÿþ looks like a byte order mark',
  'ID3 TIT2 CHAP',
  'x'.repeat(5000),
  '',
]

for (const title of hostile)
  test(`a title is read back as it was written: ${title.slice(0, 40) || 'an empty one'}`, () => {
    const chapters = [{ title, start: 0, end: 61.5 }]
    const tag = read(tagOf({ ...words, title, show: title, chapters }))
    assert.deepEqual(
      [tag.title ?? '', tag.album ?? '', tag.chapter?.[0]?.tags?.title ?? ''],
      [title, title, title],
    )
    assert.equal(tag.comment?.text, aiDisclosure)
  })

test('what no tag can hold becomes a space: ends of text, line breaks, halves of characters', () => {
  assert.equal(
    read(tagOf({ ...words, title: 'one\0two\r\nthree\u0007 \ud83d' })).title,
    'one two three \ufffd',
  )
})

test('a mark that turns the direction of writing is in no title: it would turn the words of the player, too', () => {
  const { title, chapter } = read(
    tagOf({
      ...words,
      title: '\u202ebackwards\u2069',
      chapters: [{ title: '\u2067Night', start: 0, end: 1 }],
    }),
  )
  assert.equal(title, 'backwards')
  assert.doesNotMatch(JSON.stringify(chapter), /\p{Bidi_Control}/u)
})

test('a cover comes back byte for byte', () => {
  const cover = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 31) % 256)
  const { image } = read(tagOf({ ...words, cover }))
  assert.ok(typeof image === 'object')
  assert.deepEqual(Uint8Array.from(image.imageBuffer), cover)
  assert.equal(image.mime, 'image/jpeg')
})

test('a tag can be made longer, to be written before anything else is known', () => {
  const tag = tagOf(words, 4000)
  assert.equal(tag.length, 4000)
  assert.equal(tagLength(tag), 4000)
  assert.equal(read(tag).title, 'Sold out by ten')
  assert.throws(() => tagOf(words, 50), /does not fit/)
})

test('a file without a tag has one of no length', () => assert.equal(tagLength(new Uint8Array(20)), 0))
