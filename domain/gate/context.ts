/** What the lines before have told and asked, so that an answer has its question and a `she` her name. */
import { contentOf } from './content.ts'
import type { Line } from './line.ts'
import { beginsWith } from './phrases.ts'
import { keyOf, type Section, type Site, type Statement, sentencesOf } from './site.ts'
import { type Word, wordsOf } from './words.ts'

export type Context = {
  /** The passage that was told last. */
  told?: Section | undefined
  /** The passages that answer what was just asked in the website's words. */
  asked: readonly Section[]
  /** The last two lines, as they stand. */
  heard: string
}

export function contextOf(before: readonly Line[], site: Site): Context {
  const last = before.slice(-3)
  const told = last.flatMap((line) => toldBy(line, site)).at(-1)
  const asks = sentencesOf(last.at(-1)?.text ?? '', site.language).filter((text) => text.endsWith('?'))
  const heard = last
    .slice(-2)
    .map(({ text, by }) => `${text} ${by ?? ''}`)
    .join(' ')
  return { ...(told && { told }), asked: askedBy(asks.at(-1) ?? '', site), heard }
}

function toldBy({ text, claims }: Line, site: Site): Section[] {
  const claimed = (claims ?? []).flatMap(({ passage }) => site.sectionOf.get(passage) ?? [])
  const read = sentencesOf(text, site.language).flatMap(
    (sentence) => site.sentences.get(keyOf(wordsOf(sentence, site.language)))?.slice(0, 1) ?? [],
  )
  const sections = read
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ passage }) => site.sectionOf.get(passage.id))
  return [...claimed, ...sections].filter((section) => section !== undefined)
}

/** A question in the website's words, or in fewer of them, belongs to its answer. */
export function askedBy(text: string, site: Site): readonly Section[] {
  if (!text) return []
  const words = wordsOf(text, site.language)
  const exact = site.sentences.get(keyOf(words))?.filter(({ isQuestion }) => isQuestion) ?? []
  if (exact.length > 0) return exact.flatMap((question) => answersTo(question, site))
  const asked = contentOf(words, site.vocabulary)
  return site.sections.filter((section) => {
    const content = contentOf(section.question, site.vocabulary)
    const isShort = asked.size < content.size / 2
    return section.asked > 0 && asked.size > 0 && !isShort && [...asked].every((word) => content.has(word))
  })
}

/** In its own passage, or below it where the question is a heading. */
function answersTo({ passage }: Statement, { sections }: Site): Section[] {
  const own = sections.filter(({ passage: other, asked }) => other.id === passage.id && asked > 0)
  const below = sections.filter(
    ({ passage: other }) => other.url === passage.url && other.heading === passage.text,
  )
  const page = sections.filter(({ passage: other }) => other.url === passage.url)
  return own.length > 0 ? own : below.length > 0 ? below : page
}

/** Whether these words mean something that was said before them. */
export function pointsBack(words: readonly Word[], isCut: boolean, site: Site): boolean {
  const { vocabulary } = site
  if (beginsWith(words, vocabulary.impersonal)) return false
  if (beginsWith(words, vocabulary.pointers)) return true
  const pronoun = words.findIndex(({ key }) => vocabulary.pronouns.has(key))
  if (pronoun < 0) return false
  return isCut || contentOf(words.slice(0, pronoun), vocabulary).size === 0
}

/** Whether it was said: earlier in the same passage, just before it on the page, by its question or its heading. */
export function isHeard(section: Section, { told, asked, heard }: Context, isFirst: boolean): boolean {
  const { passage } = section
  const isBefore = told && told.passage.url === passage.url && told.passage.heading === passage.heading
  const isTold = isFirst ? Boolean(isBefore) : told === section
  return (
    isTold ||
    asked.includes(section) ||
    (isFirst && passage.heading.length > 3 && heard.includes(passage.heading))
  )
}
