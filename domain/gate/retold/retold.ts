/** A sentence told in words of its own, beside the passages it rests on: what code can know to be wrong. */
import { contentOf } from '#domain/gate/content.ts'
import type { Claim, Line } from '#domain/gate/line.ts'
import { isOnPage } from '#domain/gate/on-page.ts'
import { keyOf, type Section, type Site, type Statement } from '#domain/gate/site.ts'
import { type Word, wordsOf } from '#domain/gate/words.ts'
import { asWritten } from './spoken.ts'

export type Retold = {
  /** One sentence of a line. */
  said: readonly Word[]
  text: string
  isQuestion: boolean
  /** Who says it: a guest counts aloud on what was just told. */
  speaker: string
  /** Who says the words that it names, as its writer has it. */
  signed: readonly string[]
  /** The whole line, of which it is a part. */
  line: readonly Word[]
  /** The passages that it names, and what they state. */
  sections: readonly Section[]
  told: readonly Statement[]
  /** What was quoted of them, in whole sentences. */
  quoted: readonly Word[]
  /** All words of these passages, of their questions, headings and signatures. */
  around: readonly Word[]
  /** The statement that it goes along most, where one is near. */
  near?: Near | undefined
  /** What was said before, latest last. */
  before: readonly Line[]
  heard: readonly Word[]
  site: Site
}

export type Near = {
  statement: Statement
  section: Section
  /** It says little else, and leaves out little: what differs was changed. */
  isCopy: boolean
  /** How much of what it says stands there. */
  share: number
}

const heardLines = 4

export function retoldOf(
  text: string,
  sections: readonly Section[],
  before: readonly Line[],
  site: Site,
  line: Line = { speaker: 'host', text },
): Retold {
  const said = asWritten(wordsOf(text, site.language))
  const told = sections.flatMap(({ sentences }) => sentences.filter(({ isQuestion }) => !isQuestion))
  return {
    ...{ said, text, speaker: line.speaker, isQuestion: /\?["”'’)]*$/.test(text), sections, told },
    signed: (line.claims ?? []).flatMap(({ speaker = '' }) => speaker || []),
    line: line.text === text ? said : asWritten(wordsOf(line.text, site.language)),
    quoted: quotedIn(line.claims ?? [], told, site),
    around: [...wordsAround(sections, site), ...besideOf(line.claims ?? [], site)],
    near: nearestTo(said, sections, site),
    before,
    heard: asWritten(
      before
        .filter(({ speaker }) => speaker === 'host' || speaker === 'guest')
        .slice(-heardLines)
        .flatMap((line) => wordsOf(`${line.text}. `, site.language)),
    ),
    site,
  }
}

/** Whole sentences, with their heading: what limits or widens a line stands there. */
function quotedIn(claims: readonly Claim[], told: readonly Statement[], { language }: Site): Word[] {
  const quotes = claims.map(({ quote, passage }) => ({ key: keyOf(wordsOf(quote, language)), passage }))
  const found = told.filter(({ words, passage }) =>
    quotes.some((quote) => {
      const key = keyOf(words)
      return quote.passage === passage.id && (quote.key.includes(key) || key.includes(quote.key))
    }),
  )
  return asWritten((found.length > 0 ? found : told).flatMap(({ words }) => words))
}

const wordsAround = (sections: readonly Section[], { language }: Site): Word[] =>
  sections.flatMap(({ passage, sentences, signature }) => {
    const names = [passage.heading, ...(passage.place ?? []), passage.topic ?? '', signature]
    const data = passage.kind === 'data' ? [passage.text] : []
    return asWritten([
      ...sentences.flatMap(({ words }) => words),
      ...[...names, ...data].flatMap((name) => wordsOf(name, language)),
    ])
  })

/** `In 1891`, of a restoration below that year, and `in Brome`, of a farm that its heading names. */
const besideOf = (claims: readonly Claim[], { reading, language }: Site): Word[] =>
  claims.flatMap(({ when = '', about = '', passage }) =>
    [when, about].flatMap((said) =>
      isOnPage(said, passage, reading) ? asWritten(wordsOf(`${said}.`, language)) : [],
    ),
  )

function nearestTo(said: readonly Word[], sections: readonly Section[], site: Site): Near | undefined {
  const content = contentOf(said, site.vocabulary)
  const scored = sections.flatMap((section) =>
    section.sentences
      .filter(({ isQuestion }) => !isQuestion)
      .map((statement) => {
        const there = contentOf(statement.words, site.vocabulary)
        const shared = [...content].filter((word) => there.has(word)).length
        const [share, cover] = [shared / Math.max(1, content.size), shared / Math.max(1, there.size)]
        const isCopy = shared >= 2 && share >= 0.7 && cover >= 0.55
        return { statement, section, isCopy, share, shared, score: shared + cover }
      }),
  )
  const best = scored.sort((a, b) => b.score - a.score)[0]
  return best && best.shared > 0 ? best : undefined
}

export const has = (words: readonly Word[], key: string): boolean => words.some((word) => word.key === key)
