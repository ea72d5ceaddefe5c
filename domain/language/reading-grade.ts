import { countWords, splitSentences } from './sentences.ts'

/** The Flesch-Kincaid grade: the school year in which a text is followed without effort. */
export function readingGrade(text: string): number {
  const sentences = splitSentences(text).length
  const words = countWords(text)
  if (!sentences || !words) return 0
  const syllables = (text.toLowerCase().match(/[a-z']+/g) ?? []).reduce(
    (sum, word) => sum + syllablesIn(word),
    0,
  )
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

export function syllablesIn(word: string): number {
  const plain = word.replace(/'s?$/, '').replace(/(?:[^laeiouy]es|[^dt]ed|[^l]e)$/, (end) => end[0] ?? '')
  return Math.max(1, plain.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}
