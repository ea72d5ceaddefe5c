/** The lists of a language, ready to be looked for. */
import type { Language, Phrases, SignsOfMatter, WordsOfLanguage } from '#content/programme/language.ts'
import type { ProgrammeQuestion } from '#content/programme/questions.ts'
import { type Finder, phraseFinder } from '#reader/phrases.ts'

/** What is no list to be looked for as it stands. */
type Told = 'isRead' | 'nounsAreLarge' | 'monthsAreLarge' | 'asTheirs'
type Shape = 'abbreviations' | 'commonest' | 'clock' | 'telephoneForms'
type Lists = Omit<WordsOfLanguage, Told | Shape>
type Signs = keyof SignsOfMatter

export type Words = { [List in keyof Lists]: Finder } & Pick<WordsOfLanguage, Told> & {
    signs: readonly (readonly [Signs, Finder])[]
    /** What shows that a passage answers a question: its own first words, or its heading. */
    shows: readonly (readonly [ProgrammeQuestion, { first: Finder; head: Finder; isNamed: boolean }])[]
    /** First words that answer what a host can ask. */
    opens: readonly (readonly [ProgrammeQuestion, { opens: Finder; holds?: Finder; not: Finder }])[]
    abbreviations: ReadonlySet<string>
    commonest: ReadonlySet<string>
    /** A time of the day. */
    clock: RegExp
    /** A number to call, by how it is written. */
    telephone: RegExp
    code: string
  }

export function wordsOfLanguage({ code, words, signs, questions, asks }: Language): Words {
  const {
    isRead,
    nounsAreLarge,
    monthsAreLarge,
    asTheirs,
    abbreviations,
    commonest,
    clock,
    telephoneForms,
    ...lists
  } = words
  const finders = Object.fromEntries(
    Object.entries(lists).map(([name, phrases]) => [name, phraseFinder(phrases)]),
  )
  return {
    ...(finders as { [List in keyof Lists]: Finder }), // one finder a list
    ...{ isRead, nounsAreLarge, monthsAreLarge, asTheirs, code },
    signs: Object.entries(signs).map(
      ([matter, phrases]) => [matter as Signs, phraseFinder(phrases)] as const,
    ), // its own keys
    shows: Object.entries(questions).map(
      ([question, { shows, heads, about }]) =>
        [
          question as ProgrammeQuestion,
          { first: phraseFinder(shows), head: phraseFinder(heads), isNamed: about !== undefined },
        ] as const, // its own keys
    ),
    opens: opensOf(asks),
    abbreviations: new Set(abbreviations),
    commonest: new Set(commonest),
    clock: new RegExp(`\\d\\s?(?:${clock.map(literal).join('|')})(?!\\p{L})|\\d:\\d\\d`, 'giu'),
    telephone: formsOf(telephoneForms),
  }
}

const opensOf = (asks: Language['asks']): Words['opens'] =>
  Object.entries(asks).map(
    ([question, { opens, holds, not = [] }]) =>
      [
        question as ProgrammeQuestion, // its own keys
        { opens: phraseFinder(opens), ...(holds && { holds: phraseFinder(holds) }), not: phraseFinder(not) },
      ] as const,
  )

/** With its country or a zero before it, a number needs no form. */
const formsOf = (forms: Phrases) =>
  new RegExp(
    `^(?:\\(?\\+|\\(?0 ?\\d${forms.map((form) => `|\\(?${literal(form).replaceAll('#', '\\d').replaceAll(' ', '(?:\\)[ .-]?|[ .-])')}$`).join('')})`,
  )

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
