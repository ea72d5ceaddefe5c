/** A reading as its pages are laid out: what stands under one heading stays together. */

import type { PageRole, Passage, Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { calmedBy } from './calmed.ts'

export type PageSection = {
  url: string
  role: PageRole
  title: string
  heading: string
  /** The passage of that heading, where it stands right above. */
  under?: string
  passages: readonly Passage[]
  /** One of several boxes in a row: what it says, it says of what its heading names. */
  isCard?: true
}

export function sectionsOf({ passages, pages }: Reading): PageSection[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  const sections: (PageSection & { passages: Passage[] })[] = []
  for (const passage of passages) {
    const { url, kind, heading, text } = passage
    const last = sections.at(-1)
    const page = byUrl.get(url)
    const under = kind === 'heading' ? text : heading
    if (!last || last.url !== url || kind === 'heading' || last.heading !== under)
      sections.push({
        url,
        role: page?.role ?? 'other',
        title: page?.title ?? '',
        heading: under,
        ...(kind === 'heading' && { under: passage.id }),
        passages: [],
      })
    if (kind !== 'heading' && kind !== 'title') sections.at(-1)?.passages.push(passage)
  }
  const filled = sections.filter((section) => section.passages.length > 0)
  const calmed = calmedBy(passages)
  return filled.map((section, at) => ({
    ...section,
    heading: calmed(section.heading),
    ...(isInRow(filled, at) && { isCard: true as const }),
  }))
}

const [leastCards, mostWords] = [3, 45]

/** As many neighbours below the same heading, and none of them says more than a box holds. */
function isInRow(sections: readonly PageSection[], at: number): boolean {
  const row = rowOf(sections[at])
  const isOfRow = (each: PageSection | undefined) => row !== undefined && rowOf(each) === row
  let [first, last] = [at, at]
  while (isOfRow(sections[first - 1])) first -= 1
  while (isOfRow(sections[last + 1])) last += 1
  return isOfRow(sections[at]) && last - first + 1 >= leastCards
}

function rowOf(section: PageSection | undefined): string | undefined {
  const place = section?.passages[0]?.place ?? []
  const isBox =
    section?.under !== undefined &&
    place.at(-1) === section.heading &&
    section.passages.every(({ kind }) => kind === 'text' || kind === 'list' || kind === 'contact') &&
    countWords(section.passages.map(({ text }) => text).join(' ')) <= mostWords
  return isBox && place.length > 1 ? `${section.url} ${place.slice(0, -1).join(' / ')}` : undefined
}
