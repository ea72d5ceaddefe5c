import { fault } from '#domain/gate/line.ts'
import type { Site } from '#domain/gate/site.ts'
import type { Word } from '#domain/gate/words.ts'
import type { Check } from './check.ts'

const isNamed = ({ raw }: Word) => /^\p{Lu}\p{L}/u.test(raw)
const everything = new WeakMap<Site, Set<string>>()

/** Every word of the website, names of pages and signatures with it. */
function vocabularyOf(site: Site): Set<string> {
  const kept = everything.get(site)
  if (kept) return kept
  const texts = site.reading.passages
    .flatMap(({ text, heading }) => [text, heading])
    .concat(site.reading.name)
  const found = new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu),
  )
  everything.set(site, found)
  return found
}

/** A name that the website, or this place of it, does not have. */
export const names: Check = {
  name: 'name',
  find({ said, section, site }) {
    const own = new Set(
      `${section.passage.text} ${section.passage.heading} ${site.reading.name}`
        .toLowerCase()
        .match(/[\p{L}\p{M}]+/gu),
    )
    // In German every noun is written like a name, so only pairs of them count.
    const isName = (at: number) => {
      const word = said[at]
      if (!word || !isNamed(word) || word.raw.length < 2) return false
      const [last, next] = [said[at - 1], said[at + 1]]
      const hasMate = Boolean(
        (next && isNamed(next) && !next.after) || (last && isNamed(last) && !word.after),
      )
      return site.vocabulary.code === 'de' || at === 0 || /[.:"“]/.test(word.after) ? hasMate : true
    }
    const strange = said.filter(
      (word, at) =>
        isName(at) &&
        word.raw
          .toLowerCase()
          .split(/['’]/)
          .some((part) => part.length > 1 && !own.has(part)),
    )
    if (strange.length === 0) return []
    const isAbsent = strange.some(
      ({ raw }) => !vocabularyOf(site).has(raw.toLowerCase().split(/['’]/)[0] ?? ''),
    )
    const name = strange.map(({ raw }) => raw).join(' ')
    return [
      fault(
        'name',
        isAbsent ? `No passage names ${name}.` : `What the website says there does not name ${name}.`,
      ),
    ]
  },
  right: [
    ['Nell worked on bridges.', 'Their daughter Nell worked on bridges for nine years.'],
    ['They are in Sheffield.', 'Calder & Voss, Sheffield'],
  ],
  wrong: [
    ['It was Joanne Hartley who said so.', 'Neither wanted to run it.'],
    ['The flour comes from Penrose Mill.', 'Our flour comes from Tolland Mill.'],
  ],
}
