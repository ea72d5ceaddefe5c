/** Numbers, words and limits of a line exchanged, taken out or put in. */
import type { TrueLine } from './planted-in-talk.ts'

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

export const swapped = (rows: string) => {
  const pairs = rows.split(',').map((row) => row.trim().split(' > ') as [string, string]) // each row has both sides
  return ({ line: { text } }: TrueLine): string[] =>
    pairs.flatMap(([one, other]) => {
      const pattern = new RegExp(`(?<![\\p{L}-])${one}(?![\\p{L}])`, 'iu')
      return pattern.test(text)
        ? [text.replace(pattern, (found) => (/^\p{Lu}/u.test(found) ? capital(other) : other))]
        : []
    })
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const bare = (text: string) => text.replace(/[.!?]$/, '')

/** Each number of a line becomes its neighbour, `twenty-six` becomes `twenty-seven`. */
export function otherNumbers({ line: { text } }: TrueLine): string[] {
  // `One` is often somebody, and a telephone number is one number.
  if ((text.match(/\b(?:oh|zero)\b/gi) ?? []).length > 1)
    return [text.replace(/\b(six|nine|five|three)\b(?!.*\b\1\b)/i, 'eight')].filter((each) => each !== text)
  const found = [...text.matchAll(/(?<![\p{L}])(?:\d[\d,.]*\d|\d|\p{L}+)(?![\p{L}])/gu)]
  return found.flatMap(({ 0: word, index }) => {
    const next = otherNumber(word.toLowerCase())
    if (!next) return []
    const put = /^\p{Lu}/u.test(word) ? capital(next) : next
    return [text.slice(0, index) + put + text.slice(index + word.length)]
  })
}

function otherNumber(word: string): string | undefined {
  if (/^\d/.test(word)) return String(Math.round((Number(word.replace(/,/g, '')) + 3) * 100) / 100)
  const [one, ten] = [ones.indexOf(word), tens.indexOf(word)]
  if (one > 0) return ones[one + (one > 17 ? -1 : 1)]
  return ten >= 0 ? tens[(ten + 1) % tens.length] : undefined
}

export const removed =
  (...patterns: readonly RegExp[]) =>
  ({ line: { text } }: TrueLine) =>
    patterns
      .filter((pattern) => pattern.test(text))
      .map((pattern) => capital(text.replace(pattern, '').replace(/ {2,}/g, ' ').trim()))

export const put =
  (pattern: RegExp, ...words: readonly string[]) =>
  ({ line: { text } }: TrueLine) =>
    pattern.test(text)
      ? words.map((word) =>
          text.replace(pattern, (found) => `${found.trim()} ${word} `).replace(/ {2,}/g, ' '),
        )
      : []
