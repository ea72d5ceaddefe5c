/** The same thing told twice: the same quotation, and the words that matter in it. */
import { contentOf } from '#domain/gate/content.ts'
import { keyOf } from '#domain/gate/site.ts'
import { wordsOf } from '#domain/gate/words.ts'
import type { Heard, Talk } from './heard.ts'

/** An echo, an answer and a sum are near what they repeat. */
const farAway = 5
const alike = 0.6
/** Without a quotation to go by. */
const nearlySame = 0.9
/** Words besides names. */
const leastTold = 2

/**
 * The line that has told it before. The last scene may come back to what was said, a later one tells what the opening
 * has held back, and whoever hears it for the first time may sum it up.
 */
export function toldBefore(heard: Heard, { lines, vocabulary, names }: Talk): Heard | undefined {
  const { content, line, asks, index, isLastScene } = heard
  if (content.size < 3 || asks || isLastScene || line.speaker === 'guest') return undefined
  const named = contentOf(
    heard.words.filter(({ raw }) => names.has(raw)),
    vocabulary,
  )
  const quotes = quotesIn(line.claims, vocabulary.code)
  return lines.slice(0, Math.max(0, index - farAway + 1)).find((earlier) => {
    if (earlier.asks || earlier.content.size < 3 || isHeldBack(earlier, heard)) return false
    const shared = [...content].filter((word) => earlier.content.has(word))
    const isSame = [...quotesIn(earlier.line.claims, vocabulary.code)].some((quote) => quotes.has(quote))
    // Two lines that name the same people tell the same only where they say the same of them.
    if (shared.length - shared.filter((word) => named.has(word)).length < leastTold) return false
    const share = shared.length / Math.min(content.size, earlier.content.size)
    return isSame
      ? shared.length >= 3 && share >= alike
      : content.size >= 4 && shared.length / content.size >= nearlySame
  })
}

const isHeldBack = (earlier: Heard, heard: Heard) => earlier.scene === 0 && heard.scene > 0

const quotesIn = (claims: Heard['line']['claims'], language: string): ReadonlySet<string> =>
  new Set(
    (claims ?? []).flatMap(({ quote }) =>
      quote.split(/(?<=[.!?]) /).map((sentence) => keyOf(wordsOf(sentence, language))),
    ),
  )
