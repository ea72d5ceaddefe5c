/** Whether a quotation is one: word for word in its passage, whole, and stating something. */
import type { Passage } from '#domain/evidence.ts'
import { type Claim, type Doubt, fault, open } from './line.ts'
import type { Site } from './site.ts'
import { wordsOf } from './words.ts'

/** Of structured data a row is a quotation: an address, a telephone number. */
const linesOfData = ({ kind, text }: Passage, { language }: Site) =>
  kind === 'data'
    ? text.split('\n').map((line) => ({ words: wordsOf(line, language), isQuestion: false }))
    : []

/** Beside a statement a question may be named, too. */
export function doubtsOfQuotes(claims: readonly Claim[], site: Site): Doubt[] {
  const found = claims.map((claim) => doubtsOfQuote(claim, site))
  const states = found.some((doubts) => doubts.length === 0)
  return found.flat().filter(({ check }) => check !== 'asked' || !states)
}

function doubtsOfQuote({ quote, passage }: Claim, site: Site): Doubt[] {
  const section = site.sectionOf.get(passage)
  if (!section) return [fault('quotation', 'The quotation names a passage that was not read.')]
  if (section.passage.saidOn && !section.passage.isEntered)
    return [fault('quotation', 'Only its owner says this: the reading voice may, and nobody builds on it.')]
  const wanted = wordsOf(quote, site.language)
  const signed = { words: wordsOf(section.signature, site.language), isQuestion: false }
  const all = [...section.sentences, signed, ...linesOfData(section.passage, site)].flatMap(
    ({ words, isQuestion }) => words.map((word, at) => ({ ...word, isStart: at === 0, isQuestion })),
  )
  const at = all.findIndex(
    (_, start) => wanted.length > 0 && wanted.every(({ key }, i) => all[start + i]?.key === key),
  )
  if (at < 0) return [fault('quotation', `“${quote}” does not stand in its passage.`)]
  const [start, end] = [all[at], all[at + wanted.length]]
  const isWhole = (start?.isStart || start?.after) && (!end || end.isStart || end.after)
  if (!isWhole) return [open('quotation', `“${quote}” is cut within a sentence.`)]
  return all.slice(at, at + wanted.length).every(({ isQuestion }) => isQuestion)
    ? [fault('asked', 'A question states nothing.')]
    : []
}
