/** What one says without breathing in between. */
import { countWords } from '#domain/language/sentences.ts'
import { capitalised } from './third-person.ts'
import { isSentence } from './verbs.ts'

export const mostWordsInBreath = 27

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
/** `The cluster, which opened in 2019, generated`: the sentence holds without it, unless that limits it. */
const aside =
  /, (?:which|who) (?![^,;]*\b(?:only|not|never|if|unless|except|until)\b)[^,;]{5,80},\s+(?=(?:is|are|was|were|has|have|had|will|can|\p{Ll}+(?:ed|s))\b)/u
/** What such a clause adds may be left out, unless it limits something. */
const afterthought =
  /,\s+(?:ensuring|allowing|making|helping|enabling|giving|providing|offering|creating|resulting|including|such as|as well as|together with|notwithstanding|calculated|reflecting|supported by|principally|and (?:have|has|had)|up from|down from|an increase of)\b(?!.*\b(?:only|not|never|if|unless|except|until|but)\b)[^.;:]*\.$/

/** `It is held here, is drawn down as work is done, and …` */
const seriesBegun = /, (?:is|are|was|were|has|have|can|will|may|must)\b/

/** A long sentence becomes two where its clauses meet; one that cannot be cut is left out. */
export function inBreaths(sentence: string): string[] {
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
