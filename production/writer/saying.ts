/** Lines of hosts: phrases with what a website says in their places. */
import type { Phrases } from '#content/programme/language.ts'
import { own } from '#domain/own.ts'
import { seedOf } from '#domain/seeded.ts'

export type Values = Readonly<Record<string, string>>

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Not one that was said already, and for each business another. */
export function pickOf(phrases: Phrases, used: Set<string>, name: string): string {
  const free = phrases.filter((phrase) => !used.has(phrase))
  // All of them once, before any is heard again.
  if (free.length === 0) for (const phrase of phrases) used.delete(phrase)
  const from = free.length > 0 ? free : phrases
  const phrase = from[seedOf(`${name} ${phrases[0]}`) % from.length] ?? ''
  used.add(phrase)
  return phrase
}

/** What a phrase does not name stays as it is; what is filled in is never looked through again. */
export const filled = (phrase: string, values: Values) =>
  phrase.replace(/\{(\w+)\}/g, (all, key) => own(values, key) ?? all).replace(/(?<=[.?!])\.(?=\s|$)/g, '')
