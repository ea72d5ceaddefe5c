/** Whether a quotation is one: word for word in its passage, whole, and stating something. */
import { type Claim, type Doubt, fault } from './line.ts'
import type { Site } from './site.ts'
import { wordsOf } from './words.ts'

export function doubtsOfQuote({ quote, passage }: Claim, site: Site): Doubt[] {
  const section = site.sectionOf.get(passage)
  if (!section) return [fault('quotation', 'The quotation names a passage that was not read.')]
  const wanted = wordsOf(quote, site.language)
  const signed = { words: wordsOf(section.signature, site.language), isQuestion: false }
  const all = [...section.sentences, signed].flatMap(({ words, isQuestion }) =>
    words.map((word, at) => ({ ...word, isStart: at === 0, isQuestion })),
  )
  const at = all.findIndex(
    (_, start) => wanted.length > 0 && wanted.every(({ key }, i) => all[start + i]?.key === key),
  )
  if (at < 0) return [fault('quotation', `“${quote}” does not stand in its passage.`)]
  const [start, end] = [all[at], all[at + wanted.length]]
  const isWhole = (start?.isStart || start?.after) && (!end || end.isStart || end.after)
  if (!isWhole) return [fault('quotation', `“${quote}” is cut within a sentence.`)]
  return all.slice(at, at + wanted.length).every(({ isQuestion }) => isQuestion)
    ? [fault('quotation', 'A question states nothing.')]
    : []
}
