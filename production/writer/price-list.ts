/** Rows of prices as they are read: the first of them where they are many, and what limits them. */
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import type { Excerpt } from './excerpt.ts'
import { bareOf } from './headings.ts'
import type { Note } from './price-notes.ts'
import { namesThing, type PriceRow } from './price-rows.ts'
import type { PageSection } from './sections.ts'
import type { Words } from './words-of.ts'

export type PriceList = Pick<Excerpt, 'kind' | 'sentences' | 'passages' | 'isSome'> & {
  heading?: string
  title?: string
}

/** Who hears nine prices keeps none; of so many the first are heard, as examples. */
const [mostOfAll, most, mostOfHeading] = [8, 6, 6]

type Around = { notes: readonly Note[]; section: PageSection; words: Words; isPart: boolean }

export function listOf(all: readonly PriceRow[], { notes, section, words, isPart }: Around): PriceList {
  const rows = all.length > mostOfAll ? all.slice(0, most) : all
  const over = overOf(rows, section, words)
  // Two prices under one heading: it is read once.
  const said = rows.flatMap(({ said }, at) =>
    said.length > 1 && rows[at - 1]?.said[0]?.startsWith(said[0]?.slice(0, -1) ?? '') ? said.slice(1) : said,
  )
  const passages = [...rows.flatMap((row) => row.passages), ...notes.map(({ passage }) => passage)]
  return {
    ...{ kind: 'prices', passages: [...new Set([...(over ? [over.passage] : []), ...passages])] },
    sentences: [...(over ? [over.said] : []), ...said, ...notes.map(({ sentence }) => sentence)],
    ...((isPart || rows.length < all.length) && { isSome: true }),
    ...(isBySelf(rows, section, words) && { heading: '', title: '' }),
  }
}

/** Each row says what it is the price of, and what stands above them is one of them, or a slogan. */
const isBySelf = (rows: readonly PriceRow[], { heading }: PageSection, words: Words) =>
  rows.every(({ by }) => by !== 'neighbours') &&
  !words.prices.in(heading) &&
  (rows.some(({ isCard }) => isCard) ||
    !namesThing(heading, words) ||
    words.labelStarts.startOf(heading) !== undefined)

/** `Pilates fees` says what its rows are the prices of; `Our prices` does not. */
function overOf(rows: readonly PriceRow[], { heading, under }: PageSection, words: Words) {
  const bare = bareOf(heading).replace(/:$/, '')
  const isOver =
    under !== undefined &&
    (words.prices.in(bare) !== undefined || rows.some(({ by }) => by === 'neighbours')) &&
    countWords(bare) <= mostOfHeading &&
    !bare.endsWith('?') &&
    namesThing(bare, words) &&
    !wordsIn(bare).every((word) => rows.some(({ thing }) => wordsIn(thing).includes(word)))
  return isOver ? { said: `${bare}.`, passage: under } : undefined
}
