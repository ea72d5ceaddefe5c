import type { Words } from '#production/writer/words-of.ts'

/** An answer may be short; a first step may be an order. */
export type SentenceUse = 'prose' | 'answer' | 'step'

/** Each reason stands beside sentences that it must and must not catch. */
export type UnfitReason = {
  reason: string
  isSo(sentence: string, words: Words, standing: SentenceUse): unknown
  caught: readonly string[]
  spared: readonly string[]
}

/** `Schreiner*innen`: German writes so, and the ear knows how it is said. */
export const withinWord = /(?<=\p{Ll})[*_](?=in(?:nen)?)/gu

export const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

/** `is` and `hosted` make a sentence of a row of words; `Is` and `Hosted` may be names. */
export const hasVerb = (sentence: string, { finite }: Words) =>
  sentence.split(/\s+/).some((word) => /^\p{Ll}/u.test(word) && finite.is(word))
