/** A sentence as it is shown and as it is said, piece by piece, so that captions keep the writing and the voice its time. */
import { englishRules } from './english.ts'
import { frenchRules } from './french.ts'
import { germanRules } from './german.ts'
import { type Rule, spansIn } from './rule.ts'
import { spanishRules } from './spanish.ts'

export type Saying = { text: string; said: string }

const rulesOf = new Map<string, readonly Rule[]>([
  ['en', englishRules],
  ['de', germanRules],
  ['fr', frenchRules],
  ['es', spanishRules],
])

/** Pieces end at spaces, but never within what a rule says as one. */
export function sayingsOf(sentence: string, language = 'en', names: readonly Rule[] = []): Saying[] {
  const text = sentence.normalize('NFC').replace(/\s+/g, ' ').trim()
  const spans = spansIn(text, [...names, ...(rulesOf.get(language) ?? [])])
  const pieces: Saying[] = []
  let [piece, said, at] = ['', '', 0]
  const end = () => {
    if (piece) pieces.push({ text: piece, said: tidied(said) })
    piece = ''
    said = ''
  }
  while (at < text.length) {
    const span = spans.find(({ from }) => from === at)
    const letter = text[at] ?? ''
    if (span) {
      piece += text.slice(span.from, span.to)
      said += span.said
      at = span.to
    } else {
      if (letter === ' ') end()
      else {
        piece += letter
        said += letter
      }
      at += 1
    }
  }
  end()
  return withoutSilence(pieces)
}

const tidied = (said: string) =>
  said
    .replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.!?])/g, '')
    .replace(/,(?=[,.!?])/g, '')
    .trim()

/** What is not said at all, a lone dash for instance, belongs to the word before it. */
function withoutSilence(pieces: readonly Saying[]): Saying[] {
  const heard: Saying[] = []
  for (const piece of pieces) {
    const last = heard.at(-1)
    if (/[\p{L}\p{N}]/u.test(piece.said) || !last) heard.push(piece)
    else
      heard[heard.length - 1] = { text: `${last.text} ${piece.text}`, said: withMark(last.said, piece.said) }
  }
  return heard
}

const withMark = (said: string, mark: string) => (mark && !/[,.;:!?]$/.test(said) ? `${said}${mark}` : said)

export const spokenFormOf = (sentence: string, language?: string): string =>
  sayingsOf(sentence, language)
    .map(({ said }) => said)
    .join(' ')
