/** A website, and a text that somebody has handed us beside it: a source of its own, which may say more and nothing against it. */
import { againstWebsite } from '#content/material-words.ts'
import type { LeftOut, Passage, Reading } from '#domain/evidence.ts'
import { againstSite } from '#domain/gate/against-site.ts'
import { readingOfText } from './read-text.ts'

export type WithText =
  | { outcome: 'read'; reading: Reading; url: string }
  /** The two are not written in one language. */
  | { outcome: 'foreign'; language: string }

export function withText(site: Reading, text: string): WithText {
  const { reading } = readingOfText({ text, business: site.name || site.host })
  const { url, language } = reading
  if (language !== site.language && reading.passages.length >= leastToTell)
    return { outcome: 'foreign', language }
  const [passages, leftOut] = heldAgainst(site, reading)
  const sections = Math.max(0, ...site.passages.map(({ section = 0 }) => section)) + 1
  return {
    outcome: 'read',
    url,
    reading: {
      ...site,
      // Whoever hands us a text speaks of the business.
      pages: [...site.pages, { url, title: '', role: 'about' }],
      passages: [
        ...site.passages,
        ...passages.map((each) => ({ ...each, id: `t${each.id}`, section: (each.section ?? 0) + sections })),
      ],
      leftOut: [...(site.leftOut ?? []), ...(reading.leftOut ?? []), ...leftOut],
    },
  }
}

/** Of a line or two nobody can tell the language. */
const leastToTell = 4

function heldAgainst(site: Reading, text: Reading): [Passage[], LeftOut[]] {
  const against = againstSite(site)
  const kept: Passage[] = []
  const left: LeftOut[] = []
  for (const passage of text.passages) {
    const [doubt] = against(passage.text)
    if (!doubt) kept.push(passage)
    else left.push({ text: passage.text, url: passage.url, reason: againstWebsite(doubt) })
  }
  return [kept, left]
}
