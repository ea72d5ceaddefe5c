/** The evidence ledger: what each sentence of a script states, and where the website says so. Computed, never asserted. */

import type { Passage, Reading } from '#domain/evidence.ts'
import { readingGrade } from '#domain/language/reading-grade.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Script, Sentence } from '#domain/script.ts'
import { type Judgement, judgeSentence, type Verdict } from './judge-sentence.ts'
import { sourcesOf } from './sources.ts'

export type LedgerEntry = {
  chapter: number
  /** Its place within the chapter. */
  sentence: number
  text: string
  verdict: Verdict
  reason: string
  evidence: readonly { id: string; url: string; passage: string }[]
}

export type Ledger = {
  entries: readonly LedgerEntry[]
  faults: readonly { code: 'too-long' | 'repeated'; chapter: number; sentence: number }[]
  figures: {
    sentences: number
    supported: number
    bridges: number
    unsupported: number
    words: number
    grade: number
  }
}

export const mostWordsInSentence = 30

export function checkScript(script: Script, reading: Reading): Ledger {
  const sources = sourcesOf(reading)
  let before: readonly Passage[] = []
  const entries = script.chapters.flatMap(({ sentences }, chapter) =>
    sentences.map((sentence, at): LedgerEntry => {
      const judged = pointsBack(sentence, judgeSentence(sentence, sources, reading, before), before)
      if (judged.verdict === 'supported') before = judged.passages
      const evidence = judged.passages.map(({ id, url, text }) => ({ id, url, passage: text }))
      return {
        chapter,
        sentence: at,
        text: sentence.text,
        verdict: judged.verdict,
        reason: judged.reason,
        evidence,
      }
    }),
  )
  return { entries, faults: faultsOf(entries), figures: figuresOf(entries) }
}

/** `She trained in Porto` is about whoever was spoken of last; that must be who the website means. */
function pointsBack(sentence: Sentence, judged: Judgement, before: readonly Passage[]): Judgement {
  const isPointing =
    /^(?:(?:and|but|so|then),? )?(?:he|she|it|his|her|its|this|these|those|that)\b|^(?:in|at|on|after|before|since|for|by|during|when|then|today|now)\b[^,]{0,30},? (?:he|she)\b/i.test(
      sentence.text.slice(sentence.text.indexOf(': ') + 1).trim(),
    )
  if (judged.verdict !== 'supported' || !isPointing || /\?$/.test(sentence.text)) return judged
  const isSame = judged.passages.some((passage) =>
    before.some(
      ({ id, url, heading }) => id === passage.id || (url === passage.url && heading === passage.heading),
    ),
  )
  return isSame
    ? judged
    : { verdict: 'unsupported', reason: 'Points back to something else than on the website.', passages: [] }
}

function faultsOf(entries: readonly LedgerEntry[]): Ledger['faults'] {
  const seen = new Set<string>()
  return entries.flatMap(({ text, chapter, sentence }) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const isRepeated = seen.has(key)
    seen.add(key)
    return [
      ...(countWords(text) > mostWordsInSentence ? [{ code: 'too-long' as const, chapter, sentence }] : []),
      ...(isRepeated ? [{ code: 'repeated' as const, chapter, sentence }] : []),
    ]
  })
}

function figuresOf(entries: readonly LedgerEntry[]): Ledger['figures'] {
  const count = (wanted: Verdict) => entries.filter(({ verdict }) => verdict === wanted).length
  const text = entries.map((entry) => entry.text).join(' ')
  return {
    sentences: entries.length,
    supported: count('supported'),
    bridges: count('bridge'),
    unsupported: count('unsupported'),
    words: countWords(text),
    grade: Math.round(readingGrade(text) * 10) / 10,
  }
}
