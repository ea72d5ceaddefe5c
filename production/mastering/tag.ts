/** What an MP3 says about itself (ID3v2.3), with chapters (ID3v2 Chapter Frame Addendum). */
import NodeID3 from 'node-id3'
import { withoutDirections } from '#domain/directions.ts'
import { aiDisclosure, type EpisodeChapter } from '#domain/episode.ts'

type TagWords = {
  show: string
  title: string
  chapters: readonly EpisodeChapter[]
  seconds: number
  /** A JPEG. */
  cover?: Uint8Array
}

const headLength = 10

/** `reserved` makes it so many bytes long, as the format allows: to be written first and corrected at the end. */
export function tagOf({ show, title, chapters, seconds, cover }: TagWords, reserved?: number): Uint8Array {
  const tag = NodeID3.create({
    title: plain(title),
    artist: plain(show),
    album: plain(show),
    genre: 'Podcast',
    length: String(Math.round(1000 * seconds)),
    language: 'eng',
    comment: { language: 'eng', text: aiDisclosure },
    userDefinedText: [{ description: 'AI-CONTENT', value: 'true' }],
    ...(cover && { image: picture(cover) }),
    tableOfContents: [{ elementID: 'toc', isOrdered: true, elements: chapters.map((_, i) => `chp${i}`) }],
    chapter: chapters.map(({ title, start, end }, i) => ({
      elementID: `chp${i}`,
      startTimeMs: Math.round(1000 * start),
      endTimeMs: Math.round(1000 * end),
      tags: { title: plain(title) },
    })),
  })
  return reserved === undefined ? tag : padded(tag, reserved)
}

const picture = (cover: Uint8Array) => ({
  mime: 'image/jpeg',
  type: { id: 3, name: 'front cover' },
  description: 'Cover',
  imageBuffer: Buffer.from(cover),
})

/** A tag ends a text at its first NUL, and players break lines where a title has none. */
const plain = (text: string) =>
  withoutDirections(text)
    .toWellFormed()
    .replace(/[\p{Cc}\s]*\p{Cc}[\p{Cc}\s]*/gu, ' ')
    .trim()

function padded(tag: Uint8Array, length: number): Uint8Array {
  if (tag.length > length) throw new Error(`A tag of ${tag.length} bytes does not fit into ${length}`)
  const longer = new Uint8Array(length)
  longer.set(tag)
  for (const [i, shift] of [21, 14, 7, 0].entries()) longer[6 + i] = ((length - headLength) >> shift) & 0x7f
  return longer
}

/** How long the tag at the beginning of a file is. */
export function tagLength(file: Uint8Array): number {
  if (String.fromCharCode(...file.subarray(0, 3)) !== 'ID3') return 0
  return file.subarray(6, headLength).reduce((sum, byte) => (sum << 7) | byte, 0) + headLength
}
