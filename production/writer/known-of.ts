/** What is known of a website as a whole, when one of its excerpts is looked at. */
import { placeOfBusiness } from '#domain/addresses.ts'
import type { Reading } from '#domain/evidence.ts'
import { wordsIn } from '#reader/phrases.ts'
import { type Excerpt, textOfExcerpt } from './excerpt.ts'
import type { KnownOfWebsite } from './marked.ts'
import type { Range } from './range.ts'
import type { Words } from './words-of.ts'

export const knownOf = (
  reading: Reading,
  excerpts: readonly Excerpt[],
  words: Words,
  small: ReadonlySet<string>,
  range: Range,
): KnownOfWebsite => ({
  name: reading.name,
  small,
  about: aboutOf(reading),
  isOnePersons: isOnePersons(excerpts, words),
  untold: new Set([...words.commonest, ...wordsIn(reading.name)]),
  town: placeOfBusiness(reading).town?.said,
  offered: new Set(range.map(({ text }) => text.slice(0, -1).toLowerCase())),
  offers: new Set(range.map(({ passage }) => passage)),
  standsOf: standingAmong(excerpts),
})

/** It says I more often than we, there where it speaks to customers; a page of people says I in any house. */
function isOnePersons(excerpts: readonly Excerpt[], { oneself, firstPerson }: Words): boolean {
  const own = excerpts.filter(({ kind }) => kind !== 'review')
  const toCustomers = own.filter(({ role }) => role === 'home' || role === 'services' || role === 'prices')
  const said = (toCustomers.some((each) => firstPerson.in(textOfExcerpt(each))) ? toCustomers : own).map(
    textOfExcerpt,
  )
  const ones = said.filter((text) => oneself.in(text)).length
  return ones * 2 > said.filter((text) => firstPerson.in(text)).length
}

/** The title and the description of its first page: what it calls itself. */
const aboutOf = ({ pages, passages, url }: Reading) =>
  [
    pages[0]?.title ?? '',
    ...passages
      .filter((passage) => passage.url === url && passage.heading === '')
      .slice(0, 2)
      .map(({ text }) => text),
  ].join(' ')

function standingAmong(excerpts: readonly Excerpt[]): KnownOfWebsite['standsOf'] {
  const pages = Map.groupBy(excerpts, ({ url }) => url)
  return (excerpt) => {
    const page = pages.get(excerpt.url) ?? [excerpt]
    return {
      ...{ onPage: page.indexOf(excerpt), ofPage: page.length },
      ...{ onWebsite: excerpts.indexOf(excerpt), ofWebsite: excerpts.length },
    }
  }
}
