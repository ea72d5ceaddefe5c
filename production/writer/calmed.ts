/** Headings that a page shouts, as it writes their words elsewhere: `GEORGIA FAGAN` and `OUR SERVICES` are no signs. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'

const leastWords = 4

export function calmedBy(passages: readonly Passage[]): (heading: string) => string {
  const seen = new Map<string, string>()
  for (const { text } of passages)
    if (!isShouted(text) && countWords(text) >= leastWords)
      for (const word of text.match(/[\p{L}’']+/gu) ?? []) {
        const key = word.toUpperCase()
        // Small wherever it is small somewhere, and large where it never is.
        if (word !== key && (!seen.has(key) || /^\p{Ll}/u.test(word))) seen.set(key, word)
      }
  const calm = (heading: string) =>
    heading
      .replace(/[\p{L}’']+/gu, (word) => seen.get(word) ?? word)
      .replace(/\p{L}/u, (letter) => letter.toUpperCase())
  return (heading) => (isShouted(heading) ? calm(heading) : heading)
}

const isShouted = (text: string) => /\p{Lu}{4}/u.test(text) && text === text.toUpperCase()
