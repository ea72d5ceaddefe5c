/** Sentences of a passage, each told by somebody else and short enough to be said in one breath. */

import type { Passage } from '#domain/evidence.ts'
import { countWords, splitSentences, withAnswers } from '#domain/language/sentences.ts'
import { isAmbiguous, isUnspeakable } from '#domain/language/spelled-out.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { inBreaths } from './breaths.ts'
import { saysI, toThirdPerson } from './third-person.ts'
import { tidied } from './tidied.ts'
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

export function statementsOf(passage: Passage): Statement[] {
  const told: Statement[] = []
  if (isGrief.test(passage.text)) return told
  let isGap = false
  let isInQuote = false
  for (const written of withAnswers(splitSentences(passage.text))) {
    const sentence = tidied(written, passage.heading)
    const isOfQuote = isInQuote || !isBalanced(sentence)
    isInQuote = isInQuote === isBalanced(sentence)
    const said = isTellable(sentence) && !isOfQuote ? spokenForm(toThirdPerson(sentence)) : ''
    const parts = said && !isUnspeakable(said) ? inBreaths(said) : []
    const isOthers = /^(?:\w+, )?They\b/.test(sentence) || countsThem.test(sentence)
    const statements = parts.map((said, at) => ({
      ...statement(passage.id, said),
      ...(isOthers && at === 0 && { pointsBack: true }),
      ...(saysI(sentence) && { isOnes: true as const }),
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
  /^then\b|^(?:if|when) (?:any|one|some|all|most) of (?:these|those|this)\b|^\p{L}+(?:,? \p{Ll}+){0,4},? (?:he|she)\b|^(?:(?:and|but|so|then|yet),? )?(?:it|he|she|his|her|its|this|that|these|those|both|such|ours|theirs|there|number \p{L}+|one(?! (?:\p{Lu}\p{L}+day|day|evening|morning|week|month|year) (?:a|in|of|every)\b)|some|others|another|the (?:same|other|rest|first|second|latter|smallest|largest)|after that|not|of (?:these|those|them))\b|^(?:in|at|on|after|before|since|for|by|during|when|then|today|now)\b[^,]{0,30},? (?:he|she|it|his|her)\b|\b(?:that|this) way\b|\blike (?:that|this)\.$/iu

/** Nothing for two hosts who chat. */
const isGrief = /\bwith (?:deep|great|profound) (?:regret|sadness|sorrow)\b|\bfatal(?:ity|ities)\b/i

/** Whether as many quotations end in a sentence as begin in it. */
const isBalanced = (sentence: string) => (sentence.match(/["“”]/g) ?? []).length % 2 === 0

/** `They found 260 of them`: of whom, the sentence does not say. */
const countsThem = /^[^,]*\b(?:\d+|most|many|none|half|two|three) of them\b/

/** A fact in a whole sentence: neither a fragment nor a question, a shout or a word to the visitor. */
const isTellable = (sentence: string) =>
  /[.!…"”]$/.test(sentence) &&
  !sentence.includes('?') &&
  !spokenByOthers.test(sentence) &&
  !footnote.test(sentence) &&
  !/\bplease\b/i.test(sentence) &&
  !isAmbiguous(sentence) &&
  !isNoise(sentence) &&
  isSentence(sentence.replace(/[£$€]\s?\d[\d,.]*/g, 'pounds')) &&
  countWords(sentence) <= 60

/** `1 Load factors are weighted.`, `MAY 2012 - Visit us.` */
const footnote = /^\d{1,2} \p{Lu}\p{Ll}+ \p{Ll}|^\p{L}{3,9} (?:19|20)\d\d\s?[-–—:]/u

/** `They all say: I have no talent` is not the business speaking. */
const spokenByOthers = /["“:‘][^"”]*\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b|\bI (?:am|was) not one of\b/
