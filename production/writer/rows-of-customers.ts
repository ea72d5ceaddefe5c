/** Boxes in which customers speak. */
import { countWords } from '#domain/language/sentences.ts'
import type { PageSection } from './sections.ts'
import type { Words } from './words-of.ts'

export const rowOf = ({ url, passages }: PageSection) =>
  `${url} ${(passages[0]?.place ?? []).slice(0, -1).join(' > ')}`
const [leastOfCustomers, mostOfAnnouncement] = [2, 20]

/** Boxes in a row, below one heading, of which several are a customer's: so are the others. */
export function rowsOfCustomers(
  sections: readonly PageSection[],
  { customers, reviewHeadings, firstPerson }: Words,
): ReadonlySet<string> {
  const inRows = sections.filter(({ passages }) => (passages[0]?.place?.length ?? 0) > 1)
  const theirs = inRows.filter(({ passages }) => passages.some(({ text }) => customers.in(text)))
  const rows = Map.groupBy(theirs, rowOf)
  // `Let us hear what our patients think`, and the boxes stand below.
  const announced = sections.flatMap(({ url, passages }) =>
    passages.flatMap(({ text, place }) =>
      place?.length &&
      countWords(text) <= mostOfAnnouncement &&
      firstPerson.in(text) &&
      reviewHeadings.in(text)
        ? [`${url} ${(place ?? []).join(' > ')}`]
        : [],
    ),
  )
  return new Set([
    ...announced,
    ...[...rows].flatMap(([row, { length }]) => (length < leastOfCustomers ? [] : [row])),
  ])
}
