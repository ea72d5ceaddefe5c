/** All that was read of a website, as somebody chooses from it: what could be heard, best first, and what is left out, with the reason. */

import { placeIn, sentenceKey } from '#domain/draft/quoted.ts'
import type { LeftOut, Reading } from '#domain/evidence.ts'
import { type Section, type Site, type Statement, siteOf } from '#domain/gate/site.ts'
import type { Wishes } from '#domain/wishes.ts'
import type { Marked } from './marked.ts'
import { programmeOf } from './programme-of.ts'

type ReadableSentence = {
  place: string
  text: string
  /** Why the writer does not read it. */
  reason?: string
}

export type Readable = {
  /** Its first place. */
  key: string
  url: string
  heading: string
  /** What the website asks before it. */
  question?: string
  by?: string
  sentences: readonly ReadableSentence[]
}

export type AllRead = {
  /** What the writer would read, best first. */
  suggested: readonly Readable[]
  /** Every passage, in the order of the website. */
  all: readonly Readable[]
  leftOut: readonly LeftOut[]
}

export function allRead(material: Reading, wishes: Wishes | null): AllRead {
  const { all, leftOut } = programmeOf(material, wishes)
  const site = siteOf(material)
  const reasons = new Map(leftOut.map(({ text, url, reason }) => [JSON.stringify([url, text]), reason]))
  const ranked = [...all].filter(({ isTorn }) => !isTorn).sort((a, b) => b.merit - a.merit)
  return {
    suggested: ranked.flatMap((excerpt) => suggestion(excerpt, site) ?? []),
    all: site.sections
      .filter(({ passage, sentences, asked }) => passage.kind !== 'title' && sentences.length > asked)
      .map((section) =>
        readable(section, (text) => reasons.get(JSON.stringify([section.passage.url, text]))),
      ),
    leftOut: [...(material.leftOut ?? []), ...leftOut],
  }
}

function readable(section: Section, why: (text: string) => string | undefined): Readable {
  const { passage, sentences, asked, signature } = section
  const whole = why(passage.text)
  const read = sentences.slice(asked).map((statement) => {
    const reason = whole ?? why(statement.text)
    return { place: placeIn(statement), text: statement.text, ...(reason && { reason }) }
  })
  return {
    ...headOf(section),
    ...(signature && { by: signature }),
    key: read[0]?.place ?? '',
    sentences: read,
  }
}

const headOf = ({ passage, sentences, asked }: Section) => ({
  url: passage.url,
  heading: passage.heading,
  ...(asked > 0 && {
    question: sentences
      .slice(0, asked)
      .map(({ text }) => text)
      .join(' '),
  }),
})

/** Undefined where its words are not found in one piece: then it is among all the others. */
function suggestion(excerpt: Marked, site: Site): Readable | undefined {
  const sections = excerpt.passages.flatMap((id) => site.sectionOf.get(id) ?? [])
  const statements = sections.flatMap((section) => section.sentences)
  const found: Statement[] = []
  for (const text of excerpt.sentences) {
    const key = sentenceKey(text, site)
    const statement = statements.find((each) => sentenceKey(each.text, site) === key && !found.includes(each))
    if (!statement) return undefined
    found.push(statement)
  }
  const [first] = sections
  if (!first || found.length === 0) return undefined
  return {
    ...headOf(first),
    ...(excerpt.by && { by: excerpt.by }),
    key: found[0] ? placeIn(found[0]) : '',
    sentences: found.map((statement) => ({ place: placeIn(statement), text: statement.text })),
  }
}
