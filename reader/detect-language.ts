import type { Block } from './block.ts'
import { countPageWords } from './clean-text.ts'
import { languagesIn } from './languages-in.ts'

const leastWords = 40
const mostCharacters = 6_000

/** BCP 47. From the words themselves, as what pages declare is often what their template came with. */
export function detectLanguage(blocks: readonly Block[], declared: string): string {
  const text = blocks
    .filter(({ kind }) => kind !== 'data' && kind !== 'contact')
    .map((block) => block.text)
    .join('\n')
    .slice(0, mostCharacters)
  const hasEnough = countPageWords(text) >= leastWords
  // Guessing from letters alone takes `Moss & Moon · Kettle` for Greek, and a page of slogans for Irish.
  if (hasEnough && shareOfEnglish(text) > 0.1) return 'en'
  // Rows of short lines in Spanish were taken for Hindi: nobody writes that in Latin letters.
  const best = languagesIn(text).find(({ lang }) => !isLatin(text) || !ofOtherScripts.test(lang))
  return hasEnough && best ? best.lang : (/^[a-z]{2,3}/.exec(declared)?.[0] ?? best?.lang ?? 'und')
}

/** Small words that no other language has: a sixth of all in English slogans, hardly one in a hundred elsewhere. */
const english = new Set(
  `the and to for with that you your our are from this have it by what they their who when every which not can will be
  us`.split(/\s+/),
)

function shareOfEnglish(text: string): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter((word) => english.has(word)).length / Math.max(1, words.length)
}

/** Languages of which no word is written in Latin letters. */
export const ofOtherScripts = /^(?:ru|uk|be|bg|mk|el|ar|fa|he|ur|hi|bn|mr|ta|te|th|zh|ja|ko|ka|hy)$/

const isLatin = (text: string) => {
  const letters = text.slice(0, 400).match(/\p{L}/gu) ?? []
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length > letters.length / 2
}
