/** An excerpt with what readers would say of it. */
import { type Matter, matters } from '#content/programme/matters.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Classifier } from './classifier.ts'
import { type Excerpt, textOf } from './excerpt.ts'
import { type Head, heads, type Marks } from './marks.ts'
import { wordsIn } from './phrases.ts'
import { traitsOf } from './traits.ts'
import type { Words } from './words-of.ts'

export type Marked = Excerpt & {
  marks: Marks
  /** How much likelier each mark is than of any excerpt, in doublings. */
  over: Readonly<Record<Head, number>>
  matter: Matter
  isSure: boolean
  words: number
  merit: number
  /** It begins with the name of the business. */
  isNamed: boolean
  /** It begins as people introduce themselves. */
  isAboutThem: boolean
  hasMoney: boolean
  /** The website asks who they are, by their name. */
  asksWho: boolean
  /** It says how one reaches them or what one does first. */
  namesStep: boolean
}

export const markedBy =
  (classifier: Classifier, words: Words, business: string) =>
  (excerpt: Excerpt): Marked => {
    const marks = classifier.mark(traitsOf(excerpt, words, business))
    const over = Object.fromEntries(
      heads.map((head) => [head, Math.max(-2, Math.min(3, Math.log2(marks[head] / classifier.usual[head])))]),
    ) as Record<Head, number> // every head
    const likeness = (matter: Matter) => marks[matter] / classifier.usual[matter] ** 0.2
    const [matter = 'none', second = 'none'] = [...matters].sort((a, b) => likeness(b) - likeness(a))
    const text = textOf(excerpt)
    const first = excerpt.sentences[0] ?? ''
    return {
      ...excerpt,
      marks,
      over,
      matter,
      isSure: likeness(matter) > 1.8 * likeness(second),
      words: countWords(text),
      merit: over.worth + over.particular + 0.5 * over.alone - 0.5 * over.generic - 0.4 * over.world - 0.4 * over.leftover,
      isNamed: beginsWithName(first, business),
      isAboutThem: words.introduces.startOf(first) !== undefined,
      asksWho: words.asksWho.startOf(excerpt.question ?? '') !== undefined && holdsName(excerpt.question ?? '', business),
      namesStep: words.steps.in(`${excerpt.question ?? ''} ${text}`) !== undefined || words.stepsAtStart.startOf(text) !== undefined,
      hasMoney: /[£$€₹]\s?\d|\d\s?(?:€|£)/.test(text),
    }
  }

/** `Harbour Lane is …`, `At Harbour Lane we …`, `Welcome to Harbour Lane`. */
function beginsWithName(sentence: string, business: string): boolean {
  const words = wordsIn(sentence)
  const [first = ''] = wordsIn(business)
  const at = words.indexOf(first)
  return first.length > 2 && at >= 0 && words.slice(0, at).every((word) => before.has(word))
}
const before = new Set(['at', 'the', 'welcome', 'to', 'here', 'we', 'are', 'bei', 'die', 'der', 'das', 'willkommen', 'dr', 'mr', 'mrs', 'ms'])

const holdsName = (text: string, business: string) => wordsIn(text).includes(wordsIn(business)[0] ?? '')
