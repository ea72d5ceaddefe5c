/** How a business speaks of itself: by its name, by whoever works there, by when it began. */
import { wordsIn } from '#reader/phrases.ts'
import type { Words } from './words-of.ts'

/** `Harbour Lane is …`, `At Harbour Lane we …`, `Welcome to Harbour Lane`. */
export function beginsWithName(sentence: string, business: string, { beforeName }: Words): boolean {
  const words = wordsIn(sentence)
  const [first = ''] = wordsIn(business)
  const at = words.indexOf(first)
  return first.length > 2 && at >= 0 && words.slice(0, at).every((word) => beforeName.is(word))
}

/** `… where Nell Hart began`: a name, and what its owner does. */
export const speaksOfSomebody = (text: string, { doings }: Words) =>
  [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?=(\p{Ll}+))/gu)].some(
    ([, next = '']) => doings.is(next),
  )

const reachOfFounding = 40
/** `Founded by two sisters in 1987`, and no other number between. */
export const tellsFounding = (text: string, { foundings }: Words) =>
  [...text.matchAll(/(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/g)].some(({ index }) => {
    const before = text.slice(Math.max(0, index - reachOfFounding), index)
    return foundings.in(/\D*$/.exec(before)?.[0] ?? '') !== undefined
  })

const longWordsIn = (text: string) =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length > 4)
      .map((word) => word.slice(0, 7)),
  )
export const ownWordsIn = (text: string, about: string): number => {
  const own = longWordsIn(about)
  return [...longWordsIn(text)].filter((word) => own.has(word)).length
}

export const holdsName = (text: string, business: string) =>
  wordsIn(text).includes(wordsIn(business)[0] ?? '')
