/** What stands beside prices and limits them: taxes, a least, what comes on top. */
import { asRead } from '#domain/language/line.ts'
import type { PriceRow } from './price-rows.ts'
import { capitalised } from './saying.ts'
import type { PageSection } from './sections.ts'
import { sentencesOfText } from './sentences.ts'
import { whyUnfit } from './unfit.ts'
import type { Words } from './words-of.ts'

export type Note = { sentence: string; passage: string; isFit: boolean }

export function notesIn({ passages }: PageSection, rows: readonly PriceRow[], words: Words): Note[] {
  const read = new Set(rows.flatMap((row) => row.passages))
  return passages
    .filter(({ id, kind, text }) => !read.has(id) && (kind !== 'price' || /[.!?]$/.test(text)))
    .filter(({ kind, text }) => kind !== 'question' && kind !== 'quote' && words.priceNotes.in(text))
    .flatMap((passage) =>
      sentencesOfText(passage.text, words)
        .filter((sentence) => words.priceNotes.in(sentence))
        .map(asNote)
        .map((sentence) => ({
          sentence,
          passage: passage.id,
          isFit: whyUnfit(sentence, words) === undefined,
        })),
    )
}

/** `* prices do not include sales tax` and `50% deposit payable on booking`: their stars and points say nothing. */
const asNote = (sentence: string) =>
  /^[*†‡\d]/.test(sentence) ? asRead(capitalised(sentence.replace(/^[*†‡]+\s*/, ''))) : sentence
