/** `He picks the oak himself`: who? What was said before, or stands above, has to name somebody. */
import type { Excerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

/** `small` are the words that the website writes small somewhere: a capital makes no name of them. */
export function speaksOfNobody(excerpt: Excerpt, words: Words, small: ReadonlySet<string>): boolean {
  const heading = words.plainHeadings.is(excerpt.heading) ? '' : excerpt.heading
  const said = [heading, ...(excerpt.after?.sentences ?? [])]
  for (const sentence of excerpt.sentences) {
    const rest = sentence.slice(sentence.indexOf(' '))
    const isNamed = [...said, rest].some((text) => namesSomebody(text, small))
    if (words.heOrShe.startOf(sentence) && !isNamed) return true
    said.push(sentence)
  }
  return false
}

const namesSomebody = (text: string, small: ReadonlySet<string>) =>
  [...text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu)].some(([name]) => !small.has(name.toLowerCase()))
