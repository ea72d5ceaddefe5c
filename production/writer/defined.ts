/** What a passage says at once what, or who, it is: `A partition action is a court process`, `Robin Long grew up in …`. */
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import { type Cue, type NamedWebsite, somebodyIn } from './cues.ts'
import { isArticle } from './echo.ts'
import type { Excerpt } from './excerpt.ts'
import { holdsName } from './self-told.ts'
import type { Words } from './words-of.ts'

const mostWords = 5

export function definedIn(excerpt: Excerpt, words: Words, named: NamedWebsite): Cue | undefined {
  const [first = ''] = excerpt.sentences
  if (excerpt.kind !== 'prose') return undefined
  const somebody = somebodyIn(excerpt, words, named)
  if (somebody && countWords(somebody) > 1 && words.ofPersons.in(excerpt.sentences.slice(0, 2).join(' ')))
    return { kind: 'person', heading: somebody }
  const defines = words.defines.in(first)
  const subject = defines ? first.slice(0, first.toLowerCase().indexOf(` ${defines} `)) : ''
  return subject && isThing(subject, words, named) ? { kind: 'defined', heading: asSaid(subject) } : undefined
}

/** With an article that tells none from another, or by two words; and neither they nor what was said before. */
function isThing(subject: string, words: Words, { name, small }: NamedWebsite): boolean {
  const told = wordsIn(subject)
  const [first = ''] = told
  return (
    /^\p{L}[\p{L}\d '’&/–-]+$/u.test(subject) &&
    told.length > 1 &&
    told.length <= mostWords &&
    !told.some((word) => word.length > 3 && wordsIn(name).includes(word)) &&
    !holdsName(subject, name) &&
    told.every((word) => small.has(word) || isArticle(word, words)) &&
    !words.openEnds.is(told.at(-1) ?? '') &&
    [
      words.firstPerson,
      words.oneself,
      words.secondPerson,
      words.demonstratives,
      words.pronouns,
      words.verbs,
    ].every((list) => list.in(subject) === undefined) &&
    !words.pointsBack.startOf(subject) &&
    (!words.openEnds.is(first) || isArticle(first, words))
  )
}

const asSaid = (subject: string) => subject.charAt(0).toLowerCase() + subject.slice(1)
