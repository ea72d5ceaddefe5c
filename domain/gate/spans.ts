/** Where a sentence stands in the passages that it names. */
import { follow, type Span } from './follow.ts'
import type { Persons } from './persons.ts'
import { beginsWith } from './phrases.ts'
import type { Section, Site } from './site.ts'
import { attributionOf, speakerOf, speaksFor } from './speakers.ts'
import { type Word, wordsOf } from './words.ts'

/** The whole of it, what somebody is said to have said, or part after part. */
export function spansOf(
  text: string,
  words: readonly Word[],
  sections: readonly Section[],
  site: Site,
): Span[] {
  const attributed = attributionOf(text, site)
  const frame = beginsWith(words, site.vocabulary.sources)
  const plain = sections.filter(({ passage }) => passage.kind !== 'quote')
  if (attributed) {
    const own = sections.filter((section) => speaksFor(attributed.name, section, site))
    const rest = wordsOf(attributed.rest, site.language)
    const said = own.flatMap((section) =>
      [true, false].flatMap((isDirect) => follow(rest, section, wayOf(section, isDirect, site)) ?? []),
    )
    if (said[0]) return [{ ...said[0], isNamed: true }]
  }
  const framed = frame ? words.slice(frame.length) : words
  const left = site.vocabulary.joints.has(framed[0]?.key ?? '') ? framed.slice(1) : framed
  return first(left, sections, site) ?? parts(left, plain, site) ?? []
}

const wayOf = (section: Section, isDirect: boolean, site: Site): { site: Site; persons: Persons } => ({
  site,
  persons: { speaker: speakerOf(section, site), isCustomer: section.passage.kind === 'quote', isDirect },
})

function first(words: readonly Word[], sections: readonly Section[], site: Site): Span[] | undefined {
  for (const section of sections) {
    const span = follow(words, section, wayOf(section, false, site))
    if (span) return [span]
  }
  return undefined
}

/** `A costs two pounds, and B costs three`: each part stands on the website as a whole. */
function parts(words: readonly Word[], sections: readonly Section[], site: Site): Span[] | undefined {
  const { joints } = site.vocabulary
  for (let end = words.length - 1; end > 1; end -= 1) {
    const next = words[end]
    if ((!next?.after || next.after.includes(':')) && !joints.has(next?.key ?? '')) continue
    const head = first(words.slice(0, end), sections, site)
    const rest = words.slice(joints.has(next?.key ?? '') ? end + 1 : end)
    const tail = head && (first(rest, sections, site) ?? parts(rest, sections, site))
    if (head && tail) return [...head, ...tail]
  }
  return undefined
}
