/** The lists of a language, ready to be looked for. */
import type { Language, WordsOfLanguage } from '#content/programme/language.ts'
import { type Finder, finderOf } from './phrases.ts'

type Lists = Omit<WordsOfLanguage, 'isRead' | 'abbreviations'>

export type Words = { [List in keyof Lists]: Finder } & { abbreviations: ReadonlySet<string>; code: string }

export function wordsOf({ code, words: { isRead: _, abbreviations, ...lists } }: Language): Words {
  const finders = Object.fromEntries(Object.entries(lists).map(([name, phrases]) => [name, finderOf(phrases)]))
  return { ...(finders as { [List in keyof Lists]: Finder }), abbreviations: new Set(abbreviations), code } // one finder a list
}
