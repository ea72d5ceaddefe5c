/** Whether a script still makes sense after lines went or changed: what code can see of it. */
import { contentOf } from './content.ts'
import type { Line } from './line.ts'
import { beginsWith } from './phrases.ts'
import { frame } from './sense-frame.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary/vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

type Scene = { title: string; lines: readonly Line[] }

export type Nonsense = {
  kind:
    | 'question-without-answer'
    | 'answer-without-question'
    | 'announces-nothing'
    | 'points-at-nothing'
    | 'said-twice'
    | 'no-opening'
    | 'no-ending'
    | 'no-disclosure'
  scene: number
  /** Its place within the scene. */
  line: number
}

type Programme = {
  /** What has to be said of the voices in the first scene. */
  disclosure: string
  /** A line of the programme: it says nothing of the business, and points at nothing. */
  isFormula(text: string): boolean
  /** … after which something is read. */
  announces(text: string): boolean
}

type Told = {
  scene: number
  at: number
  line: Line
  words: readonly Word[]
  lines: readonly Line[]
  isFormula: boolean
  announces: boolean
  isLastScene: boolean
}

export function senseOf(scenes: readonly Scene[], language: string, programme: Programme): Nonsense[] {
  const vocabulary = vocabularyOf(language)
  const told = scenes.flatMap(({ lines }, scene) =>
    lines.map((line, at): Told => {
      const isFormula = isHost(line) && programme.isFormula(line.text)
      const announces = isFormula && programme.announces(line.text)
      const isLastScene = scene === scenes.length - 1
      return {
        scene,
        at,
        line,
        lines,
        words: wordsOf(line.text, language),
        isFormula,
        announces,
        isLastScene,
      }
    }),
  )
  const faults = told.flatMap((each) =>
    kinds
      .filter(([, isSo]) => isSo(each, vocabulary, told))
      .map(([kind]): Nonsense => ({ kind, scene: each.scene, line: each.at })),
  )
  return [...faults, ...frame(scenes, language, programme.disclosure)]
}

type IsSo = (each: Told, vocabulary: Vocabulary, all: readonly Told[]) => boolean

const isQuestion = ({ text }: Line) => text.trimEnd().endsWith('?')
const isHost = ({ speaker }: Line) => speaker === 'host' || speaker === 'guest'

/**
 * Within two lines somebody else says something that is no question. A host who is alone says where to call, and closes
 * after it.
 */
function isUnanswered(
  { line, lines, scene, at, isFormula, isLastScene }: Told,
  _: Vocabulary,
  all: readonly Told[],
): boolean {
  if (!isQuestion(line) || !isHost(line)) return false
  const isByThemselves = isFormula && isLastScene && lines.length > at + 2
  // Whoever leads on to the next thing has not answered.
  const after = all.filter((each) => each.scene === scene && each.at > at && each.at <= at + 2)
  const next = after.findIndex((each) => each.announces && !isQuestion(each.line))
  return !after
    .slice(0, next < 0 ? undefined : next)
    .some(({ line: next }) => (isByThemselves || next.speaker !== line.speaker) && !isQuestion(next))
}

/** `Mo D. wrote:`, `And they go on.`: somebody is about to be read, now or after one question more. */
function announcesNothing({ line, lines, at, announces }: Told): boolean {
  if (!announces || isQuestion(line)) return false
  const [next, second] = lines.slice(at + 1, at + 3)
  if (!next) return true
  if (!isHost(next)) return false
  return line.text.endsWith(':') || !second || isHost(second)
}

/** A yes or a no answers somebody, in one of the two lines before. */
function isUnasked({ words, lines, at }: Told, { yes, no }: Vocabulary): boolean {
  const [first, second] = words
  const isAnswer =
    first !== undefined && (yes.has(first.key) || no.has(first.key)) && (!second || second.after.length > 0)
  return isAnswer && !lines.slice(Math.max(0, at - 2), at).some(({ text }) => text.includes('?'))
}

/** `She trained in Porto` as the first line of a scene, or behind lines that name nobody and nothing. */
function pointsAtNothing({ words, line, lines, at, isFormula }: Told, vocabulary: Vocabulary): boolean {
  if (line.speaker === 'customer' || isFormula || isQuestion(line)) return false
  if (!beginsWith(words, vocabulary.pointers)) return false
  const before = lines.slice(Math.max(0, at - 2), at)
  return !before.some(({ text }) => contentOf(wordsOf(text, vocabulary.code), vocabulary).size > 0)
}

/** By what is claimed and not by its letters: nearly the same words that matter. The end may come back to the opening. */
function isRepeated(told: Told, vocabulary: Vocabulary, all: readonly Told[]): boolean {
  const { words, line, isFormula, isLastScene } = told
  const content = contentOf(words, vocabulary)
  if (content.size < 4 || isFormula || isQuestion(line)) return false
  return all
    .slice(isLastScene ? 1 : 0, all.indexOf(told))
    .filter((earlier) => !earlier.isFormula)
    .some((earlier) => {
      const other = contentOf(earlier.words, vocabulary)
      const shared = [...content].filter((word) => other.has(word)).length
      return shared / content.size >= 0.9 && !isQuestion(earlier.line)
    })
}

const kinds: readonly (readonly [Nonsense['kind'], IsSo])[] = [
  ['question-without-answer', isUnanswered],
  ['answer-without-question', isUnasked],
  ['announces-nothing', announcesNothing],
  ['points-at-nothing', pointsAtNothing],
  ['said-twice', isRepeated],
]
