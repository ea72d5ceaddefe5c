/** What a show is made from before anything is written: questions, and what counts as an answer. */
import { checkWebsite } from './website-address.ts'

export type ShowQuestion = {
  id: string
  /** A choice may be heard, by the id of a sample. */
  choices?: readonly { id: string; label: string; sample?: string }[]
  isSeveral?: boolean
  /** Words of their own, beside or instead of a choice. */
  text?: { most: number; rows?: number; isAddress?: boolean }
  /** A line each. */
  leastLines?: number
  isNeeded?: boolean
}

export type Answer = { text: string; choices: readonly string[] }
export const noAnswer: Answer = { text: '', choices: [] }

const linesOfAnswer = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Whether it says what was asked: what is half an answer is kept as well, and does not count. */
export function isAnswered(question: ShowQuestion, { text, choices }: Answer): boolean {
  if (question.text?.isAddress) return checkWebsite(text).ok
  if (question.leastLines) return linesOfAnswer(text).length >= question.leastLines
  return choices.length > 0 || text.trim() !== ''
}

/** Undefined: it is longer than it may be. Choices that nobody offers are none. */
export function typedAnswer(
  question: ShowQuestion,
  typed: { text: string; choices: readonly string[] },
): Answer | undefined {
  const text = typed.text.replaceAll('\r\n', '\n').trim()
  if (text.length > (question.text?.most ?? 0)) return text === '' ? noAnswer : undefined
  const offered = (question.choices ?? []).map(({ id }) => id).filter((id) => typed.choices.includes(id))
  return { text, choices: question.isSeveral ? offered : offered.slice(0, 1) }
}

export const isSameAnswer = (one: Answer, other: Answer): boolean =>
  one.text === other.text && one.choices.join('\n') === other.choices.join('\n')
