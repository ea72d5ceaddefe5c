/** Who speaks: a website's `we` is a script's `they`, a customer's `I` is nobody else. */
import type { Placed, Way } from './follow.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'
import type { Word } from './words.ts'

export type Persons = {
  /** Whose `I` this is: an author or a customer. */
  speaker: readonly Word[]
  /** A customer's `we` is not the business. */
  isCustomer: boolean
  /** Repeated as it was said, after a name and a colon. */
  isDirect: boolean
}

type Person = { said: number; told: number; isShift: boolean }

/** Where another person stands for the one on the website. */
export function personAt(
  said: readonly Word[],
  at: number,
  told: readonly Placed[],
  to: number,
  { site, persons }: Way,
): Person | undefined {
  const { vocabulary, name } = site
  const [word, next] = [said[at]?.key ?? '', told[to]?.key ?? '']
  const [we, i] = [vocabulary.we.get(next), vocabulary.i.get(next)]
  if (persons.isDirect) return undefined
  const speaker = persons.speaker.length
  if (i && speaker > 0) {
    if (vocabulary.he.get(word)?.split('|').includes(i)) return { said: 1, told: 1, isShift: true }
    const length = nameAt(said, at, persons.speaker)
    if (i === 'i' && length) return { said: length, told: 1, isShift: true }
  }
  if (persons.isCustomer) return undefined
  // `A couple rang us`: whom they rang is known.
  if (we === 'us' && !vocabulary.fronts.has(told[to - 1]?.key ?? '')) {
    const isSame = vocabulary.they.get(word)?.split('|').includes('us')
    return { said: isSame ? 1 : 0, told: 1, isShift: false }
  }
  if (we && vocabulary.they.get(word)?.split('|').includes(we))
    return { said: 1, told: 1, isShift: vocabulary.areVerbsShifted }
  const length = nameAt(said, at, name, vocabulary.light)
  if (we === 'we' && length) return { said: length, told: 1, isShift: true }
  const there = nameAt(told, to, name)
  if (there && vocabulary.they.get(word) === 'we') return { said: 1, told: there, isShift: true }
  if (vocabulary.place.get(next) === word) return { said: 1, told: 1, isShift: false }
  return undefined
}

/** How many words of a name stand here: all of them, or its last: `the bakery`. */
function nameAt(
  words: readonly Word[],
  at: number,
  name: readonly Word[],
  articles?: ReadonlySet<string>,
): number {
  const isWhole = name.length > 0 && name.every(({ key }, i) => words[at + i]?.key === key)
  const isLast = articles?.has(words[at - 1]?.key ?? '') && words[at]?.key === name.at(-1)?.key
  return isWhole ? name.length : isLast ? 1 : 0
}

/** The same word, or the same verb where somebody else does it. */
export function isSame(word: Word, next: Word, isShifted: boolean, { site, persons }: Way): boolean {
  const { vocabulary } = site
  const { agreement } = vocabulary
  const isOwn = Boolean(vocabulary.we.get(next.key) ?? vocabulary.i.get(next.key))
  if (isOwn && !persons.isDirect) return false
  if (isOwnVerb(next.key, vocabulary) && !persons.isDirect)
    return !persons.isCustomer && agreement.some(([from, to]) => agrees(next.key, word.key, from, to))
  if (word.key === next.key) return true
  return (
    isShifted &&
    agreement.some(
      ([from, to]) => agrees(word.key, next.key, from, to) || agrees(next.key, word.key, from, to),
    )
  )
}

/** Whoever says these words speaks as the business, or as somebody who wrote there. */
export const speaksAsThem = (words: readonly Word[], vocabulary: Vocabulary): boolean =>
  words.some(({ key }) => vocabulary.we.has(key) || vocabulary.i.has(key) || isOwnVerb(key, vocabulary))

/** `Cocemos` is `we bake` in one word. */
const isOwnVerb = (key: string, { ownVerbs, notOwnVerbs }: Vocabulary) =>
  ownVerbs.some((end) => key.endsWith(end) && key.length > end.length + 1) && !notOwnVerbs.has(key)

function agrees(one: string, other: string, from: string, to: string): boolean {
  if (!from.startsWith('-')) return one === from && other === to
  const [end, otherEnd] = [from.slice(1), to.slice(1)]
  return one.endsWith(end) && one.slice(0, one.length - end.length) + otherEnd === other && one.length > 1
}
