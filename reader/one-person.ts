/** Websites that are the résumé of one person, and no business: what customers are offered stands on none of their pages. */
import { languageOf } from '#content/programme/languages.ts'
import { partsOfResumesOnly, resumeParts } from '#content/resume-words.ts'
import type { Reading } from '#domain/evidence.ts'
import { phraseFinder } from './phrases.ts'

/** Of study, work, skills, projects and the rest. */
const leastParts = 3

export function isOfOnePerson({ passages, pages, language }: Reading): boolean {
  const words = languageOf(language)?.words
  if (!words || pages.some(({ role }) => role === 'services' || role === 'prices')) return false
  const headings = passages
    .filter(({ kind }) => kind === 'heading')
    .map(({ text }) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}& ]+/gu, '')
        .trim(),
    )
  const offers = phraseFinder(words.plainOffers)
  if (headings.some((heading) => offers.is(heading))) return false
  const found = (parts: readonly (readonly string[])[]) =>
    parts.filter((names) => names.some((name) => headings.includes(name))).length
  const only = found(partsOfResumesOnly)
  return only > 0 && only + found(resumeParts) >= leastParts
}
