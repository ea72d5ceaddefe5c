/** A conversation as whoever listens hears it: line after line, each with its words and its place. */
import { contentOf } from '#domain/gate/content.ts'
import { sentencesOf } from '#domain/gate/site.ts'
import { type Vocabulary, vocabularyOf } from '#domain/gate/vocabulary/vocabulary.ts'
import { type Word, wordsOf } from '#domain/gate/words.ts'
import { isHost, type Script, type Sentence } from '#domain/script.ts'

export type Heard = {
  line: Sentence
  scene: number
  /** Its place within the scene. */
  at: number
  /** Its place among all lines. */
  index: number
  words: readonly Word[]
  content: ReadonlySet<string>
  /** It ends with a question mark, and a host says it. */
  asks: boolean
  /** … or asks anywhere. */
  holdsQuestion: boolean
  isLastScene: boolean
}

export type Talk = {
  lines: readonly Heard[]
  vocabulary: Vocabulary
  /** Words that are written large within a sentence. */
  names: ReadonlySet<string>
}

export function talkOf({ language = 'en', chapters }: Pick<Script, 'language' | 'chapters'>): Talk {
  const vocabulary = vocabularyOf(language)
  let index = -1
  const lines = chapters.flatMap(({ sentences }, scene) =>
    sentences.map((line, at): Heard => {
      const words = wordsOf(line.text, language)
      index += 1
      return {
        ...{ line, scene, at, index, words, content: contentOf(words, vocabulary) },
        asks: isHost(line.speaker) && /\?["”'’)]*$/.test(line.text.trim()),
        holdsQuestion: sentencesOf(line.text, language).some((text) => text.includes('?')),
        isLastScene: scene === chapters.length - 1,
      }
    }),
  )
  return { lines, vocabulary, names: namesIn(lines, language) }
}

const namesIn = (lines: readonly Heard[], language: string): ReadonlySet<string> =>
  new Set(
    lines
      .flatMap(({ words, line }) => [
        words,
        ...(line.claims ?? []).map(({ quote }) => wordsOf(quote, language)),
      ])
      .flatMap((words) => words.filter((word, at) => at > 0 && isLarge(word)).map(({ raw }) => raw)),
  )

const isLarge = ({ raw, after }: Word) => !/[.!?:"“]/.test(after) && /^\p{Lu}\p{Ll}/u.test(raw)

/** The lines just before, in the same scene; where a scene has just begun, the end of the one before it rings on. */
export const before = ({ lines }: Talk, { index }: Heard, length: number): readonly Heard[] =>
  lines.slice(Math.max(0, index - length), index)

export const inScene = (lines: readonly Heard[], scene: number): readonly Heard[] =>
  lines.filter((each) => each.scene === scene)
