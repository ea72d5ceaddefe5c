/** Whether somebody does something in these words: in which of them, its neighbours tell. */
import { stem } from '#domain/language/inflection.ts'
import { ambiguous, happens, isDeed, verbs } from './verb-list.ts'
import {
  adverb,
  auxiliary,
  contraction,
  determiner,
  isNoDeed,
  isRegularPast,
  joins,
  many,
  modal,
  number,
  opensObject,
  opensPlace,
  opensSentence,
  participle,
  past,
  person,
  praise,
  unchanged,
  withoutPrefixes,
  withoutSubject,
} from './word-classes.ts'

/** A word between its neighbours, all in small letters; adverbs are left out. */
type Place = {
  word: string
  at: number
  before: string
  after: string
  isNameBefore: boolean
  isNameAfter: boolean
  /** What is done together: `designs, builds and repairs`. */
  isJoined: boolean
  words: readonly string[]
}

export function hasFiniteVerb(text: string): boolean {
  if (withoutSubject.test(text)) {
    const [, ...others] = text.split(/,\s+/)
    return others.some((part) => !/^(?:and|or|but)\b/i.test(part) && hasFiniteVerb(part))
  }
  const isShouted = !/\p{Ll}{2}/u.test(text)
  const found = withoutPrefixes(text).match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*|[,;]/gu) ?? []
  const written = found.filter((word) => !adverb.test(word))
  const words = written.map((word) => word.toLowerCase())
  const isName = (at: number) =>
    !isShouted && /^\p{Lu}/u.test(written[at] ?? '') && !opensSentence.test(words[at] ?? '')
  return words.some((word, at) => {
    const [before = '', after = '', next = ''] = [words[at - 1], words[at + 1], words[at + 2]]
    // `Certified Specialist`, `Registered Practitioner`: parts of names.
    if (at > 0 && isName(at) && !/['’]/.test(word)) return false
    const isJoined = joins.test(after) && isDeed(next)
    return isFiniteVerb({
      ...{ word, at, before, after, words, isJoined },
      ...{ isNameBefore: isName(at - 1), isNameAfter: isName(at + 1) },
    })
  })
}

function isFiniteVerb(place: Place): boolean {
  const { word, before, at } = place
  if (contraction.test(word)) return true
  if (at === 0) return false
  if (auxiliary.test(word)) return true
  if (determiner.test(before)) return false
  if (modal.test(word) || past.has(word)) return true
  // `We baseline your servers`: whatever it is, it is what they do.
  if (/^(?:we|you|they|i)$/.test(before)) return /^\p{L}{2,}$/u.test(word) && !isNoDeed.test(word)
  const key = stem(word)
  if (participle.has(word) || (/ing$/.test(word) && key !== word)) return false
  const isChanged = verbs.has(key) && key.startsWith('=') && word !== key.slice(1) && !word.endsWith('s')
  if (isChanged || unchanged.test(word) || isRegularPast(word)) return isPast(place, key)
  return verbs.has(key) && !joins.test(before) && isPresent(place, key)
}

const isGivenName = /^(?:called|named|titled|priced|rated|aged)$/

/** `Ruth opened a bakery`, not `bread baked in Leeds`. */
function isPast({ word, at, before, after, words, isNameBefore, isNameAfter }: Place, key: string): boolean {
  // `An oven called Brian`, `joined by six others`
  const isOfOthers = after === 'by' ? !happens.has(key) : isGivenName.test(word) && !opensObject.test(after)
  if (isOfOthers && !person.test(before)) return false
  // Any sentence begins with a capital.
  if (person.test(before) || (isNameBefore && at > 1 && after !== 'by')) return true
  if (joins.test(before) || (number.test(before) && !/^(?:19|20)\d\d$/.test(before))) return false
  if (unchanged.test(word)) return opensObject.test(after) || isNameAfter
  if (opensSentence.test(words[0] ?? '') || happens.has(key)) return true
  if (opensObject.test(after) || isNameAfter) return true
  return at === 1 && !/^(?:|,|and|or|as)$/.test(after) && !opensPlace.test(after)
}

/** `The course runs on Mondays`, `people run`, not `course runs` or `runs`. */
function isPresent(place: Place, key: string): boolean {
  const { word, at, before, after, words, isNameBefore, isNameAfter, isJoined } = place
  if (person.test(before)) return true
  const isSingular = word.endsWith('s') && word !== key.slice(1)
  // `A talk of two hours costs`, `parcels in a hundred come`: the word before is not who does it.
  const isFar = words.slice(0, at).some((each) => opensPlace.test(each) || /^(?:of|and|up)$/.test(each))
  const isOfMany = many.test(before)
  if (!isFar && (isSingular ? isOfMany && !isNameBefore : !isOfMany)) return false
  if (!ambiguous.has(key)) return true
  if (number.test(before)) return false
  if (opensObject.test(after) || isNameAfter || (isJoined && !isOfMany)) return true
  if (!isSingular) return at > 1 && !isFar && opensPlace.test(after)
  const opensThing = words
    .slice(0, 3)
    .some((each) => /^(?:the|an?|our|their|this|each|every|everything|nothing)$/.test(each))
  const isOfName = isNameBefore && after !== '' && !joins.test(after)
  return opensPlace.test(after) ? opensThing && !praise.test(before) : isOfName
}
