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
  if (isGrief.test(passage.text)) return told
  let isGap = false
  let isInQuote = false
  for (const written of withAnswers(splitSentences(passage.text)).map(tidied)) {
    const sentence = withPerson(written, passage.heading)
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
  /^\p{L}+(?:,? \p{Ll}+){0,4},? (?:he|she)\b|^(?:(?:and|but|so|then|yet),? )?(?:it|he|she|his|her|its|this|that|these|those|both|such|ours|theirs|there|number \p{L}+|one(?! (?:\p{Lu}\p{L}+day|day|evening|morning|week|month|year) (?:a|in|of|every)\b)|some|others|another|the (?:same|other|rest|first|second|latter|smallest|largest)|after that|not|of (?:these|those|them))\b|^(?:in|at|on|after|before|since|for|by|during|when|then|today|now)\b[^,]{0,30},? (?:he|she|it|his|her)\b|\b(?:that|this) way\b|\blike (?:that|this)\.$/iu

/** Nothing for two hosts who chat. */
const isGrief = /\bwith (?:deep|great|profound) (?:regret|sadness|sorrow)\b|\bfatal(?:ity|ities)\b/i

/** Below the name of a person, `Joined us in 2011.` says who joined. */
function withPerson(sentence: string, heading: string): string {
  const isBio =
    /^(?:Joined|Led|Leads|Studied|Trained|Spent|Holds|Held|Oversees|Chairs|Manages|Heads|Graduated|Qualified|Worked) /.test(
      sentence,
    )
  const isPerson = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)? \p{Lu}[\p{L}'’-]+$/u.test(heading)
  return isBio && isPerson ? `${heading} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence
}

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
  !isNoise(sentence) &&
  isSentence(sentence.replace(/[£$€]\s?\d[\d,.]*/g, 'pounds')) &&
  countWords(sentence) <= 60

/** `1 Load factors are weighted.`, `MAY 2012 - Visit us.` */
const footnote = /^\d{1,2} \p{Lu}\p{Ll}+ \p{Ll}|^\p{L}{3,9} (?:19|20)\d\d\s?[-–—:]/u

/** `They all say: I have no talent` is not the business speaking. */
const spokenByOthers = /["“:‘][^"”]*\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b|\bI (?:am|was) not one of\b/

const tidied = (sentence: string) =>
  capitalised(
    (/\p{Ll}/u.test(sentence) ? sentence : sentence.toLowerCase())
      .replace(/!+/g, '.')
      .replace(/…$/, '.')
      .replace(/(?<=^|,\s)please\s+/i, '')
      .replace(
        inYear,
        (_, year, first) =>
          `In ${year} ${/^(?:The|An?|Our|We|It|My)$/.test(first) ? first.toLowerCase() : first}`,
      )
      .replace(/^(?:so|and|but|also|in addition|moreover|furthermore),?\s+/i, '')
      .replace(label, ''),
  )

/** `1964 - The company moves.` */
const inYear = /^((?:1[5-9]|20)\d\d)\s?[-–—:]\s+(\p{L}+)/u

/** `By car: the garage is free.` says what it is about before it says it. */
const label = /^\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,2}:\s+(?=\p{L})/u

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
/** `The cluster, which opened in 2019, generated`: the sentence holds without it. */
const aside =
  /, (?:which|who) [^,;]{5,80},\s+(?=(?:is|are|was|were|has|have|had|will|can|\p{Ll}+(?:ed|s))\b)/u
/** What such a clause adds may be left out; one with `except` or `unless` may not. */
const afterthought =
  /,\s+(?:ensuring|allowing|making|helping|enabling|giving|providing|offering|creating|resulting|including|such as|as well as|together with|notwithstanding|calculated|reflecting|supported by|principally|and (?:have|has|had)|up from|down from|an increase of)\b[^.;:]*\.$/

/** `It is held here, is drawn down as work is done, and …` */
const seriesBegun = /, (?:is|are|was|were|has|have|can|will|may|must)\b/

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
    const isFair =
      [head, tail].every((part) => countWords(part) >= 4 && isSentence(part)) && !seriesBegun.test(head)
    if (!isFair) continue
    const [first, second] = [inBreaths(head), inBreaths(tail)]
    // What limits the first half must not be lost.
    const isLost = first.length === 0 || (second.length === 0 && opening === 'But ')
    return isLost ? [] : [...first, ...second]
  }
  const [whose = ''] = sentence.split(aside)
  const shorter = [
    isSentence(whose) ? sentence : sentence.replace(aside, ' '),
    sentence.replace(afterthought, '.'),
  ].find((each) => each !== sentence && isSentence(each))
  return shorter ? inBreaths(shorter) : []
}
