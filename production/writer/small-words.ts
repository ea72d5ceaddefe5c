/** Words that a website writes small somewhere: a capital does not make names of them. An address to write to is none. */
import type { Reading } from '#domain/evidence.ts'

export const smallWordsOf = ({ passages }: Reading): ReadonlySet<string> =>
  new Set(
    passages.flatMap(
      ({ text }) =>
        text.slice(0, 3000).match(/(?<![\p{L}\d-]|[.@]\S{0,40})\p{Ll}{3,}(?![\p{Ll}]|[\w.-]{0,40}@)/gu) ?? [],
    ),
  )
