/** Finds phrases of a list among words. A star stands for any ending, `0` for any number. */
import type { Word } from './words.ts'

export type Found = { phrase: string; at: number; length: number }
type Finder = (words: readonly Word[]) => Found[]

const isLike = (word: Word | undefined, part: string) => {
  if (!word) return false
  if (part === '0') return word.number !== undefined
  return part.endsWith('*') ? word.key.startsWith(part.slice(0, -1)) : word.key === part
}

const finders = new WeakMap<readonly string[], Finder>()

export function finderOf(phrases: readonly string[]): Finder {
  const kept = finders.get(phrases)
  if (kept) return kept
  const parts = phrases
    .map((phrase) => ({ phrase, parts: phrase.toLowerCase().split(' ') }))
    .sort((a, b) => b.parts.length - a.parts.length)
  // Most words begin no phrase; they are passed over by their first letter.
  const byLetter = Map.groupBy(parts, (each) => each.parts[0]?.charAt(0) ?? '')
  const finder: Finder = (words) =>
    words.flatMap((word, at) => {
      const candidates = [
        ...(byLetter.get(word.key.charAt(0)) ?? []),
        ...(word.number === undefined ? [] : (byLetter.get('0') ?? [])),
      ]
      const found = candidates.find((each) => each.parts.every((part, i) => isLike(words[at + i], part)))
      return found ? [{ phrase: found.phrase, at, length: found.parts.length }] : []
    })
  finders.set(phrases, finder)
  return finder
}

export const beginsWith = (words: readonly Word[], phrases: readonly string[]): Found | undefined =>
  finderOf(phrases)(words.slice(0, 8)).find(({ at }) => at === 0)
