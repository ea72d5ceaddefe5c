/** Titles and summaries stand without evidence beside them, so they may only say what the website says. */

import type { Reading } from '#domain/evidence.ts'
import { stem } from '#domain/language/inflection.ts'
import { grammar, promise, talk } from './common-words.ts'
import { judgeSentence } from './judge-sentence.ts'
import { sourcesOf } from './sources.ts'
import { tokensOf } from './tokens.ts'

export const judgesOf = (reading: Reading) => {
  const sources = sourcesOf(reading)
  const isKnown = (text: string) =>
    tokensOf(text, reading.name, 'script').every(({ key, kind, word }) => {
      if (kind === 'limit' || kind === 'they') return true
      if (promise.has(stem(word))) return false
      return sources.vocabulary.has(key) || talk.has(stem(word)) || grammar.has(word)
    })
  const verdictOf = (text: string) =>
    judgeSentence({ speaker: 'host', text, support: [] }, sources, reading).verdict
  return {
    /** Names things that the website speaks of, or stands there as it is. */
    isFitTitle: (title: string) =>
      title.length <= 120 && (isKnown(title) || verdictOf(title) === 'supported'),
    isFitSummary: (text: string) => verdictOf(text) !== 'unsupported',
  }
}
