/** The lists of a language, ready to be looked for. */
import type { Language, SignsOfMatter, WordsOfLanguage } from '#content/programme/language.ts'
import { type Finder, finderOf } from './phrases.ts'

type Lists = Omit<WordsOfLanguage, 'isRead' | 'abbreviations'>
type Signs = keyof SignsOfMatter

export type Words = { [List in keyof Lists]: Finder } & {
  signs: readonly (readonly [Signs, Finder])[]
  abbreviations: ReadonlySet<string>
  code: string
}

export function wordsOf({ code, words, signs }: Language): Words {
  const { isRead: _, abbreviations, ...lists } = words
  const finders = Object.fromEntries(
    Object.entries(lists).map(([name, phrases]) => [name, finderOf(phrases)]),
  )
  return {
    ...(finders as { [List in keyof Lists]: Finder }), // one finder a list
    signs: Object.entries(signs).map(([matter, phrases]) => [matter as Signs, finderOf(phrases)] as const), // its own keys
    abbreviations: new Set(abbreviations),
    code,
  }
}
