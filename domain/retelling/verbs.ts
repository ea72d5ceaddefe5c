/** Whether words make a sentence: enough grammar to tell `We bake at night` from `Bread and cakes`. */
import { stem } from '#domain/language/inflection.ts'
import { withoutClauses } from './clauses.ts'
import { hasFiniteVerb } from './finite-verb.ts'
import { ambiguous, isDeed, verbs } from './verb-list.ts'
import { opensObject } from './word-classes.ts'

export function isSentence(text: string): boolean {
  const isLong = (text.match(/\p{L}+/gu) ?? []).length >= 4
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/)
  // `Tastes like a mango.` leaves out what does.
  const isOfNobody = isDeed(first) && /^(?:like|as|a|an|the|our|your|you|to|with)$/.test(second)
  return isLong && !isOfNobody && !/^who\b|^because\b[^,]*$/i.test(text) && hasVerb(text)
}

/** A list after a colon may hold any words; what stands before it is the sentence. */
export function hasVerb(text: string): boolean {
  const main = withoutClauses(text.split(/:\s/)[0] ?? '').trim()
  const [, afterPlace = ''] = /^(?:for|from|on|in|at|to|by|with)\b[^,]*, (.*)$/i.exec(main) ?? []
  return hasFiniteVerb(main) || startsWithVerb(main) || startsWithVerb(afterPlace)
}

/** `Cut it first and freeze it` tells the reader what to do; `Open Monday to Friday` does not. */
export const startsWithVerb = (text: string) => {
  const [first = '', second = ''] = text.match(/[\p{L}\d]+/gu) ?? []
  const word = first.toLowerCase()
  const key = stem(word)
  const isBase =
    verbs.has(key) && (key.startsWith('=') ? key === `=${word}` : key === word || !/(?:ed|ing|s)$/.test(word))
  if (
    second === '' ||
    !isBase ||
    /^open from\b/i.test(text) ||
    text.startsWith(`${first}-`) ||
    /^\p{Lu}|^\d/u.test(second)
  )
    return false
  return !ambiguous.has(key) || opensObject.test(second)
}
