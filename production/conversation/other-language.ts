/** Whether lines are in another language than the show. */
import { languagesIn } from '#reader/languages-in.ts'

/** Fewer say too little of their language. */
const leastLetters = 200
/** Talk of names and prices resembles many languages a little. */
const sure = 0.6

export function isOtherLanguage(lines: readonly { text: string }[], language: string): boolean {
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .slice(0, 6_000)
  if (text.length < leastLetters) return false
  const [best] = languagesIn(text)
  return best !== undefined && best.lang !== language && best.accuracy >= sure
}
