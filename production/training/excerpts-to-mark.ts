/** The excerpts of a website, numbered: on a sheet for whoever marks them, and as the program finds them again. */
import type { Reading } from '#domain/evidence.ts'
import type { Excerpt } from '#production/writer/excerpt.ts'
import { excerptsOf } from '#production/writer/excerpts.ts'
import type { Words } from '#production/writer/words-of.ts'
import type { NumberedExcerpts } from './numbered.ts'

/** A large website teaches no more than another, and tires its reader. */
const mostExcerpts = 70

export function excerptsToMark(reading: Reading, words: Words): NumberedExcerpts {
  const { excerpts } = excerptsOf(reading, words)
  return {
    business: reading.name,
    language: reading.language,
    excerpts: evenly(excerpts, mostExcerpts).map(
      ({ kind, role, heading, question, by, sentences, after }) => ({
        ...{ kind, role, heading, sentences: [...sentences], isFirst: after === undefined },
        ...(question && { question }),
        ...(by && { by }),
      }),
    ),
  }
}

/** From all over the website. */
function evenly(excerpts: readonly Excerpt[], most: number): readonly Excerpt[] {
  if (excerpts.length <= most) return excerpts
  const share = (at: number) => Math.floor((at * most) / excerpts.length)
  return excerpts.filter((_, at) => share(at) !== share(at - 1))
}

/** What a reader reads whole before marking the first one. */
export function sheetOf(host: string, { business, excerpts }: NumberedExcerpts, reading: Reading): string {
  const said = reading.passages.slice(0, 2).map(({ text }) => text.slice(0, 200))
  const lines = excerpts.map(({ kind, role, heading, question, by, sentences }, number) =>
    [
      `${number} [${kind}, ${role}]`,
      ...(heading ? [`{${heading}}`] : []),
      ...(question ? [`Q: ${question} A:`] : []),
      ...(by ? [`(${by})`] : []),
      ...sentences,
    ].join(' '),
  )
  return `${[`# ${host}: ${[business, ...said].join(' | ')}`, ...lines].join('\n\n')}\n`
}
