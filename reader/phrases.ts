/** Finds phrases of a list in a text, word by word; a star at either end of a word stands for anything. */
import type { Phrases } from '#content/programme/language.ts'

const word = /[£$€]?[\p{L}\p{N}](?:[\p{L}\p{N}'&.-]*[\p{L}\p{N}])?/gu

/** `L'atelier` and `qu'il` are two words: no list has to hold them glued. */
const elided = /(?<![\p{L}\p{N}'-])([cdjlmnst]|(?:jus|lors|puis|quoi)?qu)'(?=\p{L})/gu

const apart = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(elided, '$1 ')

export const wordsIn = (text: string): string[] => apart(text).match(word) ?? []

export type Finder = {
  /** The first phrase that stands somewhere in the text. */
  in(text: string): string | undefined
  /** The longest phrase with which the text begins. */
  startOf(text: string): string | undefined
  /** True when nothing else is in the text. */
  is(text: string): boolean
  count(text: string): number
}

export function phraseFinder(phrases: Phrases): Finder {
  const whole = new Map<string, string[][]>()
  const stems = new Map<string, string[][]>()
  const ends = phrases.filter((phrase) => phrase.startsWith('*')).map((phrase) => apart(phrase).split(' '))
  for (const phrase of phrases) {
    const parts = apart(phrase).split(' ')
    const [first = ''] = parts
    const [index, key] = first.endsWith('*') ? [stems, first.charAt(0)] : [whole, first]
    index.set(key, [...(index.get(key) ?? []), parts])
  }
  const longestAt = (words: readonly string[], start: number): string[] | undefined => {
    const first = words[start] ?? ''
    const candidates = [...(whole.get(first) ?? []), ...(stems.get(first.charAt(0)) ?? []), ...ends]
    const fitting = candidates.filter((parts) => parts.every((part, i) => isLike(words[start + i], part)))
    return fitting.sort((a, b) => b.length - a.length)[0]
  }
  const all = (text: string) => {
    const words = wordsIn(text)
    return words.flatMap((_, start) => longestAt(words, start)?.join(' ') ?? [])
  }
  return {
    in: (text) => all(text)[0],
    startOf: (text) => longestAt(wordsIn(text), 0)?.join(' '),
    is(text) {
      const words = wordsIn(text)
      return words.length > 0 && longestAt(words, 0)?.length === words.length
    },
    count: (text) => all(text).length,
  }
}

function isLike(found: string | undefined, part: string): boolean {
  if (found === undefined || !part.includes('*')) return found === part
  const bare = part.replaceAll('*', '')
  if (!part.startsWith('*')) return found.startsWith(bare)
  return part.endsWith('*') ? found.includes(bare) : found.endsWith(bare)
}
