import type { Reading, Unreadable } from '#domain/evidence.ts'
import { addressOfText } from '#domain/website-name.ts'
import { type Block, kindOfText } from './block.ts'
import { cleanText, countPageWords, oneCleanLine } from './clean-text.ts'
import { pageOfBlocks } from './page-of-blocks.ts'
import type { ParsedPage } from './parse-page.ts'
import { joinQuestions } from './questions.ts'
import { readingOf } from './reading-of.ts'
import { piecesOfText } from './text-lines.ts'
import { whyUnreadable } from './why-unreadable.ts'

export type TextRead = { outcome: 'read'; reading: Reading } | ({ outcome: 'unreadable' } & Unreadable)

type Text = { text: string; business: string }

/** A text that somebody has handed us, read like the one page of a website that nobody else can open. */
export function readText(handed: Text): TextRead {
  const { reading, page } = readingOfText(handed)
  return whyUnreadable(reading, page) ?? { outcome: 'read', reading }
}

export function readingOfText({ text, business }: Text): { reading: Reading; page: ParsedPage } {
  const blocks = joinQuestions(blocksOf(text))
  const page = pageOfBlocks(addressOfText(business), business, blocks)
  // There is no host: whoever is told why nothing comes of it knows the business.
  return { reading: { ...readingOf([page]), host: business, name: business }, page }
}

/** A short line without an end is a heading, as people write them; what begins with a dash or a dot is an item. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let heading = ''
  for (const paragraph of paragraphsOf(text))
    if (isHeading(paragraph)) {
      heading = oneCleanLine(paragraph.replace(/^#+\s*/, ''))
      blocks.push({ kind: 'heading', heading: '', text: heading })
    } else {
      blocks.push(...itemsOf(paragraph, heading))
    }
  return blocks
}

const bullet = /^[-*•–]\s+/

const paragraphsOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?=[^\S\n]*(?:\n|#|[-*•–]\s))/)
    .map(cleanText)
    .filter((paragraph) => /\p{L}/u.test(paragraph))

const isHeading = (paragraph: string) =>
  /^#+\s/.test(paragraph) ||
  (!paragraph.includes('\n') &&
    countPageWords(paragraph) <= 9 &&
    !bullet.test(paragraph) &&
    !/[.!?:;,…]["”']?$/.test(paragraph) &&
    !/\d/.test(paragraph))

function itemsOf(paragraph: string, heading: string): Block[] {
  const usual = bullet.test(paragraph) ? 'list' : 'text'
  const line = oneCleanLine(paragraph.replace(bullet, ''))
  const pieces = countPageWords(line) < 2 ? [] : piecesOfText(line)
  return pieces.map((piece) => ({ kind: kindOfText(piece, usual), heading, text: piece }))
}
