/** A reading, cut into the texts that can support a sentence. */

import type { Passage, Reading } from '#domain/evidence.ts'
import { stem } from '#domain/language/inflection.ts'
import { splitSentences, withAnswers } from '#domain/language/sentences.ts'
import { frame, grammar } from './common-words.ts'
import type { Source } from './embedding.ts'
import { plainText } from './plain-text.ts'
import { tokensOf, wordForWord } from './tokens.ts'

export type PassageSource = Source & { passage: Passage; wordForWord: string }

export type Sources = {
  all: readonly PassageSource[]
  /** Every word of the website, as its key. */
  vocabulary: ReadonlyMap<string, Passage>
  business: string
}

export function sourcesOf(reading: Reading): Sources {
  const business = reading.name
  const titles = new Map(reading.pages.map(({ url, title }) => [url, title]))
  const all = reading.passages.flatMap((passage) => {
    const above = stemsOf(
      `${passage.heading} ${passage.kind === 'title' ? '' : (titles.get(passage.url) ?? '')}`,
    )
    return statementsOf(passage.text).map((text) => {
      const tokens = tokensOf(text, business, 'website')
      return {
        passage,
        tokens,
        keys: new Set(tokens.map(({ key }) => key)),
        wordForWord: wordForWord(text, business),
        above,
        isTable: !/[.!?]["”']?$/.test(text),
      }
    })
  })
  const vocabulary = new Map<string, Passage>()
  for (const { passage, tokens, above } of all)
    for (const key of [...tokens.map((token) => token.key), ...above])
      if (!vocabulary.has(key)) vocabulary.set(key, passage)
  return { all, vocabulary, business }
}

function statementsOf(text: string): string[] {
  const sentences = splitSentences(text).flatMap((sentence) =>
    /[;\n]/.test(sentence) && !/[.!?]$/.test(sentence)
      ? [sentence, ...sentence.split(/\s*[;\n]\s*/)]
      : [sentence],
  )
  return withAnswers(sentences)
}

function stemsOf(text: string): Set<string> {
  const words = plainText(text).match(/\p{L}+/gu) ?? []
  return new Set(words.filter((word) => !grammar.has(word) && !frame.has(word)).map(stem))
}
