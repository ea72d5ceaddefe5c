/** Sentences of a passage, each told by somebody else and short enough to be said in one breath. */

import type { Passage } from '#domain/evidence.ts'
import { countWords, splitSentences, withAnswers } from '#domain/language/sentences.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { capitalised, toThirdPerson } from './third-person.ts'
import { type Trait, traitsOf } from './traits.ts'
import { isSentence } from './verbs.ts'
import { isNoise } from './web-noise.ts'

export type Statement = {
  passage: string
  said: string
  words: number
  /** It leans on what was said before it: it, she, this, there. */
  pointsBack: boolean
  /** Said by one person, who is not the whole business. */
  isOnes?: true
  traits: ReadonlySet<Trait>
}

export const mostWordsInBreath = 27

export function statementsOf(passage: Passage): Statement[] {
  const told: Statement[] = []
  let isGap = false
  let isInQuote = false
  for (const sentence of withAnswers(splitSentences(passage.text)).map(tidied)) {
    const isOfQuote = isInQuote || !isBalanced(sentence)
    isInQuote = isInQuote === isBalanced(sentence)
    const parts = isTellable(sentence) && !isOfQuote ? inBreaths(spokenForm(toThirdPerson(sentence))) : []
    const isOthers = /^(?:\w+, )?They\b/.test(sentence) || countsThem.test(sentence)
    const statements = parts.map((said, at) => ({
      ...statement(passage.id, said),
      ...(isOthers && at === 0 && { pointsBack: true }),
      ...(/\b(?:I|[Mm]y|me|mine)\b/.test(sentence) && { isOnes: true as const }),
    }))
    // What leans on a sentence that is left out goes with it.
    isGap = statements.length === 0 || (isGap && Boolean(statements[0]?.pointsBack))
    if (!isGap) told.push(...statements)
  }
  return told
}

export const statement = (passage: string, said: string): Statement => ({
  passage,
  said,
  words: countWords(said),
  pointsBack: pointsBack.test(said),
  traits: traitsOf(said),
})

const pointsBack =
  /^(?:(?:and|but|so|then|yet),? )?(?:it|he|she|his|her|its|this|that|these|those|both|such|ours|theirs|there|one(?! (?:\p{Lu}\p{L}+day|day|evening|morning|week|month|year) (?:a|in|of|every)\b)|some|others|another|the (?:same|other|rest|first|second|latter|smallest|largest)|after that|not|of (?:these|those|them))\b|^(?:in|at|on|after|before|since|for|by|during|when|then|today|now)\b[^,]{0,30},? (?:he|she|it|his|her)\b|\b(?:that|this) way\b|\blike (?:that|this)\.$/iu

/** Whether as many quotations end in a sentence as begin in it. */
const isBalanced = (sentence: string) => (sentence.match(/["“”]/g) ?? []).length % 2 === 0

/** `They found 260 of them`: of whom, the sentence does not say. */
const countsThem = /^[^,]*\b(?:\d+|most|many|none|half|two|three) of them\b/

/** A fact in a whole sentence: neither a fragment nor a question, a shout or a word to the visitor. */
const isTellable = (sentence: string) =>
  /[.!…"”]$/.test(sentence) &&
  !sentence.includes('?') &&
  !spokenByOthers.test(sentence) &&
  !isNoise(sentence) &&
  isSentence(sentence.replace(/[£$€]\s?\d[\d,.]*/g, 'pounds')) &&
  countWords(sentence) <= 48

/** `They all say: I have no talent` is not the business speaking. */
const spokenByOthers = /["“:‘][^"”]*\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b|\bI (?:am|was) not one of\b/

const tidied = (sentence: string) =>
  capitalised(
    sentence
      .replace(/!+/g, '.')
      .replace(/…$/, '.')
      .replace(/\bplease\s+/i, '')
      .replace(/^(?:so|and|but|also|in addition|moreover|furthermore),?\s+/i, ''),
  )

const cuts: readonly (readonly [RegExp, string])[] = [
  [/;\s+/, ''],
  [/,\s+which (?=is|was|means|has|gives|keeps|makes|lets|helps|costs|takes)/, 'That '],
  [/,\s+but\s+(?=(?:they|you|it|he|she|that|the|there|if|no|nobody|we)\b)/, 'But '],
  [/,\s+so\s+(?=(?:they|you|it|he|she|that|the|there|nobody|nothing|a|an|your|their)\b)/, 'So '],
  [/,\s+and\s+(?=(?:they|you|it|he|she|that|there|nobody|nothing)\b)/, 'And '],
  [/,\s+where\s+(?=(?:they|you|it|he|she|the|most|many|some|a|an|all|each|every|their|his|her)\b)/, 'There '],
  [/:\s+(?=(?:they|you|it|he|she|the|there)\b)/, ''],
  [/,\s+because\s+(?!.*, and )/, 'That is because '],
  [/,\s+and\s+(?=(?:\w+ ){1,4}(?:is|are|was|were|has|have|takes?|goes|go)\b)/, 'And '],
]

/** `Founded in 1999 by two brothers, Meridian has grown`: two things that are true of Meridian. */
const withOrigin =
  /^(Founded|Established|Started|Launched|Built|Based|Located|Headquartered) ([^,]+), ((?:\p{Lu}[\p{L}&'’]*\s)+)(?=\p{Ll})/u
/** What such a clause adds may be left out; one with `except` or `unless` may not. */
const afterthought =
  /,\s+(?:ensuring|allowing|making|helping|enabling|giving|providing|offering|creating|resulting|including|such as|as well as)\b[^.;:]*\.$/

/** A long sentence becomes two where its clauses meet; one that cannot be cut is left out. */
function inBreaths(sentence: string): string[] {
  if (countWords(sentence) <= mostWordsInBreath) return [sentence]
  const [opening, how = '', where = '', who = ''] = withOrigin.exec(sentence) ?? []
  if (opening) {
    const [one, many] = /^(?:Based|Located|Headquartered)$/.test(how) ? ['is', 'are'] : ['was', 'were']
    const origin = `${who}${/^They\b/.test(who) ? many : one} ${how.toLowerCase()} ${where}.`
    return [origin, ...inBreaths(`${who}${sentence.slice(opening.length)}`)]
  }
  for (const [where, opening] of cuts) {
    const found = where.exec(sentence)
    if (!found) continue
    const head = `${sentence.slice(0, found.index)}.`
    const tail = capitalised(`${opening}${sentence.slice(found.index + found[0].length)}`)
    const isFair = countWords(head) >= 4 && countWords(tail) >= 4 && isSentence(head)
    if (isFair) return [head, tail].flatMap((part) => inBreaths(part))
  }
  const shorter = sentence.replace(afterthought, '.')
  return shorter !== sentence && isSentence(shorter) ? inBreaths(shorter) : []
}
