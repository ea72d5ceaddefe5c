/** Sentences of a website by their places, as the script reads them. Nobody types what is read: it is looked up here. */
import { beginsWith } from '#domain/gate/phrases.ts'
import { keyOf, type Section, type Site, type Statement } from '#domain/gate/site.ts'
import { wordsOf } from '#domain/gate/words.ts'
import { asRead } from '#domain/language/line.ts'
import type { Sentence } from '#domain/script.ts'

/** `p12.0` is the first sentence of the passage p12. */
export const placeIn = ({ passage, at }: Pick<Statement, 'passage' | 'at'>) => `${passage.id}.${at}`

export type Quoted = {
  /** In the order of the website. */
  sentences: readonly Sentence[]
  /** What the website itself asks before it, in a host's mouth. */
  question?: Omit<Sentence, 'speaker'>
}

/** Undefined: there is no such sentence, or they stand on several pages. */
export function quotedFrom(site: Site, places: readonly string[]): Quoted | undefined {
  const wanted = new Set(places)
  const ids = new Set(places.map((place) => place.slice(0, place.lastIndexOf('.'))))
  const sections = site.sections.filter(({ passage }) => ids.has(passage.id))
  const found = sections.flatMap((section) =>
    section.sentences
      .filter((statement) => wanted.has(placeIn(statement)))
      .map((statement) => ({ section, statement })),
  )
  const isOnePage = new Set(sections.map(({ passage }) => passage.url)).size === 1
  const read = found.filter(({ section, statement }) => statement.at >= section.asked)
  if (!isOnePage || found.length !== wanted.size || read.length === 0) return undefined
  const support = [...new Set(read.map(({ section }) => section.passage.id))]
  const asked = questionOf(read[0]?.section)
  return {
    sentences: read.map(({ section, statement }) => ({
      speaker: section.passage.kind === 'quote' ? 'customer' : 'reader',
      text: section.passage.kind === 'list' ? asRead(statement.text) : statement.text,
      support,
      ...(section.passage.kind === 'quote' && section.signature && { by: section.signature }),
    })),
    ...(asked && { question: asked }),
  }
}

function questionOf(section: Section | undefined): Quoted['question'] {
  if (!section || section.asked === 0) return undefined
  const asked = section.sentences.slice(0, section.asked).map(({ text }) => text)
  return { text: asked.join(' '), support: [section.passage.id] }
}

/** All sentences of these passages, in the order of the website: what a passage can be cut from. */
export const wholeOf = (site: Site, ids: readonly string[]): readonly Statement[] =>
  ids.flatMap((id) => site.sectionOf.get(id) ?? []).flatMap(({ sentences, asked }) => sentences.slice(asked))

/** A sentence that is left out, and without which the one before it says more than the website does. */
export function conditionLost(
  whole: readonly Statement[],
  isRead: (statement: Statement) => boolean,
  conditions: readonly string[],
): string | undefined {
  const lost = whole.find((statement, at) => {
    const before = whole[at - 1]
    return (
      before && isRead(before) && !isRead(statement) && beginsWith(statement.words, conditions) !== undefined
    )
  })
  return lost?.text
}

/** Equal keys are the same sentence, however it is written. */
export const sentenceKey = (text: string, { language }: Site) => keyOf(wordsOf(text, language))
