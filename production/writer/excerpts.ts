/** All that could be read aloud of a website, and what could not, with the reason. */

import type { LeftOut, Passage, Reading } from '#domain/evidence.ts'
import { answerExcerpt } from './answers.ts'
import { type Excerpt, textOfExcerpt } from './excerpt.ts'
import { disputedBeginning } from './founded.ts'
import { rowExcerpt, rowIn } from './lists.ts'
import { isPolicyPage } from './policy-page.ts'
import type { PriceList } from './price-list.ts'
import { pricesInSections } from './prices.ts'
import { proseExcerpts } from './prose.ts'
import { reviewExcerpt } from './reviews.ts'
import { rowOf, rowsOfCustomers } from './rows-of-customers.ts'
import { type PageSection, sectionsOf } from './sections.ts'
import { staleIn } from './stale.ts'
import { pagesOfTowns } from './town-pages.ts'
import type { Words } from './words-of.ts'

type Readable = { excerpts: readonly Excerpt[]; leftOut: readonly LeftOut[] }

/** What a kind of passage gives; `leave` says why the rest of it is not read. */
export type Gathering = {
  words: Words
  section: PageSection
  /** What the business is called. */
  business: string
  /** Its page says that something there is still to be filled in: customers may be, too. */
  isUnfinished: boolean
  /** What stands beside it under one heading is what customers say. */
  isBesideCustomers: boolean
  add(
    excerpt: Omit<Excerpt, 'url' | 'role' | 'heading' | 'under' | 'title' | 'at' | 'leads'> & {
      /** Another than stands above it, or none. */
      heading?: string
      title?: string
    },
  ): Excerpt
  leave(passage: Pick<Passage, 'url'>, text: string, reason: string): void
}

export function excerptsOf(reading: Reading, words: Words): Readable {
  const excerpts: Excerpt[] = []
  const sections = sectionsOf(reading)
  const prices = pricesInSections(sections, words)
  const leftOut: LeftOut[] = [...prices.leftOut]
  const seen = [...reading.passages, ...(reading.leftOut ?? [])]
  const unfinished = new Set(seen.flatMap(({ url, text }) => (words.placeholders.in(text) ? [url] : [])))
  const ofCustomers = rowsOfCustomers(sections, words)
  const ofTowns = pagesOfTowns(reading, words)
  const lead = sections.find(({ role, heading }) => role === 'home' && heading !== '')
  for (const section of sections) {
    const { url, role, heading, under, title, passages, isCard } = section
    const gathering: Gathering = {
      words,
      section,
      business: reading.name,
      isUnfinished: unfinished.has(url),
      isBesideCustomers: ofCustomers.has(rowOf(section)),
      add(part) {
        const leads = section === lead && !excerpts.some((each) => each.leads)
        const of = { ...(under && { under }), ...(isCard && { isCard }), ...(leads && { leads }) }
        const excerpt = { heading, title, ...part, ...of, url, role, at: excerpts.length }
        excerpts.push(excerpt)
        return excerpt
      },
      leave: (passage, text, reason) => void leftOut.push({ text, url: passage.url, reason }),
    }
    const reason = whyUnread(section, gathering, ofTowns)
    if (reason) for (const passage of passages) gathering.leave(passage, passage.text, reason)
    else gather(passages, prices.lists.get(section), gathering)
  }
  const isStale = staleIn(reading, words)
  const old = excerpts.filter(isStale)
  const isDisputed = disputedBeginning(reading, words)
  const unsure = excerpts.filter((each) => !old.includes(each) && isDisputed(each))
  return {
    excerpts: excerpts.filter((each) => !old.includes(each) && !unsure.includes(each)),
    leftOut: [
      ...leftOut,
      ...leftWith(old, 'was true years ago'),
      ...leftWith(unsure, 'tells one of two beginnings'),
    ],
  }
}

/** Why nothing of a section is a source. */
function whyUnread(
  { url, role, heading, passages }: PageSection,
  { words, isUnfinished }: Gathering,
  ofTowns: ReadonlySet<string>,
): string | undefined {
  if (isPolicyPage(url) || words.policies.in(heading)) return 'stands on a page of rules'
  if (ofTowns.has(url)) return 'stands on a page for each town'
  if (passages.some(({ text }) => words.placeholders.in(text)) || words.placeholders.in(heading))
    return 'has yet to be written'
  return isUnfinished && role !== 'home' ? 'stands on a page that is not finished' : undefined
}

const leftWith = (all: readonly Excerpt[], reason: string): LeftOut[] =>
  all.map((each) => ({ text: textOfExcerpt(each), url: each.url, reason }))

function gather(passages: readonly Passage[], prices: PriceList | undefined, gathering: Gathering): void {
  const { words, section, leave, isBesideCustomers } = gathering
  const above = [section.heading, ...(passages[0]?.place ?? [])].join(' ')
  const isAmongReviews = isBesideCustomers || words.reviewHeadings.in(above) !== undefined
  const row = rowIn(passages, gathering)
  const isInRow = ({ id }: Passage) => row.some(({ passage }) => passage === id)
  let run: Passage[] = []
  const endRun = () => {
    if (run.length > 0) proseExcerpts(run, gathering)
    run = []
  }
  for (const [index, passage] of passages.entries()) {
    if (isInRow(passage)) continue
    if (passage.isDescription) {
      leave(passage, passage.text, 'is told to machines only')
      continue
    }
    if (isProse(passage)) {
      if (signs.test(passages[index + 1]?.text ?? '')) leave(passage, passage.text, 'is quoted from somebody')
      else if (isAmongReviews)
        leave(passage, passage.text, 'stands among what customers say, and nobody signed it')
      else if (words.customers.in(passage.text))
        leave(passage, passage.text, 'sounds like a customer, and nobody signed it')
      else run.push(passage)
      continue
    }
    endRun()
    if (passage.kind === 'question') answerExcerpt(passage, gathering)
    else if (passage.kind === 'quote' && gathering.isUnfinished)
      leave(passage, passage.text, 'stands on a page that is not finished')
    else if (passage.kind === 'quote') reviewExcerpt(passage, passages[index + 1], gathering)
  }
  endRun()
  if (row.length > 0) rowExcerpt(row, gathering)
  if (prices) gathering.add(prices)
}

/** `—Thomas A. Edison`, on a line of its own, right below what he said. */
const signs = /^[—–]\s?\p{Lu}\p{Ll}*\.? \p{Lu}/u

/** A sentence with a price or a way to reach them in it is still a sentence. */
const isProse = ({ kind, text }: Passage) =>
  kind === 'text' ||
  kind === 'list' ||
  ((kind === 'price' || kind === 'contact') && /\p{L}.*[.!?]["”]?$/u.test(text))
