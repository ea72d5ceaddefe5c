/** Why a sentence does not pass, in words for the person who typed it. */
import { checks } from './checks/checks.ts'
import { askedOf } from './checks/questions.ts'
import { contentOf } from './content.ts'
import { type Doubt, fault, open } from './line.ts'
import type { Section, Site, Statement } from './site.ts'
import { type Word, wordsOf } from './words.ts'

const mostReasons = 4

/** Of one sentence, compared with the nearest words of these passages. */
export function doubtsOf(text: string, sections: readonly Section[], site: Site): Doubt[] {
  const said = wordsOf(text, site.language)
  const near = nearestTo(said, sections, site)
  if (!near) {
    const asked = askedOf(said, site)
    return asked.length > 0 ? asked : [fault('nothing', 'Nothing on the website says this.')]
  }
  const section = site.sectionOf.get(near.passage.id)
  if (!section) return []
  const found = checks.flatMap(({ find }) => find({ said, text, near, section, site }))
  if (found.length > 0) return found.slice(0, mostReasons)
  return [open('words', `The website says it in other words, so somebody has to compare: “${near.text}”`)]
}

/** The statement that shares most of what the sentence is about. */
function nearestTo(said: readonly Word[], sections: readonly Section[], site: Site): Statement | undefined {
  const content = contentOf(said, site.vocabulary)
  const scored = sections.flatMap(({ sentences, passage }) =>
    sentences
      .filter(({ isQuestion }) => !isQuestion && passage.kind !== 'title')
      .map((statement) => {
        const there = contentOf(statement.words, site.vocabulary)
        const shared = [...content].filter((word) => there.has(word)).length
        return { statement, shared, score: shared - there.size / 100 }
      }),
  )
  const best = scored.sort((a, b) => b.score - a.score)[0]
  const least = Math.min(2, Math.max(1, content.size))
  return best && best.shared >= least ? best.statement : undefined
}
