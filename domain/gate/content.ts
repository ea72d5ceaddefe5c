/** The words of a text that say what it is about. */
import { stem } from '#domain/language/inflection.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'
import type { Word } from './words.ts'

const kept = new WeakMap<readonly Word[], ReadonlySet<string>>()

export function contentOf(words: readonly Word[], { common, code }: Vocabulary): ReadonlySet<string> {
  const known = kept.get(words)
  if (known) return known
  const heavy = words.filter(({ key }) => !common.has(key))
  const content = new Set(heavy.map(({ key, number }) => (number === undefined ? rootOf(key, code) : key)))
  kept.set(words, content)
  return content
}

/** German endings are cut short rather than known. */
const rootOf = (key: string, code: string) =>
  code === 'en' ? stem(key) : key.slice(0, Math.max(4, key.length - 2))
