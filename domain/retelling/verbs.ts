/** Whether words make a sentence: enough verbs to tell `We bake at night` from `Bread and cakes`. */
import { stem } from '#domain/language/inflection.ts'
import { ambiguousVerbs, clearVerbs } from './verb-list.ts'

const setOf = (words: string) => new Set(words.trim().split(/\s+/).map(stem))

/** Nouns as often as verbs: they count where a verb stands. */
const ambiguous = setOf(ambiguousVerbs)
const verbs = setOf(clearVerbs).union(ambiguous)
const beforeVerb =
  /^(?:we|you|they|i|he|she|it|who|that|which|and|or|not|also|always|never|can|will|should|must|may|people|customers|clients)$|[^s]s$/
const afterVerb =
  /^(?:a|an|the|your|our|their|his|her|its|it|them|us|you|from|less|more|nothing|about|up|\d.*|every|each|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|most|many|all|some|any|both|this|these|those|who|what|how|where|whether|everyone|everything|nobody)$/

export function isSentence(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).length >= 4 && !/^who\b/i.test(text) && hasVerb(text)
}

/** `automates`, `explores`: what somebody does. */
export const isDeed = (word: string) => /s$/.test(word) && verbs.has(stem(word))

export const hasVerb = (text: string) => verbsIn(withoutClauses(text)) > 0 || startsWithVerb(text)

/** Verbs that stand as verbs; those that stand together count once. */
function verbsIn(text: string): number {
  const words =
    withoutPrefixes(text)
      .toLowerCase()
      .match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*|,/gu) ?? []
  const at = words.flatMap((word, place) => {
    const [before, after] = [words[place - 1] ?? '', words[place + 1] ?? '']
    const isOf = place < 6 && opensThing.test(words[0] ?? '') && isDoneBy(word, before, after)
    return isOf || isVerb(word, before, after) ? [place] : []
  })
  // `Small-batch coffee roasted in Asheville` only looks as if somebody did something.
  const [only] = at
  if (at.length === 1 && only !== undefined && isDescription(words, only)) return 0
  return at.filter(
    (place, index) => index === 0 || place > (at[index - 1] ?? 0) + 2 || finite.test(words[place] ?? ''),
  ).length
}

/** `The beginners' course runs for six Saturdays.` */
const isDoneBy = (word: string, before: string, after: string) =>
  isDeed(word) &&
  /[^s]$/.test(before) &&
  !determiner.test(before) &&
  !praise.test(before) &&
  isPlace.test(after)
const opensThing = /^(?:the|an?|our|this|each|every)$/
const praise = /^(?:best|new|other|first|last|right|own|top|great|free|full)$/
const isPlace = /^(?:for|in|on|at|from|to|with|by|until|through|between|off|well|only|once|twice)$/

const isDescription = (words: readonly string[], place: number) =>
  place >= 3 &&
  /ed$/.test(words[place] ?? '') &&
  /^(?:in|by|for|with|from|over|to|at|on|and|)$/.test(words[place + 1] ?? '') &&
  !opensSentence.test(words[0] ?? '')
const opensSentence =
  /^(?:the|an?|our|we|you|they|he|she|it|this|these|those|every|each|nobody|everybody|some|all|most|many|in|on|at|when|after|before|since|by|from|for|with|\d+|one|two|three)$/

/** `Co-founded` is a deed; `auto-match` and `on-call` are words of their own. */
const withoutPrefixes = (text: string) => text.replace(/\b(?:co|re|pre|over|out|under)-(?=\p{L})/giu, '')

const finite = /^(?:is|are|was|were)$/
const determiner = /^(?:a|an|the|their|our|your|my|its|his|her|no|of|for|from|with)$/
const beForms = /^(?:is|are|was|were|be|been|am|keep|keeps)$/
const beforeAdjective = /^(?:|,|a|an|the|their|our|your|my|its|his|her|no|one|two|of|with)$/

function isVerb(word: string, before: string, after: string): boolean {
  if (/['’](?:re|ve|ll)$/.test(word)) return true
  if (determiner.test(before)) return false
  const key = stem(word)
  const isPast = /\p{L}{3}ed$/u.test(word) && word !== 'hundred' && !beforeAdjective.test(before)
  if (/ing$/.test(word) && stem(word) !== word) return beForms.test(before)
  if (before === '' || (!verbs.has(key) && !isPast)) return false
  if (/ed$/.test(word)) return isPast
  // `Spent` is no noun, whatever `spend` may be.
  const isChanged = key.startsWith('=') && word !== key.slice(1) && !word.endsWith('s')
  return isChanged || !ambiguous.has(key) || beforeVerb.test(before) || afterVerb.test(after)
}

/** The verbs of `cakes that sell` and `cakes to order` make no sentence; two verbs in such a clause do. */
function withoutClauses(text: string): string {
  return text
    .replace(/^(?:how|why)\b[^,.;:]*[,.;:]?/i, ' ')
    .replace(/(?<=\S\s)(?:that|which|who|whose|how|why|what|when|where)\b[^,.;:]*/giu, (clause) =>
      goesOn.test(clause) ? clause : (/^(?:who|what|how|why|where)\b/i.exec(clause)?.[0] ?? ' '),
    )
    .replace(/(?<=\S\s)to \p{Ll}+\b/gu, ' ')
}

/** `Each child who visits gets a badge`: the verb after the clause is the sentence's own. */
const goesOn = /^\S+(?: \S+){2,} (?:is|are|was|were|costs?|takes|gets|goes|comes|means|makes|needs|works)\b/i

/** `Cut it first and freeze it` tells the reader what to do; `Open Monday to Friday` does not. */
export const startsWithVerb = (text: string) => {
  const [first = '', second = ''] = text.match(/[\p{L}\d]+/gu) ?? []
  const word = first.toLowerCase()
  const key = stem(word)
  const isBase = verbs.has(key) && (key === `=${word}` || !/(?:ed|ing|s)$/.test(word))
  if (
    second === '' ||
    !isBase ||
    /^open from\b/i.test(text) ||
    text.startsWith(`${first}-`) ||
    /^\p{Lu}|^\d/u.test(second)
  )
    return false
  return !ambiguous.has(key) || afterVerb.test(second)
}
