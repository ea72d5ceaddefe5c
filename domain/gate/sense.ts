/** Whether a script still makes sense after lines went or changed: what code can see of it. */
import { contentOf } from './content.ts'
import type { Line } from './line.ts'
import { beginsWith } from './phrases.ts'
import { sentencesOf } from './site.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary/vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

export type Scene = { title: string; lines: readonly Line[] }

export type Nonsense = {
  kind:
    | 'question-without-answer'
    | 'answer-without-question'
    | 'points-at-nothing'
    | 'said-twice'
    | 'no-opening'
    | 'no-ending'
    | 'no-disclosure'
  scene: number
  /** Its place within the scene. */
  line: number
}

type Told = { scene: number; at: number; line: Line; words: readonly Word[]; lines: readonly Line[] }

/** `disclosure` is what has to be said of the voices in the first scene. */
export function senseOf(scenes: readonly Scene[], language: string, disclosure: string): Nonsense[] {
  const vocabulary = vocabularyOf(language)
  const told = scenes.flatMap(({ lines }, scene) =>
    lines.map((line, at): Told => ({ scene, at, line, lines, words: wordsOf(line.text, language) })),
  )
  const faults = told.flatMap((each) =>
    kinds
      .filter(([, isSo]) => isSo(each, vocabulary, told))
      .map(([kind]): Nonsense => ({ kind, scene: each.scene, line: each.at })),
  )
  return [...faults, ...frame(scenes, language, disclosure)]
}

type IsSo = (each: Told, vocabulary: Vocabulary, all: readonly Told[]) => boolean

const isQuestion = ({ text }: Line) => text.trimEnd().endsWith('?')

/** Within two lines somebody else says something that is no question. */
function isUnanswered({ line, lines, at }: Told): boolean {
  if (!isQuestion(line)) return false
  return !lines.slice(at + 1, at + 3).some((next) => next.speaker !== line.speaker && !isQuestion(next))
}

/** A yes or a no answers somebody, in one of the two lines before. */
function isUnasked({ words, lines, at }: Told, { yes, no }: Vocabulary): boolean {
  const [first, second] = words
  const isAnswer =
    first !== undefined && (yes.has(first.key) || no.has(first.key)) && (!second || second.after.length > 0)
  return isAnswer && !lines.slice(Math.max(0, at - 2), at).some(({ text }) => text.includes('?'))
}

/** `She trained in Porto` as the first line of a scene, or behind lines that name nobody and nothing. */
function pointsAtNothing({ words, line, lines, at }: Told, vocabulary: Vocabulary): boolean {
  if (line.speaker === 'customer' || isQuestion(line) || !beginsWith(words, vocabulary.pointers)) return false
  const before = lines.slice(Math.max(0, at - 2), at)
  return !before.some(({ text }) => contentOf(wordsOf(text, vocabulary.code), vocabulary).size > 0)
}

/** By what is claimed and not by its letters: nearly the same words that matter. */
function isRepeated({ words, line, scene, at }: Told, vocabulary: Vocabulary, all: readonly Told[]): boolean {
  const content = contentOf(words, vocabulary)
  if (content.size < 4 || isQuestion(line)) return false
  return all
    .slice(
      0,
      all.findIndex((each) => each.scene === scene && each.at === at),
    )
    .some((earlier) => {
      const other = contentOf(earlier.words, vocabulary)
      const shared = [...content].filter((word) => other.has(word)).length
      return shared / content.size >= 0.9 && !isQuestion(earlier.line)
    })
}

function frame(scenes: readonly Scene[], language: string, disclosure: string): Nonsense[] {
  const key = (text: string) =>
    wordsOf(text, language)
      .map((word) => word.key)
      .join(' ')
  const wanted = sentencesOf(disclosure, language).map(key)
  const opening = (scenes[0]?.lines ?? []).map(({ text }) => key(text)).join(' ')
  const last = scenes.length - 1
  return [
    ...(scenes[0]?.lines.length ? [] : [{ kind: 'no-opening' as const, scene: 0, line: 0 }]),
    ...(scenes.length > 1 && scenes[last]?.lines.length
      ? []
      : [{ kind: 'no-ending' as const, scene: Math.max(0, last), line: 0 }]),
    ...(wanted.every((sentence) => opening.includes(sentence))
      ? []
      : [{ kind: 'no-disclosure' as const, scene: 0, line: 0 }]),
  ]
}

const kinds: readonly (readonly [Nonsense['kind'], IsSo])[] = [
  ['question-without-answer', isUnanswered],
  ['answer-without-question', isUnasked],
  ['points-at-nothing', pointsAtNothing],
  ['said-twice', isRepeated],
]
