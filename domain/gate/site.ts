/** A reading as the gate needs it: sentences with their words, who says them, and what they answer. */
import type { Passage, Reading } from '#domain/evidence.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary/vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

export type Statement = {
  passage: Passage
  /** Its place among the sentences of its passage. */
  at: number
  text: string
  words: readonly Word[]
  /** A question states nothing. */
  isQuestion: boolean
  /** It stands in quotation marks within a text: somebody else says it, perhaps wrongly. */
  isQuoted: boolean
}

export type Section = {
  passage: Passage
  sentences: readonly Statement[]
  /** What a customer's words are signed with. */
  signature: string
  /** How many sentences at the beginning ask, where the rest answers, and their words. */
  asked: number
  question: readonly Word[]
}

export type Site = {
  reading: Reading
  language: string
  vocabulary: Vocabulary
  name: readonly Word[]
  sections: readonly Section[]
  sectionOf: ReadonlyMap<string, Section>
  /** Sentences by their words. */
  sentences: ReadonlyMap<string, readonly Statement[]>
}

/** Words of one text are one array (`wordsOf`), and so they are put together once. */
const keys = new WeakMap<readonly Word[], string>()
export function keyOf(words: readonly Word[]): string {
  const known = keys.get(words) ?? words.map(({ key }) => key).join(' ')
  keys.set(words, known)
  return known
}

/** Passages that stand above others. */
export const headingsIn = ({ reading }: Pick<Site, 'reading'>): ReadonlySet<string> =>
  new Set(reading.passages.flatMap(({ id, kind }) => (kind === 'heading' ? [id] : [])))

/** `am 3. Mai` and `z. B. Eiche` go on. */
const goesOn = /(?:\s|^)(?:\d{1,2}|\p{L}|bzw|ca|Nr|Str|inkl|evtl)\.$/u

export function sentencesOf(text: string, language: string): string[] {
  const sentences = splitSentences(text)
  if (!language.startsWith('de')) return sentences
  const found: string[] = []
  for (const sentence of sentences) {
    const joined = `${found.at(-1)} ${sentence}`
    if (goesOn.test(found.at(-1) ?? '') && text.includes(joined)) found.splice(-1, 1, joined)
    else found.push(sentence)
  }
  return found
}

const ends = /[.!?…]["”'’)]*$/
export function siteOf(reading: Reading): Site {
  const language = reading.language || 'en'
  const sections = reading.passages.map((passage) => sectionFrom(passage, language))
  const sentences = new Map<string, Statement[]>()
  for (const statement of sections.flatMap((section) => section.sentences)) {
    const key = keyOf(statement.words)
    sentences.set(key, [...(sentences.get(key) ?? []), statement])
  }
  return {
    reading,
    language,
    vocabulary: vocabularyOf(language),
    name: wordsOf(reading.name, language),
    sections,
    sectionOf: new Map(sections.map((section) => [section.passage.id, section])),
    sentences,
  }
}

function sectionFrom(passage: Passage, language: string): Section {
  const lines = linesOf(passage)
  // `2. The handover plan` is one heading.
  const isName = passage.kind === 'heading' || passage.kind === 'title'
  const texts = isName ? lines : lines.flatMap((line) => sentencesOf(line, language))
  const { by } = passage
  const isOpen = texts.length > 1 && !ends.test(texts.at(-1) ?? '')
  const isSigned = passage.kind === 'quote' && by === undefined && isOpen
  // A name below a quotation, with or without what its owner does, is none of its sentences.
  const names = isSigned ? (isNamedAbove(texts.slice(-3)) ? 2 : 1) : 0
  const said = texts.slice(0, texts.length - names).filter((text) => !by || !text.startsWith(by))
  const asked = passage.kind === 'question' ? questionsIn(lines, texts, language) : 0
  const sentences = said.map((text, at) => ({
    passage,
    at,
    text,
    words: wordsOf(text, language),
    isQuestion: at < asked || asks(text),
    isQuoted: passage.kind !== 'quote' && isInMarks(said, at),
  }))
  return {
    passage,
    signature: by ?? (isSigned ? nameIn(texts.at(-names) ?? '') : ''),
    asked,
    question: sentences.slice(0, asked).flatMap(({ words }) => words),
    sentences,
  }
}

/** A name right below the quotation, and below that what its owner does. */
const isNamedAbove = ([end = '', name = '']: readonly string[]) => ends.test(end) && wholeName.test(name)
const wholeName = /^(?:\p{Lu}[\p{L}'’-]+ ?){2,3}$/u

/** `— Mo D.Yelp · five stars` is Mo D. */
const nameIn = (line: string) =>
  line
    .replace(/^[\s—–-]+/, '')
    .split(/\s*[·|★(]\s*|(?<=\p{Lu}\.)(?=\p{Lu}\p{Ll})/u)[0]
    ?.trim() ?? ''

export const asks = (text: string) => /\?["”'’)]*$/.test(text)

/** Not those behind inches. */
const quotationMarks = /(?<!\d)"|[“”„«»]/g
/** It begins with a quotation mark, or one was opened before and not closed. */
function isInMarks(sentences: readonly string[], at: number): boolean {
  const opened = sentences.slice(0, at).join(' ').match(quotationMarks)?.length ?? 0
  return opened % 2 === 1 || (sentences[at] ?? '').search(quotationMarks) === 0
}

/** The question is the first line; on one line, it is what ends with the first question mark. */
function questionsIn(lines: readonly string[], texts: readonly string[], language: string): number {
  if (lines.length > 1) return sentencesOf(lines[0] ?? '', language).length
  return texts.findIndex((text) => text.endsWith('?')) + 1
}

/** Of structured data only what is written in sentences is somebody's words. */
function linesOf({ kind, text }: Passage): string[] {
  const lines = text.split('\n').filter(Boolean)
  if (kind !== 'data') return lines
  return lines.flatMap((line) =>
    /^(?:description|slogan): /.test(line) ? [line.slice(line.indexOf(': ') + 2)] : [],
  )
}
