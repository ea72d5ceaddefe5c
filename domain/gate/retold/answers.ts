/** Yes and no: they claim what the question says, and the website may have answered it. */
import { contentOf } from '#domain/gate/content.ts'
import { type Doubt, fault } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import { asks, type Site, sentencesOf } from '#domain/gate/site.ts'
import { answerIn } from '#domain/gate/verbatim.ts'
import { type Word, wordsOf } from '#domain/gate/words.ts'
import { deniesOtherwise } from './denied-otherwise.ts'
import { denialsIn } from './negation.ts'
import type { Retold } from './retold.ts'

type Answer = 'yes' | 'no'

/** What a line answers with its first word. */
export function answerOf({ said, site }: Retold): Answer | undefined {
  const [first, second] = said
  if (!first || (second && !second.after && said.length > 3)) return undefined
  if (site.vocabulary.no.has(first.key)) return 'no'
  return site.vocabulary.yes.has(first.key) ? 'yes' : undefined
}

/** The question just before, of somebody else. */
export function questionBefore({ before, site }: Retold): string | undefined {
  const last = before.at(-1)?.text ?? ''
  return sentencesOf(last, site.language).filter(asks).at(-1)
}

/** The website says No, and this says Yes, or the other way round. */
export function answers(retold: Retold): Doubt[] {
  const answer = answerOf(retold)
  const asked = questionBefore(retold)
  if (!answer || !asked) return []
  const words = wordsOf(asked, retold.site.language)
  const theirs = answeredBy(words, retold)
  if (!theirs) return againstFacts(answer, words, retold)
  return theirs.answer === answer
    ? []
    : [fault('question', `The website asks “${theirs.question}” and answers with ${theirs.answer}.`)]
}

/** How the website answers the same question, turned where it is asked the other way round. */
function answeredBy(asked: readonly Word[], { sections, site }: Retold) {
  const content = contentOf(asked, site.vocabulary)
  for (const section of sections) {
    const first = section.sentences[section.asked]
    const answer = section.asked > 0 && first ? answerIn(first, site) : undefined
    const theirs = contentOf(section.question, site.vocabulary)
    const shared = [...theirs].filter((word) => content.has(word)).length
    const isSame = theirs.size > 0 && shared / theirs.size >= 0.5
    if (!answer || !isSame) continue
    const isTurned = isDenied(asked, site.vocabulary) !== isDenied(section.question, site.vocabulary)
    const question = section.sentences
      .slice(0, section.asked)
      .map(({ text }) => text)
      .join(' ')
    return { answer: isTurned ? (answer === 'yes' ? 'no' : 'yes') : answer, question }
  }
  return undefined
}

/** What a yes says stands there with a no, or what a no denies stands there without one. */
function againstFacts(answer: Answer, asked: readonly Word[], { told, site }: Retold): Doubt[] {
  // `An electric one`: what is counted there is no number.
  const content = new Set([...contentOf(asked, site.vocabulary)].filter((word) => word !== '#1'))
  if (content.size === 0 || isDenied(asked, site.vocabulary)) return []
  const denied = told.find(({ words }) =>
    denialsIn(words, site).some(
      ({ of }) => of.some((word) => content.has(word)) && isAll(content, words, site),
    ),
  )
  if (denied && answer === 'yes') return [fault('answer', `The website says: “${denied.text}”`)]
  if (content.size < 2) return []
  const against = told.find(({ words }) => {
    const there = contentOf(words, site.vocabulary)
    const isSame = [...content].every((word) => there.has(word))
    const isNo = isDenied(clauseOf(words, content, site), site.vocabulary)
    return isSame && (answer === 'yes' ? isNo : !isNo && !deniesOtherwise(words))
  })
  return against ? [fault('answer', `The website says: “${against.text}”`)] : []
}

/** `A talk costs nothing, and the letter alone £12`: nothing is no word on the letter. */
function clauseOf(words: readonly Word[], content: ReadonlySet<string>, site: Site): readonly Word[] {
  const ends = words.flatMap(({ key, after }, at) =>
    at > 0 && (key === 'and' || key === 'und') && after ? [at] : [],
  )
  const clauses = [0, ...ends].map((from, at) => words.slice(from, ends[at]))
  return clauses.find((clause) => isAll(content, clause, site)) ?? words
}

const isAll = (content: ReadonlySet<string>, words: readonly Word[], { vocabulary }: Site) =>
  [...content].every((word) => contentOf(words, vocabulary).has(word))

const isDenied = (words: readonly Word[], { weights }: Retold['site']['vocabulary']): boolean => {
  const row = weights.find(({ name }) => name === 'negation')
  return row !== undefined && finderOf(row.phrases)(words).length > 0
}
